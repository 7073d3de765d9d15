import{$a as m,Za as o,_a as r}from"./chunk-SFBWBPEO.js";export{o as AdviceWish,r as HintsSheet,m as ReviewSheet};
