/**
 * Measures how the advisor reads questions whose meaning is known. For each list and language, prints the shares of
 * questions that it reads rightly, that it asks back about, and that it reads wrongly without doubt. Of the questions
 * asked back, prints the share with the right reading among its offers. The exit code is 1 if it reads less than 88% of
 * a list that is never trained on rightly, or more than 3% wrongly. A question of a list without training does not
 * count if a trained list has the same words.
 *
 *   node bench/questions.ts                           the shipped table
 *   node bench/questions.ts --without=kept,ninth      trains without these lists and measures on them
 *   node bench/questions.ts --lists=held,design       these lists only
 *   node bench/questions.ts --table=FILE              a table of scripts/learn-questions.ts, with the same --without
 *   node bench/questions.ts --sure=0.3,0.5,0.7        for several values of `SURE`, too
 *   node bench/questions.ts --altered                 after changes that keep the meaning, too
 *   node bench/questions.ts --wrong                   prints the questions of trained lists that were not read rightly
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { learn } from '#shared/advisor/learned/learn.ts';
import { openTable, type StoredTable } from '#shared/advisor/learned/table.ts';
import { makeVariations, withParts } from '#shared/advisor/learned/variations.ts';
import { isMeant, judge, toText, type Verdict } from '#shared/advisor/lists/judge.ts';
import { readAdditions } from '#shared/advisor/lists/read-additions.ts';
import { NEVER_TRAINED, readLists, readTrained, type Question } from '#shared/advisor/lists/read-lists.ts';
import { vocabularyOf } from '#shared/advisor/lists/vocabulary.ts';
import { createReader, SURE } from '#shared/advisor/reader.ts';
import { toWords } from '#shared/advisor/slots/text.ts';
import type { ReadQuestion, Understanding } from '#shared/advisor/types.ts';
import { alter, ALTERATIONS } from './questions/alterations.ts';

const TABLE = join(import.meta.dirname, '../shared/advisor/learned/table.json');
const TARGETS = { right: 0.88, wrong: 0.03 };

type Counts = Record<Verdict | 'offered', number>;

const text = { type: 'string', default: '' } as const;
const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: { without: text, lists: text, table: text, sure: text, altered: flag, wrong: flag },
});
const splitNames = (names: string) => (names === '' ? [] : names.split(','));

const without = splitNames(values.without);
const table = openTable(findTable());
const measured = chooseQuestions();
const read = createReader(table);

const byList = countAll(measured, read, ({ list, lang }) => `${list} ${lang}`);
show('by list', byList);
show(
  'all',
  countAll(measured, read, ({ lang }) => lang),
);
if (values.sure !== '') {
  const rows = splitNames(values.sure).map((sure) =>
    countAll(measured, createReader(table, Number(sure)), ({ lang }) => `from ${sure} ${lang}`),
  );
  show(`by probability; the product uses ${SURE}`, Object.assign({}, ...rows));
}
if (values.altered) {
  const rows = Object.entries({ 'as it stands': ({ question }: Question) => question, ...ALTERATIONS }).map(
    ([name, alteration]) => countAll(alter(measured, alteration), read, ({ lang }) => `${name} ${lang}`),
  );
  show('altered, questions that stand alone', Object.assign({}, ...rows));
}
if (values.wrong) {
  for (const question of measured) printUnlessRight(question);
}
const targeted = Object.entries(byList).filter(([name]) => NEVER_TRAINED.includes(name.replace(/ \w+$/, '')));
process.exitCode = targeted.every(([, counts]) => isReached(counts)) ? 0 : 1;

function findTable(): StoredTable {
  if (values.table === '' && without.length > 0) {
    const questions = readTrained(without);
    const additions = readAdditions();
    return learn(questions, makeVariations(questions, additions), withParts(questions, additions));
  }
  return JSON.parse(readFileSync(values.table === '' ? TABLE : values.table, 'utf8')) as StoredTable;
}

function chooseQuestions(): Question[] {
  const lists = values.lists === '' ? without : splitNames(values.lists);
  const trained = readTrained(without);
  const learned = new Set(trained.map(({ list }) => list));
  const toKey = ({ lang, question }: Question) => `${lang} ${toWords(question)}`;
  const known = new Set(trained.map(toKey));
  return readLists().filter(
    (question) =>
      (lists.length === 0 || lists.includes(question.list)) &&
      (learned.has(question.list) || !known.has(toKey(question))),
  );
}

function countAll(
  questions: readonly Question[],
  reader: ReadQuestion,
  toName: (question: Question) => string,
): Record<string, Counts> {
  const counts: Record<string, Counts> = {};
  for (const question of questions) {
    const understanding = readWith(reader, question);
    const verdict = judge(question, understanding);
    const row = (counts[toName(question)] ??= { right: 0, 'asked back': 0, wrong: 0, offered: 0 });
    row[verdict] += 1;
    if (verdict === 'asked back' && isOffered(question, understanding)) row.offered += 1;
  }
  return counts;
}

function readWith(reader: ReadQuestion, { question, lang, words, previous }: Question): Understanding {
  return reader(question, vocabularyOf(lang, words), previous);
}

function isOffered(question: Question, understanding: Understanding): boolean {
  return understanding.kind === 'unsure' && understanding.options.some((option) => isMeant(question, option));
}

/** Prints the shares in percent. `offered` is the share of the questions asked back. */
function show(title: string, counts: Record<string, Counts>): void {
  const percent = (part: number, whole: number) => (whole === 0 ? '' : ((100 * part) / whole).toFixed(1));
  const rows = Object.entries(counts).map(([name, { right, 'asked back': asked, wrong, offered }]) => {
    const all = right + asked + wrong;
    const shares = { right: percent(right, all), asked: percent(asked, all), wrong: percent(wrong, all) };
    return [name, { questions: all, ...shares, offered: percent(offered, asked) }] as const;
  });
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows));
}

function printUnlessRight(question: Question): void {
  const understanding = readWith(read, question);
  const verdict = judge(question, understanding);
  if (verdict === 'right' || NEVER_TRAINED.includes(question.list)) return;
  const found =
    understanding.kind === 'unsure'
      ? understanding.options.map(({ intent, slots }) => `${intent} ${toText(slots)}`).join('\n       ')
      : `${understanding.intent} ${toText(understanding.slots)} ${understanding.unknownFilter ?? ''}`;
  const { list, lang, intent, slots, previous } = question;
  const after = previous === undefined ? '' : ` after ${previous.intent} ${toText(previous.slots)}`;
  console.log(`${verdict}, ${list} ${lang}: ${question.question}${after}`);
  console.log(`  is   ${intent} ${toText(slots)}\n  read ${found}`);
}

function isReached({ right, 'asked back': asked, wrong }: Counts): boolean {
  const all = right + asked + wrong;
  return right / all >= TARGETS.right && wrong / all <= TARGETS.wrong;
}
