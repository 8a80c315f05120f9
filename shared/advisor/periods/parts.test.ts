import { expect, it } from 'vitest';
import { readQuestion } from '../read-question.ts';
import { vocabularyOf } from '../testing/questions.ts';
import type { Language } from '../types.ts';

const spentIn = (lang: Language, time: string) => {
  const question = lang === 'en' ? `how much did I spend ${time}` : `cuánto gasté ${time}`;
  const read = readQuestion(question, vocabularyOf(lang));
  return read.kind === 'understood'
    ? `${read.intent} ${read.slots.period?.from} ${read.slots.period?.to}`
    : read.kind;
};

it.each([
  ['es', 'en el año', '2026-01-01 2026-12-31'],
  ['es', 'en todo el mes', '2026-11-01 2026-11-30'],
  ['es', 'toda la semana', '2026-11-16 2026-11-22'],
  ['en', 'the whole year', '2026-01-01 2026-12-31'],
  ['en', 'all month', '2026-11-01 2026-11-30'],
  ['es', 'el cinco de noviembre', '2026-11-05 2026-11-05'],
  ['es', 'el veintiuno de octubre', '2026-10-21 2026-10-21'],
  ['en', 'on the fifth of November', '2026-11-05 2026-11-05'],
  ['en', 'on November fifth', '2026-11-05 2026-11-05'],
  ['en', 'since the 1st', '2026-11-01 2026-11-18'],
  ['es', 'desde el 1', '2026-11-01 2026-11-18'],
  ['es', 'la semana del 5 de octubre', '2026-10-05 2026-10-11'],
  ['en', 'in the week of October 7', '2026-10-05 2026-10-11'],
  ['es', 'en los primeros tres meses del año', '2026-01-01 2026-03-31'],
  ['en', 'in the first three months of the year', '2026-01-01 2026-03-31'],
  ['en', 'in the last 10 days of last month', '2026-10-22 2026-10-31'],
  ['en', 'in the last two weeks of October', '2026-10-18 2026-10-31'],
  ['es', 'en los últimos dos meses del año pasado', '2025-11-01 2025-12-31'],
  ['en', 'in the first week of last month', '2026-10-01 2026-10-07'],
  ['es', 'la última semana del mes pasado', '2026-10-25 2026-10-31'],
  ['en', 'on the last day of last month', '2026-10-31 2026-10-31'],
  ['en', 'the same month last year', '2025-11-01 2025-11-30'],
  ['es', 'el mismo mes del año pasado', '2025-11-01 2025-11-30'],
] as const)('%s %s: is of these days', (lang, time, days) => {
  expect(spentIn(lang, time)).toBe(`spend.total ${days}`);
});

it.each([
  ['en', 'a month and a half ago'],
  ['es', 'hace mes y medio'],
  ['en', 'at the start of the year'],
  ['en', 'at the beginning of October'],
  ['en', 'at the end of October'],
  ['es', 'a principios de año'],
  ['en', 'the other day'],
  ['es', 'el otro día'],
  ['en', 'last month and the month before'],
  ['es', 'el mes pasado y el anterior'],
  ['en', 'this time last year'],
  ['es', 'el año pasado por estas fechas'],
  ['en', 'in the year to October'],
  ['en', 'in the last hour'],
  ['en', 'up to yesterday'],
  ['en', 'in the early days of October'],
  ['es', 'en los primeros meses del año'],
  ['es', 'en los tres meses anteriores a este'],
] as const)('%s %s: is asked back rather than taken for another time', (lang, time) => {
  expect(spentIn(lang, time)).toBe('unsure');
});
