import{Ka as o,La as r,Ma as m}from"./chunk-XE4AIXN4.js";export{o as AdviceWish,r as HintsSheet,m as ReviewSheet};
