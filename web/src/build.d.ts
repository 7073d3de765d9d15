// What the build adds to the language.
declare module "*.css";
/** The `register.ts` of every box in `boxes/`, in the order of their names: build.mjs finds them. */
declare module "virtual:boxes";
/** The `styles/index.css` of every box. */
declare module "virtual:box-styles";
