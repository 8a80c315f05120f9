// The learned table chooses by features of a question with masked slots, of its parts and of its words.

import { isShopName } from '../slots/mend-slips.ts';
import { splitParts } from '../slots/parts.ts';
import { toWords } from '../slots/text.ts';
import { NETWORKS } from '../heads.ts';

type Rows = { rowCount: number };
const START = '^';
const END = '$';
const PART_LENGTH = 4;
const MOST_WORDS_COUNTED = 8;

/** Whether a token is a mask in the place of a slot, such as `P-`, `Ce` or `M` (see `find-slots.ts`). */
export const isMask = (token: string): boolean => /^[A-Z%]/.test(token);

/** Returns the rows of a question's features: words, pairs of words, parts of words, masks and pairs of masks. */
export function featuresOfQuestion(tokens: readonly string[], network: Rows = NETWORKS.question): number[] {
  const rows = new Set<number>();
  const add = (kind: string, text: string) => rows.add(hashRow(kind + text, network));
  const all = [START, ...tokens, END];
  for (const [at, token] of all.entries()) {
    const next = all[at + 1];
    if (next !== undefined) add('pair', `${token} ${next}`);
  }
  for (const token of new Set(tokens)) {
    add('word', token);
    if (!isMask(token)) for (const part of splitLetterGroups(token)) add('part', part);
  }
  const masks = [...new Set(tokens.filter((token) => isMask(token)))].toSorted();
  for (const [at, one] of masks.entries())
    for (const other of masks.slice(at + 1)) add('masks', `${one} ${other}`);
  add('all masks', masks.join(' '));
  add('length', String(Math.min(tokens.length, MOST_WORDS_COUNTED)));
  return [...rows];
}

/** Returns the rows of a question that follows another one with the intent `previous`. */
export function featuresAfter(tokens: readonly string[], previous: string): number[] {
  const masks = joinMasks(tokens);
  const count = Math.min(tokens.length, MOST_WORDS_COUNTED);
  const subject = /(?:^| )[MC]/.test(masks) ? 'with subject' : 'without subject';
  const period = /(?:^| )P/.test(masks) ? 'with period' : 'without period';
  const followUp = [
    previous,
    `${previous} ${tokens[0] ?? ''}`,
    `${previous} ${masks}`,
    `${previous} ${count}`,
    `masks ${masks} ${count}`,
    `${subject} ${period}`,
    `${subject} ${period} ${count}`,
    `${subject} ${period} ${tokens[0] ?? ''}`,
    ...tokens.filter((token) => !isMask(token)).map((token) => `${subject} ${period} ${token}`),
  ];
  return [
    ...featuresOfQuestion(tokens),
    ...followUp.map((feature) => hashRow(`after ${feature}`, NETWORKS.question)),
  ];
}

/** Returns the place of the part with the index `at` in a question of `count` parts. */
export const placeOfPart = (at: number, count: number): 'first' | 'middle' | 'last' =>
  at === 0 ? 'first' : at === count - 1 ? 'last' : 'middle';

/** Returns the rows of a part of a question. `others` are the tokens of the other parts. */
export function featuresOfPart(
  tokens: readonly string[],
  place: ReturnType<typeof placeOfPart>,
  others: readonly string[],
): number[] {
  const masks = joinMasks(tokens);
  const count = Math.min(tokens.length, MOST_WORDS_COUNTED);
  const special = [
    place,
    `${place} ${masks}`,
    `${masks} beside ${joinMasks(others)}`,
    `${place} from ${tokens[0] ?? ''}`,
    `${place} to ${tokens.at(-1) ?? ''}`,
    `${place} ${count}`,
  ];
  return [
    ...featuresOfQuestion(tokens, NETWORKS.part),
    ...special.map((feature) => hashRow(`part ${feature}`, NETWORKS.part)),
  ];
}

const joinMasks = (tokens: readonly string[]): string =>
  [...new Set(tokens.filter((token) => isMask(token)))].toSorted().join(' ');

/** The kind of a word: common in questions, a well-known shop, or new. */
export const wordKind = (word: string, isKnown: boolean): 'known' | 'shop' | 'new' =>
  isShopName(word) ? 'shop' : isKnown ? 'known' : 'new';

/** A token is looked for among this many words after its expected place in the question. */
const MAX_MOVED = 8;

