import{La as o,Ma as r,Na as m}from"./chunk-Y65BRFWS.js";export{o as AdviceWish,r as HintsSheet,m as ReviewSheet};
