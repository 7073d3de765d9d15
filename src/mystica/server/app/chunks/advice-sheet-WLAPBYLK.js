import{Ma as o,Na as r,Oa as m}from"./chunk-TCLZMA64.js";export{o as AdviceWish,r as HintsSheet,m as ReviewSheet};
