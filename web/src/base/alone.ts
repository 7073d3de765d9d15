// The demo runs its server in the browser itself (web/demo): nobody can come to its tables from elsewhere.
export const isAlone = document.querySelector("meta[name=mystica-alone]") !== null;
