import{Ka as o,La as r,Ma as m}from"./chunk-F3B467UL.js";export{o as AdviceWish,r as HintsSheet,m as ReviewSheet};
