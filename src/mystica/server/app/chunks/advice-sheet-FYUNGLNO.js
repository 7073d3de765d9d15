import{Ma as o,Na as r,Oa as m}from"./chunk-7OHIR5YY.js";export{o as AdviceWish,r as HintsSheet,m as ReviewSheet};
