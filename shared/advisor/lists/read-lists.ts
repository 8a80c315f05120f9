import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCalendarDay } from '#shared/calendar.ts';
import { CATEGORIES } from '#shared/categories.ts';
import {
  INTENTS,
  type Intent,
  type Language,
  type Period,
  type Previous,
  type Slots,
} from '#shared/advisor/types.ts';

/** The meaning of a question. `didYouMean` and `bank` (balance and debts at a bank) have to be asked back. */
export type Meaning = Intent | 'didYouMean' | 'bank';

/** A question of a list and what it means. */
export type Question = {
  list: string;
  lang: Language;
  question: string;
  intent: Meaning;
  slots: Slots;
  /** The reading of the question before, if this one follows up on it. */
  previous?: Previous;
  /** Words of the asker's descriptions beside those of `vocabularyOf`. */
  words?: string[];
};

/** Lists that the table never learns from. They show how it reads new questions. */
export const NEVER_TRAINED: readonly string[] = ['kept', 'held', 'once'];

const LANGUAGES = ['en', 'es'] as const;
const COLUMNS = ['list', 'question', 'intent', 'slots', 'follow-up of', 'words'];

/** The questions of both files, in their order. Throws with file and line if a row is malformed. */
export function readLists(): Question[] {
  return LANGUAGES.flatMap((language) => {
    const text = readFileSync(join(import.meta.dirname, `${language}.tsv`), 'utf8');
    return parseList(text, language);
  });
}

/** The questions that the table learns from, without those of the lists `without`. */
export function readTrained(without: readonly string[] = []): Question[] {
  const left = [...NEVER_TRAINED, ...without];
  return readLists().filter(({ list }) => !left.includes(list));
}

/** A short text that changes with the questions. */
export function fingerprintOf(questions: readonly Question[]): string {
  return createHash('sha256').update(JSON.stringify(questions)).digest('hex').slice(0, 16);
}

/** The questions of one file's text. */
export function parseList(text: string, lang: Language): Question[] {
  const [head, ...rows] = text.split('\n');
  if (head !== COLUMNS.join('\t')) throw new Error(`${lang}.tsv:1: the columns are ${COLUMNS.join(', ')}.`);
  if (rows.pop() !== '') throw new Error(`${lang}.tsv: the last line has no end.`);
  return rows.map((row, index) => {
    try {
      return toQuestion(row, lang);
    } catch (error) {
      throw new Error(`${lang}.tsv:${index + 2}: ${String(error)}`, { cause: error });
    }
  });
}

function toQuestion(row: string, lang: Language): Question {
  const cells = row.split('\t');
  if (cells.length > COLUMNS.length) throw new Error('it has too many columns');
  const [list = '', question = '', intent = '', slots = '', previous = '', words = ''] = cells;
  if (!/^[a-z-]+$/.test(list)) throw new Error(`'${list}' is no name of a list`);
  if (question.trim() === '') throw new Error('it has no question');
  return {
    list,
    lang,
    question,
    intent: intent === 'didYouMean' || intent === 'bank' ? intent : toIntent(intent),
    slots: toSlots(slots),
    ...(previous !== '' && { previous: toPrevious(previous) }),
    ...(words !== '' && { words: words.split(' ') }),
  };
}

function toPrevious(text: string): Previous {
  const [intent = '', ...slots] = text.split('; ');
  return { intent: toIntent(intent), slots: toSlots(slots.join('; ')) };
}

function toIntent(text: string): Intent {
  return oneOf(INTENTS, text);
}

function toSlots(text: string): Slots {
  if (text === '') return {};
  const slots: Record<string, Slots[keyof Slots]> = {};
  for (const pair of text.split('; ')) {
    const [, name = '', value = ''] = /^(\w+)=([^=;]+)$/.exec(pair) ?? [];
    const read = READERS.get(name);
    if (read === undefined || name in slots) throw new Error(`'${pair}' is no slot`);
    slots[name] = read(value);
  }
  return slots;
}

type Reader = (text: string) => Slots[keyof Slots];
const READERS = new Map<string, Reader>(
  Object.entries({
    type: (text) => oneOf(['expense', 'income'] as const, text),
    category: (text) => oneOf([...CATEGORIES.expense, ...CATEGORIES.income, 'uncategorized'], text),
    merchant: (text) => text,
    period: toPeriod,
    compareTo: toPeriod,
    min: toNumber,
    max: toNumber,
    amount: toNumber,
    n: toNumber,
    per: (text) => oneOf(['day', 'week', 'month', 'year'] as const, text),
    of: (text) => oneOf(['expense', 'income', 'balance'] as const, text),
    dir: (text) => oneOf(['max', 'min'] as const, text),
    pct: toNumber,
  } satisfies Record<keyof Slots, Reader>),
);

function oneOf<Value extends string>(values: readonly Value[], text: string): Value {
  const value = values.find((each) => each === text);
  if (value === undefined) throw new Error(`'${text}' is none of ${values.join(', ')}`);
  return value;
}

function toPeriod(text: string): Period {
  const [from = '', to = '', ...more] = text.split('..');
  if (more.length > 0 || !isCalendarDay(from) || !isCalendarDay(to) || from > to)
    throw new Error(`'${text}' is no period`);
  return { from, to };
}

function toNumber(text: string): number {
  if (!/^\d+(?:\.\d+)?$/.test(text)) throw new Error(`'${text}' is no number`);
  return Number(text);
}
