// What the app knows about the open game, as signals, and the functions that change them. Components only read.
export * from "./store/known";
export { closeGame } from "./store/leaving";
export * from "./store/opening";
export * from "./store/overlays";
export * from "./store/playing";
export * from "./store/targets";
