import{db as o,eb as r,fb as m}from"./chunk-FQOWJPQQ.js";export{o as AdviceWish,r as HintsSheet,m as ReviewSheet};
