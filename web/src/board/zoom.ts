// Zoom and pan of the map: wheel, pinch, drag, double tap, buttons and keys. The map is never lost: it always fills the
// window it is seen through, or lies in its middle. While it moves, the finished picture is only shifted and stretched;
// it is painted anew, crisp, as soon as it rests.
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Point } from "./geometry";

const MOST = 5;
const STEP = 1.35;
const SLOP = 6; // px a finger may move and still tap
const REST = 130; // ms without movement

type Box = readonly [left: number, top: number, width: number, height: number];

export interface Tap {
  at: Point;
  touch: boolean;
  /** The second of two quick taps at one place. */
  double: boolean;
}

export class Zoom {
  readonly factor = signal(1);
  private readonly middle = signal<Point>([0, 0]);
  private readonly size = signal<Point>([1, 1]);
  private readonly pointers = new Map<number, Point>();
  private start: Point | null = null; // where a single pointer went down
  private moved = false;
  private lastTap = { time: 0, at: [0, 0] as Point };
  private element: HTMLElement | null = null;

  constructor(
    readonly home: Box,
    private readonly onTap: (tap: Tap) => void,
    private readonly onMove: (at: Point | null) => void,
  ) {
    this.middle.value = [home[0] + home[2] / 2, home[1] + home[3] / 2];
  }

  /** Units of the map per px at the usual size. */
  private readonly unit = computed(() => Math.max(this.home[2] / this.size.value[0], this.home[3] / this.size.value[1]));

  /** What is seen now. */
  private readonly window: ReadonlySignal<Box> = computed(() => {
    const scale = this.unit.value / this.factor.value;
    const [width, height] = [this.size.value[0] * scale, this.size.value[1] * scale];
    const along = (at: number, start: number, whole: number, seen: number) =>
      seen >= whole ? start + whole / 2 - seen / 2 : Math.min(Math.max(at - seen / 2, start), start + whole - seen);
    const [x, y] = this.middle.value;
    return [along(x, this.home[0], this.home[2], width), along(y, this.home[1], this.home[3], height), width, height];
  });

  /** What was seen when the map last rested; nothing: it is not on the page yet. */
  private readonly rested = signal<Box | null>(null);
  private readonly painted = computed(() => this.rested.value ?? this.window.value);
  private timer = 0;

  /** For the viewBox of every layer. */
  readonly box = computed(() => this.painted.value.map((value) => value.toFixed(2)).join(" "));
  /** Px per unit of the map as it is painted. */
  readonly scale = computed(() => this.size.value[0] / this.painted.value[2]);
  /** Where the map's upper and lower edge are seen, in px from those of the element. */
  readonly edges = computed(() => {
    const [[, top, , height], [, start, , whole]] = [this.painted.value, this.home];
    const px = (units: number) => Math.max(0, Math.round(units * this.scale.value));
    return { above: px(start - top), below: px(top + height - start - whole) };
  });
  /** How the painted picture is shifted and stretched until the map rests. */
  readonly transform = computed(() => {
    const [was, now, [width, height]] = [this.painted.value, this.window.value, this.size.value];
    if (was === now) return "";
    const [x, y] = [((was[0] - now[0]) / now[2]) * width, ((was[1] - now[1]) / now[3]) * height];
    return `transform:translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(${(was[2] / now[2]).toFixed(4)})`;
  });

  /** Paint what is seen: at once, or when nothing has moved for a moment. */
  private rest(after = 0): void {
    clearTimeout(this.timer);
    if (after) this.timer = window.setTimeout(() => this.rest(), after);
    else this.rested.value = this.window.value;
  }

  private at(event: { clientX: number; clientY: number }): Point {
    const frame = this.element!.getBoundingClientRect();
    const [left, top, width, height] = this.window.value;
    return [left + ((event.clientX - frame.left) / frame.width) * width, top + ((event.clientY - frame.top) / frame.height) * height];
  }

  /** Zoom, with this place of the map staying where it is. */
  by(times: number, around?: Point, rest = 0): void {
    const before = this.factor.value;
    const after = Math.min(Math.max(before * times, 1), MOST);
    const [left, top, width, height] = this.window.value;
    const now: Point = [left + width / 2, top + height / 2];
    const [x, y] = around ?? now;
    batch(() => {
      this.factor.value = after;
      this.middle.value = [x + ((now[0] - x) * before) / after, y + ((now[1] - y) * before) / after];
      this.settle(rest);
    });
  }

