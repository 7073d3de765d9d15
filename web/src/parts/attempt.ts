// What a page does with the server, one thing at a time: whether it is under way, and what went wrong.
import { useState } from "preact/hooks";

export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const attempt = async (what: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await what();
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, setError, attempt };
}
