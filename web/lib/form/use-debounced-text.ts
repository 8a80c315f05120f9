import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 300;

type Options<Value> = {
  value: Value | undefined;
  toText: (value: Value | undefined) => string;
  /** Returns the value of a text; null while the text cannot be read. */
  read: (text: string) => Value | undefined | null;
  onCommit: (value: Value | undefined) => void;
};

/** The text of a field whose value changes when typing pauses, or at once by `commit`. */
export function useDebouncedText<Value extends string>({ value, toText, read, onCommit }: Options<Value>) {
  const [text, setText] = useState(() => toText(value));
  const [lastValue, setLastValue] = useState(value);
  // Values that were committed and have not come back as `value` yet; the text may be newer.
  const [pending, setPending] = useState<readonly (Value | undefined)[]>([]);
  if (lastValue !== value) {
    setLastValue(value);
    const arrived = pending.lastIndexOf(value);
    setPending(arrived === -1 ? [] : pending.slice(arrived + 1));
    // The value was changed elsewhere, so the text follows.
    if (arrived === -1 && read(text) !== value) setText(toText(value));
  }
  const commit = (newText: string) => {
    const newValue = read(newText);
    if (newValue === null || newValue === value) return;
    setPending([...pending, newValue]);
    onCommit(newValue);
  };
  const commitLatest = useEffectEvent(commit);
  useEffect(() => {
    const timer = setTimeout(() => commitLatest(text), PAUSE_MS);
    return () => clearTimeout(timer);
    // A new value restarts the wait, because the text may be newer.
  }, [text, value]);
  return { text, setText, commit };
}
