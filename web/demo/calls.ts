// What the page and the worker say to each other: requests one way, answers in pieces the other way.

export interface Request {
  number: number;
  method: string;
  /** With what stands behind the question mark. */
  address: string;
  headers: [string, string][];
  body: string;
}

export type ToWorker = { request: Request } | { leave: number };

export type Stage = "python" | "packages" | "game" | "ready";

export type FromWorker =
  | { stage: Stage }
  | { failed: string }
  | { number: number; kind: "begin"; status: number; headers: [string, string][] }
  | { number: number; kind: "more"; content: Uint8Array }
  | { number: number; kind: "end" };
