import type { Additions } from '../lists/read-additions.ts';
import type { Question } from '../lists/read-lists.ts';
import { toWords } from '../slots/text.ts';
import type { Language } from '../types.ts';
import { randomFrom } from '../../random.ts';

/** Intents whose questions cannot be answered once a limit is added. */
const LIMITED =
  /^(?:spend\.(?:total|compare|average|list)|income\.(?:total|average)|records\.(?:list|count|largest)|balance\.total)$/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A variation of a question. If it has a slip, its slots may not be found. */
export type Variation = Question & { hasSlip?: true };

/** Groups of words that may replace each other. */
const toGroups = ({ synonyms }: Additions): string[][] => synonyms.map((group) => group.split(', '));

/** Makes variations of questions: with additions, other words or slips. With an added limit they mean `didYouMean`. */
export function makeVariations(
  questions: readonly Question[],
  additions: Record<Language, Additions>,
  seed = 7,
): Variation[] {
  const random = randomFrom(seed);
  const synonyms = { en: toGroups(additions.en), es: toGroups(additions.es) };
  const pick = createPicker(random);
  return questions.flatMap((question) => {
    const { opening, closing, filler, limit } = additions[question.lang];
    const text = toWords(question.question);
    const variations: Variation[] = [];
    const add = (words: string) => variations.push({ ...question, question: words });
    const isTalk = /^(?:smalltalk|help|didYouMean)/.test(question.intent);
    if (!isTalk) {
      add(`${text} ${pick(closing)}`);
      if (random() < 0.6) add(`${pick(opening)} ${text}`);
      else add(insert(text, pick(filler), random));
    }
    const other = withSynonyms(text, synonyms[question.lang], random);
    if (other !== text) add(other);
    if (text.length > 12 && random() < 0.5)
      variations.push({ ...question, question: withSlip(text, random), hasSlip: true });
    if (question.previous === undefined && LIMITED.test(question.intent) && random() < 0.2)
      variations.push({ ...question, question: `${text} ${pick(limit)}`, intent: 'didYouMean', slots: {} });
    return variations;
  });
}

export type WithPart = { question: Question; added?: { part: string; isAside: boolean } };

/** Returns each question unchanged, with an aside before it, with an aside after it, and with a limit after it. */
export function withParts(
  questions: readonly Question[],
  additions: Record<Language, Additions>,
  seed = 7,
): WithPart[] {
  const pick = createPicker(randomFrom(seed));
  return questions.flatMap((question) => {
    const { opening, closing, aside, limit } = additions[question.lang];
    const text = question.question;
    const before = pick([...opening, ...aside]);
    const after = pick([...closing, ...aside]);
    const limited = pick(limit);
    const change = (words: string): Question => ({ ...question, question: words });
    return [
      { question },
      { question: change(`${before}, ${text}`), added: { part: before, isAside: true } },
      { question: change(`${text}, ${after}`), added: { part: after, isAside: true } },
      { question: change(`${text}, ${limited}`), added: { part: limited, isAside: false } },
    ];
  });
}

/** Picks one of some items at random. */
const createPicker =
  (random: () => number) =>
  <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;

function insert(text: string, filler: string, random: () => number): string {
  const words = text.split(' ');
  const at = 1 + Math.floor(random() * Math.max(1, words.length - 1));
  return [...words.slice(0, at), filler, ...words.slice(at)].join(' ');
}

/** Replaces words that have synonyms, three times in four. */
function withSynonyms(text: string, groups: readonly string[][], random: () => number): string {
  let rest = ` ${text} `;
  for (const group of groups) {
    const word = group.find((each) => rest.includes(` ${each} `));
    if (word === undefined || random() < 0.25) continue;
    const other = group[Math.floor(random() * group.length)] ?? word;
    rest = rest.replace(` ${word} `, ` ${other} `);
  }
  return rest.trim();
}

/** Leaves out, doubles, swaps or exchanges a letter in a word of four letters or more. */
function withSlip(text: string, random: () => number): string {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (/^[a-z]{4,}$/.test(word) ? [at] : []));
  const at = long[Math.floor(random() * long.length)];
  if (at === undefined) return text;
  const word = words[at] ?? '';
  const place = 1 + Math.floor(random() * (word.length - 1));
  const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? '';
  const kind = random();
  words[at] =
    kind < 0.35
      ? word.slice(0, place) + word.slice(place + 1)
      : kind < 0.6
        ? word.slice(0, place) + (word[place] ?? '') + word.slice(place)
        : kind < 0.85
          ? word.slice(0, place - 1) + (word[place] ?? '') + (word[place - 1] ?? '') + word.slice(place + 1)
          : word.slice(0, place) + letter + word.slice(place + 1);
  return words.join(' ');
}
