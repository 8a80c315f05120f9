import type { Source } from '#shared/contract/sources.ts';
import type { Answers, ColumnRole, Question } from '#shared/import/types.ts';
import type { ImportFile } from '../files/import-file.ts';

/** The questions with a list of choices. The question about columns has a table instead. */
export type ChoiceCode = Exclude<Question['code'], 'columns'>;

/** The unanswered questions of a file. Nothing can be saved before they are answered. */
export function findOpenQuestions({ reading, answers }: ImportFile): Question[] {
  return (reading?.questions ?? []).filter(({ code }) => answers[code] === undefined);
}

/** Returns the questions of a file after it was read again: answered earlier questions, and the current ones. */
export function mergeQuestions(
  asked: readonly Question[],
  found: readonly Question[],
  answers: Answers,
): Question[] {
  const answered = asked.filter(
    ({ code }) => answers[code] !== undefined && !found.some((question) => question.code === code),
  );
  return [...answered, ...found];
}

/** Adds an answer. New columns remove the other answers about the table, which no longer apply. */
export function withAnswer(answers: Answers, change: Answers): Answers {
  if (change.columns === undefined) return { ...answers, ...change };
  const { encoding, currency } = answers;
  return {
    ...(encoding === undefined ? {} : { encoding }),
    ...(currency === undefined ? {} : { currency }),
    ...change,
  };
}

/** Sets or removes the currency in the answers. */
export function withCurrency(answers: Answers, currency: string | undefined): Answers {
  const { currency: _, ...others } = answers;
  return currency === undefined ? others : { ...others, currency };
}

/** Takes the proposed columns as the answer. The file was read with them, so it is not read again. */
export function confirmColumns(file: ImportFile): ImportFile {
  const question = findOpenQuestions(file).find(({ code }) => code === 'columns');
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

/** Converts answers to the form in which a source stores them. */
export function toStored(answers: Answers): Source['answers'] {
  const entries = NAMES.flatMap((name) =>
    answers[name] === undefined ? [] : [[name, answers[name]] as const],
  );
  return Object.fromEntries(entries);
}

/** Reads the answers that a source has stored. Leaves out answers that this version does not know. */
export function fromStored(stored: Source['answers']): Answers {
  return Object.fromEntries(NAMES.flatMap((name) => (name in stored ? [[name, stored[name]]] : [])));
}
