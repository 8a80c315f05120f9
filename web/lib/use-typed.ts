import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 300;

type Typed<Value> = {
  value: Value | undefined;
  toText: (value: Value | undefined) => string;
  /** What the text means; null while it means nothing that could be taken. */
  read: (text: string) => Value | undefined | null;
  onTyped: (value: Value | undefined) => void;
};

/** The text of a field whose value is taken a moment after the typing pauses, or when somebody asks for it. */
export function useTyped<Value extends string>({ value, toText, read, onTyped }: Typed<Value>) {
  const [text, setText] = useState(() => toText(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // The value has changed: by the text itself, or elsewhere, which the text then follows.
    setKnown(value);
    if (read(text) !== value) setText(toText(value));
  }
  const take = (typed: string) => {
    const meant = read(typed);
    if (meant !== null && meant !== value) onTyped(meant);
  };
  const takeLatest = useEffectEvent(take);
  useEffect(() => {
    const timer = setTimeout(() => takeLatest(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, take };
}
