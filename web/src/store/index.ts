// What the app knows about the open game, as signals, and the functions that change them. Components only read.
export * from "./hand";
export * from "./known";
export { closeGame } from "./leaving";
export * from "./opening";
export * from "./overlays";
export * from "./places";
export * from "./playing";
export * from "./sensible";
export * from "./targets";
import "./turn-call";
