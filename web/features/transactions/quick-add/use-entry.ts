import { useMemo, useState } from 'react';
import { UNCATEGORIZED } from '#shared/categories.ts';
import type { Reading } from '#shared/quick-add/types.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { choose, otherReadings, toEntry, withChoices, type Choices, type Entry } from './choices.ts';
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
  /** Shows a whole transaction as if it had been typed. */
  fill: (line: string, chosen: Partial<Entry>) => void;
  clear: () => void;
};

/** A typed line with its reading, and what was chosen instead. */
export function useEntry(): LineEntry {
  const [line, setLine] = useState('');
  const [choices, setChoices] = useState<Choices>({});
  const readLine = useReadLine();
  const reading = useMemo(() => readLine(line), [readLine, line]);
  const read = toEntry(reading);
  const entry = withChoices(read, choices);
  const category = useCategory(entry);
  return {
    line,
    reading,
    entry,
    category,
    others: otherReadings(reading.ambiguous, entry),
    setLine,
    take: (chosen) => setChoices((before) => choose(before, read, chosen)),
    fill: (text, chosen) => {
      setLine(text);
      setChoices(choose({}, toEntry(readLine(text)), chosen));
    },
    clear: () => {
      setLine('');
      setChoices({});
    },
  };
}

function useCategory({ categoryId, type, description }: Entry): string {
  const { known } = useCategories();
  const suggest = useSuggestCategory();
  const suggested = useMemo(() => suggest(type, description), [suggest, type, description]);
  const named = categoryId === undefined ? undefined : known(categoryId);
  const fits = named !== undefined && (named.type === undefined || named.type === type);
  return fits ? named.id : (suggested ?? UNCATEGORIZED);
}
