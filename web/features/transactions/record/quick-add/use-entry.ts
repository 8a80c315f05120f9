import { useMemo, useState } from 'react';
import { UNCATEGORIZED } from '#shared/categories.ts';
import { typeOfKind } from '#shared/quick-add/kinds.ts';
import type { Reading } from '#shared/quick-add/types.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import {
  dropNoAmount,
  choose,
  otherReadings,
  toEntry,
  applyChoices,
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
  /** Chooses values instead of the read values. */
  chooseValues: (chosen: Partial<Entry>) => void;
  /** The parts of the reading that can become words again. */
  readWords: ReadWords[];
  /** The parts that were turned into words of the description. */
  takenOff: readonly ReadWords[];
  takeOff: (words: ReadWords) => void;
  takeBack: (words: ReadWords) => void;
  /** Sets the line and the values of a complete transaction. */
  fill: (line: string, chosen: Partial<Entry>) => void;
  clear: () => void;
};

/** A typed line with its reading and the user's choices. */
export function useEntry(): LineEntry {
  const [line, setLine] = useState('');
  const [takenOff, setTakenOff] = useState<readonly ReadWords[]>([]);
  const [choices, setChoices] = useState<Choices>({});
  const readLine = useReadLine();
  const { reading, remaining } = useMemo(
    () => readWithout(readLine, line, takenOff),
    [readLine, line, takenOff],
  );
  const read = toEntry(reading);
  const entry = applyChoices(read, choices);
  const category = useCategory(entry, reading.mentionedId);
  return {
    line,
    reading,
    entry,
    category,
    others: otherReadings(reading.ambiguous, entry),
    setLine: (text) => {
      setLine(text);
      setChoices(dropNoAmount);
      // A part whose words were changed is read again, even if the same words are typed later.
      setTakenOff(readWithout(readLine, text, remaining).remaining);
    },
    readWords: toReadWords(line, reading),
    takenOff: remaining,
    takeOff: (words) => setTakenOff([...remaining, words]),
    takeBack: (words) => setTakenOff(remaining.filter((other) => !isSame(other, words))),
    chooseValues: (chosen) => setChoices((before) => choose(before, read, chosen)),
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
  const namedCategory = categoryId === undefined ? undefined : known(categoryId);
  const hasRightType =
    namedCategory !== undefined && (namedCategory.type === undefined || namedCategory.type === type);
  return hasRightType ? namedCategory.id : (suggested ?? UNCATEGORIZED);
}
