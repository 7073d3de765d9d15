import{Na as o,Oa as r,Pa as m}from"./chunk-OWBSF4FO.js";export{o as AdviceWish,r as HintsSheet,m as ReviewSheet};
