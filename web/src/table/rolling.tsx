// A number that rolls to its new value, and says for a moment by how much it changed.
import { useEffect, useRef, useState } from "preact/hooks";
import { preferences } from "../base/preferences";

const DURATION = 420; // ms, as --calm

export function Rolling({ value }: { value: number }) {
  const [shown, show] = useState(value);
  const last = useRef(value);
  const [change, setChange] = useState({ by: 0, times: 0 });
  useEffect(() => {
    const from = last.current;
    last.current = value;
    if (from === value) return;
    if (!preferences.peek().motion) {
      show(value);
      return;
    }
    setChange((was) => ({ by: value - from, times: was.times + 1 }));
    const began = performance.now();
    let frame = requestAnimationFrame(function roll(now) {
      const part = Math.min(1, Math.max(0, (now - began) / DURATION));
      show(Math.round(from + (value - from) * (1 - (1 - part) ** 2)));
      if (part < 1) frame = requestAnimationFrame(roll);
    });
    return () => {
      cancelAnimationFrame(frame);
      show(value);
    };
  }, [value]);
  return (
    <b class="rolling">
      {shown}
      {change.by !== 0 && (
        <span key={change.times} class={change.by > 0 ? "change up" : "change down"} aria-hidden="true">
          {change.by > 0 ? `+${change.by}` : `−${-change.by}`}
        </span>
      )}
    </b>
  );
}
