/**
 * Measures how the advisor reads questions whose meaning is known: right, asked back, wrong and sure. The exit code is
 * 1 if a list misses its target.
 *
 *   node bench/questions.ts              the lists that the rules were written with
 *   node bench/questions.ts --wrong      prints what was not right, too
 *   node bench/questions.ts --kept       the lists that were set aside, in counts only
 *   node bench/questions.ts --learn      counts the clues of the chosen lists again, into shared/advisor/usage.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readQuestion } from '#shared/advisor/read-question.ts';
import type { Understanding } from '#shared/advisor/types.ts';
import { learnUsage } from '#shared/advisor/testing/learn-usage.ts';
import { CHOSEN, type List } from '#shared/advisor/testing/lists.ts';
import {
  judge,
  toText,
  vocabularyOf,
  type Question,
  type Verdict,
} from '#shared/advisor/testing/questions.ts';

const USAGE = new URL('../shared/advisor/usage.json', import.meta.url);
const TARGETS = { chosen: { right: 0.95, wrong: 0.03 }, kept: { right: 0.85, wrong: 0.03 } };
/** Set aside: counted when they are measured, and nothing is mended for them. */
const KEPT = ['en-kept', 'es-kept', 'en-ninth', 'es-ninth'];

type Which = keyof typeof TARGETS;
type Counts = Record<Verdict, number>;

const byList: Record<string, Counts> = {};
const byIntent: Record<string, Counts> = {};
let slowest = 0;

const has = (option: string) => process.argv.includes(`--${option}`);
const showsWrong = has('wrong') && !has('kept');
if (has('learn')) {
  const usage = learnUsage(CHOSEN.flatMap(({ questions }) => questions));
  writeFileSync(USAGE, `${JSON.stringify(usage, undefined, 2)}\n`);
} else {
  const which = has('kept') ? 'kept' : 'chosen';
  for (const { list, questions } of has('kept') ? readKept() : CHOSEN)
    for (const question of questions) ask(list, question);
  report();
  process.exitCode = Object.values(byList).every((counts) => isReached(counts, which)) ? 0 : 1;
}

function readKept(): List[] {
  const folder = new URL('../shared/advisor/testing/', import.meta.url);
  return KEPT.map((list) => {
    const text = readFileSync(new URL(`${list}.json`, folder), 'utf8');
    return { list, questions: JSON.parse(text) as Question[] };
  });
}

function ask(list: string, question: Question): void {
  const { lang, words, previous, intent } = question;
  const start = performance.now();
  const read = readQuestion(question.question, vocabularyOf(lang, words), previous);
  slowest = Math.max(slowest, performance.now() - start);
  const verdict = judge(question, read);
  count(byList, `${list} ${lang}`, verdict);
  count(byIntent, intent, verdict);
  if (showsWrong && verdict !== 'right') print(question, read);
}

function count(table: Record<string, Counts>, name: string, verdict: Verdict): void {
  const counts = (table[name] ??= { right: 0, 'asked back': 0, wrong: 0 });
  counts[verdict] += 1;
}

function print({ question, intent, slots }: Question, read: Understanding): void {
  const found =
    read.kind === 'unsure'
      ? `? ${read.options.map((option) => option.intent).join(', ')}`
      : `${read.intent} ${toText(read.slots)} ${read.unknownFilter ?? ''}`;
  console.log(`${question}\n  is   ${intent} ${toText(slots)}\n  read ${found}`);
}

function report(): void {
  console.table(byIntent);
  console.table(byList);
  console.log(`slowest question: ${slowest.toFixed(1)} ms`);
}

function isReached(counts: Counts, which: Which): boolean {
  const all = counts.right + counts['asked back'] + counts.wrong;
  const { right, wrong } = TARGETS[which];
  return counts.right / all >= right && counts.wrong / all <= wrong;
}
