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
  // What was taken and has not come back as the value yet, while the text may have gone on.
  const [underWay, setUnderWay] = useState<readonly (Value | undefined)[]>([]);
  if (known !== value) {
    setKnown(value);
    const arrived = underWay.lastIndexOf(value);
    setUnderWay(arrived === -1 ? [] : underWay.slice(arrived + 1));
    // Changed elsewhere; the text follows.
    if (arrived === -1 && read(text) !== value) setText(toText(value));
  }
  const take = (typed: string) => {
    const meant = read(typed);
    if (meant === null || meant === value) return;
    setUnderWay([...underWay, meant]);
    onTyped(meant);
  };
  const takeLatest = useEffectEvent(take);
  useEffect(() => {
    const timer = setTimeout(() => takeLatest(text), PAUSE_MS);
    return () => clearTimeout(timer);
    // Once the value has come, the text may have gone on from it.
  }, [text, value]);
  return { text, setText, take };
}
