import { featuresOfPart, placeOfPart } from './features.ts';
import type { Table } from './table.ts';
import { findSlots, prepare } from '../slots/find-slots.ts';
import { splitParts } from '../slots/parts.ts';
import type { Vocabulary } from '../types.ts';

/** From this probability on, a part of a question is an aside. */
const SURE_OF_ASIDE = 0.5;

/** Removes asides such as 'stuck on the bus again' from a question, unless nothing else would be left. */
export function withoutAsides(question: string, vocabulary: Vocabulary, table: Table): string {
  const parts = splitParts(question);
  if (parts.length < 2) return question;
  const found = parts.map((part) =>
    findSlots(prepare(part, vocabulary, table.known), vocabulary, table.known),
  );
  const askingParts = parts.filter((_, at) => {
    const { tokens = [], leftOut, isDoubtful = false } = found[at] ?? {};
    // A part such as 'rent aside' excludes the rent.
    if (isDoubtful || (leftOut && leftOut.size > 0)) return true;
    const others = found.flatMap((each, other) => (other === at ? [] : each.tokens));
    const features = featuresOfPart(tokens, placeOfPart(at, parts.length), others);
    const isAside = table.choose('isAside', features).find(({ label }) => label === 'yes');
    return (isAside?.probability ?? 0) < SURE_OF_ASIDE;
  });
  return askingParts.length === 0 || askingParts.length === parts.length ? question : askingParts.join('');
}
