import{Ka as o,La as r,Ma as m}from"./chunk-4XH3NNG5.js";export{o as AdviceWish,r as HintsSheet,m as ReviewSheet};