  readonly in = () => this.by(STEP);
  readonly out = () => this.by(1 / STEP);
  readonly whole = () => this.by(0);

  private pan(x: number, y: number): void {
    const scale = this.unit.value / this.factor.value;
    const [left, top, width, height] = this.window.value;
    batch(() => {
      this.middle.value = [left + width / 2 - x * scale, top + height / 2 - y * scale];
      this.settle(REST);
    });
  }

  /** What the window shows is where the middle is: no dead way at the edges. */
  private settle(rest: number): void {
    const [left, top, width, height] = this.window.value;
    this.middle.value = [left + width / 2, top + height / 2];
    this.rest(rest);
  }

  /** Bring a place into sight. */
  reveal([x, y]: Point, room: number): void {
    const [left, top, width, height] = this.window.value;
    const shift = (at: number, start: number, seen: number) => Math.min(at - room - start, 0) + Math.max(at + room - start - seen, 0);
    const [dx, dy] = [shift(x, left, width), shift(y, top, height)];
    if (dx || dy) {
      this.middle.value = [left + width / 2 + dx, top + height / 2 + dy];
      this.settle(0);
    }
  }

  /** Listen to an element; gives back how to stop. */
  attach(element: HTMLElement): () => void {
    this.element = element;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (!clientWidth || !clientHeight) return;
      this.size.value = [clientWidth, clientHeight];
      this.rest();
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(name: K, handler: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(name, handler, { signal: stop.signal, passive: false });
    on("wheel", (event) => this.wheel(event));
    on("pointerdown", (event) => this.down(event));
    on("pointermove", (event) => this.move(event));
    on("pointerup", (event) => this.up(event));
    on("pointercancel", (event) => this.pointers.delete(event.pointerId));
    on("pointerleave", (event) => {
      if (event.pointerType === "mouse") this.onMove(null);
    });
    return () => {
      clearTimeout(this.timer);
      watch.disconnect();
      stop.abort();
    };
  }

  private wheel(event: WheelEvent): void {
    if (event.deltaY > 0 && this.factor.value === 1) return; // nothing to leave: the page may scroll
    event.preventDefault();
    this.by(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) * 0.0022), this.at(event), REST);
  }

  private down(event: PointerEvent): void {
    if (event.button || (event.target as Element).closest("button")) return;
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    this.start = [event.clientX, event.clientY];
    this.moved = this.pointers.size > 1;
  }

  private move(event: PointerEvent): void {
    if (!event.buttons) this.pointers.delete(event.pointerId); // was let go elsewhere
    const was = this.pointers.get(event.pointerId);
    if (!was) {
      if (event.pointerType === "mouse") this.onMove((event.target as Element).closest("button") ? null : this.at(event));
      return;
    }
    const now: Point = [event.clientX, event.clientY];
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (others.length === 1) {
      const other = others[0]!;
      const between = (a: Point): Point => [(a[0] + other[0]) / 2, (a[1] + other[1]) / 2];
      const far = (a: Point) => Math.max(Math.hypot(a[0] - other[0], a[1] - other[1]), 1);
      const [from, to] = [between(was), between(now)];
      this.pan(to[0] - from[0], to[1] - from[1]);
      this.by(far(now) / far(was), this.at({ clientX: to[0], clientY: to[1] }), REST);
    } else if (!others.length) {
      if (!this.moved && this.start && Math.hypot(now[0] - this.start[0], now[1] - this.start[1]) > SLOP) {
        this.moved = true;
        this.element!.setPointerCapture(event.pointerId);
      }
      if (this.moved) this.pan(now[0] - was[0], now[1] - was[1]);
    }
    this.pointers.set(event.pointerId, now);
  }

  private up(event: PointerEvent): void {
    if (!this.pointers.delete(event.pointerId) || this.moved || this.pointers.size) return;
    const at = this.at(event);
    const double = event.timeStamp - this.lastTap.time < 320 && Math.hypot(at[0] - this.lastTap.at[0], at[1] - this.lastTap.at[1]) < 25;
    this.lastTap = { time: double ? 0 : event.timeStamp, at };
    const touch = event.pointerType !== "mouse";
    if (double && touch) this.by(this.factor.value > 1.6 ? 0 : 2.4, at);
    this.onTap({ at, touch, double });
  }
}
