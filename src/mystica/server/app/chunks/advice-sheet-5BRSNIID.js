import{Ka as o,La as r,Ma as m}from"./chunk-73GQUJHR.js";export{o as AdviceWish,r as HintsSheet,m as ReviewSheet};
