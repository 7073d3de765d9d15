import{db as o,eb as r,fb as m}from"./chunk-FN4WLPR6.js";export{o as AdviceWish,r as HintsSheet,m as ReviewSheet};
