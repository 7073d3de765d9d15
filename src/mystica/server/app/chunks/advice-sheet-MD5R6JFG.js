import{La as o,Ma as r,Na as m}from"./chunk-Q4JFN3DJ.js";export{o as AdviceWish,r as HintsSheet,m as ReviewSheet};
