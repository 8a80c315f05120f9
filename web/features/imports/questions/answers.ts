import type { Source } from '#shared/contract/sources.ts';
import type { Answers, ColumnRole, Question } from '#shared/import/types.ts';
import type { ImportFile } from '../files/import-file.ts';

/** The questions with choices of their own; the columns are answered in the table. */
export type ChoiceCode = Exclude<Question['code'], 'columns'>;

/** The questions that nobody has answered yet. Nothing is saved before that. */
export function openQuestions({ reading, answers }: ImportFile): Question[] {
  return (reading?.questions ?? []).filter(({ code }) => answers[code] === undefined);
}

/** The questions of a file after it was read again: new ones are added, and those that were answered stay. */
export function mergeQuestions(
  asked: readonly Question[],
  found: readonly Question[],
  answers: Answers,
): Question[] {
  const kept = asked.filter(
    ({ code }) => answers[code] !== undefined && !found.some((each) => each.code === code),
  );
  return [...kept, ...found];
}

/** The answers with another choice. Other columns leave the earlier answers about the table without a subject. */
export function withAnswer(answers: Answers, change: Answers): Answers {
  if (change.columns === undefined) return { ...answers, ...change };
  const { encoding, currency } = answers;
  return {
    ...(encoding === undefined ? {} : { encoding }),
    ...(currency === undefined ? {} : { currency }),
    ...change,
  };
}

/** The answers with the currency of the amounts, or without one. */
export function withCurrency(answers: Answers, currency: string | undefined): Answers {
  const { currency: _, ...others } = answers;
  return currency === undefined ? others : { ...others, currency };
}

/** The file with the columns that were proposed and looked at. They were read so, and need not be read again. */
export function confirmColumns(file: ImportFile): ImportFile {
  const question = openQuestions(file).find(({ code }) => code === 'columns');
  const proposed = question?.choices[0]?.value;
  if (proposed === undefined) return file;
  return { ...file, answers: { ...file.answers, columns: JSON.parse(proposed) as ColumnRole[] } };
}

const NAMES = [
  'columns',
  'headerLines',
  'dateOrder',
  'decimalMark',
  'extraDecimals',
  'fees',
  'batch',
  'sign',
  'currency',
  'encoding',
] as const satisfies (keyof Answers)[];

/** The answers as a source keeps them. */
export function toStored(answers: Answers): Source['answers'] {
  const kept = NAMES.flatMap((name) => (answers[name] === undefined ? [] : [[name, answers[name]] as const]));
  return Object.fromEntries(kept);
}

/** The answers that a source has kept. What this version does not know is left out. */
export function fromStored(stored: Source['answers']): Answers {
  return Object.fromEntries(NAMES.flatMap((name) => (name in stored ? [[name, stored[name]]] : [])));
}
