import{Ma as o,Na as r,Oa as m}from"./chunk-CWCZ3VSL.js";export{o as AdviceWish,r as HintsSheet,m as ReviewSheet};