/** The place of a token in its question. */
export type Place = {
  /** The index of its part of the question. */
  segment: number;
  /** Whether it has a capital within a part; `unknown` in a question without such capitals. */
  capital: 'yes' | 'no' | 'unknown';
};

export function findPlaces(question: string, tokens: readonly string[]): Place[] {
  const words = splitParts(question).flatMap((part, segment) =>
    part
      .split(/[^\p{L}\p{N}'’]+/u)
      .filter((each) => each !== '')
      .flatMap((each, index) =>
        toWords(each)
          .split(' ')
          .map((word) => ({ word, segment, isCapital: index > 0 && /^\p{Lu}/u.test(each) && each !== 'I' })),
      ),
  );
  const hasCapitals = words.some(({ isCapital }) => isCapital) && /\p{Ll}/u.test(question);
  let at = 0;
  return tokens.map((token) => {
    const ahead = words.slice(at, at + MAX_MOVED).findIndex(({ word }) => word === token);
    if (ahead >= 0) at += ahead + 1;
    const { segment = 0, isCapital = false } = words[Math.max(0, at - 1)] ?? {};
    const capital = hasCapitals ? (ahead >= 0 && isCapital ? 'yes' : 'no') : 'unknown';
    return { segment, capital };
  });
}

/**
 * Returns the rows of a word's features: its neighbours, its part of the question, and the word itself if it is known.
 */
export function featuresOfWord(
  tokens: readonly string[],
  places: readonly Place[],
  at: number,
  kind: string,
  intent: string,
): number[] {
  const token = tokens[at] ?? '';
  const segmentOf = (place: number) => places[place]?.segment;
  const segment = segmentOf(at) ?? 0;
  const { capital = 'unknown' } = places[at] ?? {};
  const near = (offset: number) => {
    if (at + offset < 0) return START;
    return segmentOf(at + offset) === segment ? (tokens[at + offset] ?? END) : END;
  };
  const identity = kind === 'known' ? token : kind;
  const part = tokens.filter((_, each) => segmentOf(each) === segment);
  const masks = part.filter((each) => isMask(each));
  const last = segmentOf(places.length - 1) ?? 0;
  const place = `${segment === 0 ? 'first' : ''} ${segment === last ? 'last' : ''} ${masks.length > 0 ? 'masks' : ''}`;
  const subjects = new Set(tokens.filter((each) => /^[MC]/.test(each)));
  return [
    `at ${identity}`,
    `kind ${kind}`,
    `capital ${capital} ${kind}`,
    `capital ${capital} ${kind} before ${near(-1)}`,
    `before ${near(-1)}`,
    `before ${near(-2)} ${near(-1)}`,
    `before ${near(-3)} ${near(-2)} ${near(-1)}`,
    `after ${near(1)}`,
    `after ${near(1)} ${near(2)}`,
    `between ${near(-1)} ${near(1)}`,
    `between ${near(-1)} ${identity} ${near(1)}`,
    `second before ${near(-2)}`,
    `second after ${near(2)}`,
    `ending ${token.slice(-3)}`,
    `ending ${token.slice(-2)} ${near(-1)}`,
    `place ${Math.min(at, 3)} ${Math.min(tokens.length - at, 3)}`,
    `part ${place}`,
    `part ${place} ${kind} ${subjects.size}`,
    `part from ${part[0] ?? ''}`,
    `part from ${part.slice(0, 2).join(' ')}`,
    `part of ${part.length}`,
    `subjects ${subjects.size} ${kind}`,
    `in ${intent} ${kind}`,
    `in ${intent} ${subjects.size} ${kind}`,
    `in ${intent} before ${near(-1)} ${kind}`,
    ...masks.map((mask) => `with ${mask}`),
  ].map((feature) => hashRow(feature, NETWORKS.word));
}

/** Splits a word into overlapping parts: `<gas`, `gast`, `asto`, `sto>`. A slip then changes only some of them. */
function splitLetterGroups(word: string): string[] {
  const marked = `<${word}>`;
  const count = Math.max(1, marked.length - PART_LENGTH + 1);
  return Array.from({ length: count }, (_, at) => marked.slice(at, at + PART_LENGTH));
}

/** Computes the row of a feature: FNV-1a with a final mix, the same on every machine. */
function hashRow(text: string, { rowCount }: Rows): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % rowCount;
}
