import { useMemo, useState } from 'react';
import { UNCATEGORIZED } from '#shared/categories.ts';
import { typeOfKind } from '#shared/quick-add/kinds.ts';
import type { Reading } from '#shared/quick-add/types.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import {
  afterTyping,
  choose,
  otherReadings,
  toEntry,
  withChoices,
  type Choices,
  type Entry,
} from './choices.ts';
import { isSame, readWithout, toReadWords, type ReadWords } from './taken-off.ts';
import { useReadLine } from './use-read-line.ts';
import { useSuggestCategory } from './use-suggest-category.ts';

export type LineEntry = {
  line: string;
  reading: Reading;
  entry: Entry;
  /** The named, chosen or suggested category, which fits the type. */
  category: string;
  others: Partial<Entry>[];
  setLine: (line: string) => void;
  /** Takes something instead of what the line says. */
  take: (chosen: Partial<Entry>) => void;
  /** Parts of a reading that come from words and can be taken off. */
  readWords: ReadWords[];
  /** Parts that were taken off: their words belong to the description. */
  takenOff: readonly ReadWords[];
  takeOff: (words: ReadWords) => void;
  takeBack: (words: ReadWords) => void;
  /** Shows a whole transaction as if it had been typed. */
  fill: (line: string, chosen: Partial<Entry>) => void;
  clear: () => void;
};

/** A typed line with its reading, and what was chosen instead. */
export function useEntry(): LineEntry {
  const [line, setLine] = useState('');
  const [takenOff, setTakenOff] = useState<readonly ReadWords[]>([]);
  const [choices, setChoices] = useState<Choices>({});
  const readLine = useReadLine();
  const { reading, held } = useMemo(() => readWithout(readLine, line, takenOff), [readLine, line, takenOff]);
  const read = toEntry(reading);
  const entry = withChoices(read, choices);
  const category = useCategory(entry, reading.mentionedId);
  return {
    line,
    reading,
    entry,
    category,
    others: otherReadings(reading.ambiguous, entry),
    setLine: (text) => {
      setLine(text);
      setChoices(afterTyping);
      // A part whose words were changed is no longer taken off, even if they are typed again.
      setTakenOff(readWithout(readLine, text, held).held);
    },
    readWords: toReadWords(line, reading),
    takenOff: held,
    takeOff: (words) => setTakenOff([...held, words]),
    takeBack: (words) => setTakenOff(held.filter((each) => !isSame(each, words))),
    take: (chosen) => setChoices((before) => choose(before, read, chosen)),
    fill: (text, chosen) => {
      setLine(text);
      setTakenOff([]);
      setChoices(choose({}, toEntry(readLine(text)), chosen));
    },
    clear: () => {
      setLine('');
      setTakenOff([]);
      setChoices({});
    },
  };
}

function useCategory({ categoryId, kind, description }: Entry, mentionedId: string | undefined): string {
  const type = typeOfKind(kind);
  const { known } = useCategories();
  const suggest = useSuggestCategory();
  const mentioned = mentionedId !== undefined && known(mentionedId)?.type === type ? mentionedId : undefined;
  const suggested = useMemo(
    () => suggest(type, description, mentioned),
    [suggest, type, description, mentioned],
  );
  const named = categoryId === undefined ? undefined : known(categoryId);
  const fits = named !== undefined && (named.type === undefined || named.type === type);
  return fits ? named.id : (suggested ?? UNCATEGORIZED);
}
