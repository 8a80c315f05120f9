import { expect, it } from 'vitest';
import { readQuestion } from '../read-question.ts';
import { vocabularyOf } from '../testing/questions.ts';
import type { Language } from '../types.ts';
import { easterOf } from './holidays.ts';

it.each([
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('knows the Sunday of Easter of %d', (year, day) => {
  expect(easterOf(year)).toBe(day);
});

const periodOf = (lang: Language, question: string, today = '2026-11-18') => {
  const read = readQuestion(question, { ...vocabularyOf(lang), today });
  return read.kind === 'understood' && read.unknownFilter === undefined
    ? `${read.intent} ${read.slots.period?.from} ${read.slots.period?.to}`
    : read.kind;
};

it.each([
  ['en', 'how much did I spend at Christmas', '2025-12-24 2025-12-26'],
  ['en', 'how much did I spend over the Christmas holidays', '2025-12-24 2026-01-01'],
  ['en', 'how much did I spend on Christmas Eve', '2025-12-24 2025-12-24'],
  ['en', "how much did I spend on New Year's Eve", '2025-12-31 2025-12-31'],
  ['en', 'how much did I spend at Easter', '2026-04-03 2026-04-06'],
  ['en', 'how much did I spend over Easter last year', '2025-04-18 2025-04-21'],
  ['en', 'what did I spend in Holy Week', '2026-03-29 2026-04-05'],
  ['en', 'how much did I spend since Easter', '2026-04-03 2026-11-18'],
  ['en', 'how much did I spend on Black Friday', '2025-11-28 2025-11-28'],
  ['es', 'cuánto gasté en Navidad', '2025-12-24 2025-12-26'],
  ['es', 'cuánto gasté en las navidades', '2025-12-24 2026-01-06'],
  ['es', '¿cuánto gasté en las navidades pasadas?', '2025-12-24 2026-01-06'],
  ['es', 'cuánto gasté en Navidades de 2024', '2024-12-24 2025-01-06'],
  ['es', 'cuánto gasté en las fiestas navideñas', '2025-12-24 2026-01-06'],
  ['es', 'cuánto gasté en Nochebuena', '2025-12-24 2025-12-24'],
  ['es', 'cuánto gasté en Semana Santa', '2026-03-29 2026-04-05'],
  ['es', 'cuánto gasté en la semana santa del año pasado', '2025-04-13 2025-04-20'],
  ['es', 'cuánto gasté en el black friday', '2025-11-28 2025-11-28'],
] as const)('%s %s: knows the days of feasts', (lang, question, days) => {
  expect(periodOf(lang, question)).toBe(`spend.total ${days}`);
});

it('takes the feast that has begun', () => {
  expect(periodOf('es', 'cuánto gasté en navidades', '2027-01-03')).toBe('spend.total 2026-12-24 2027-01-06');
  expect(periodOf('en', 'how much did I spend on Black Friday', '2026-11-27')).toBe(
    'spend.total 2026-11-27 2026-11-27',
  );
  expect(periodOf('en', 'what did I spend at Easter', '2026-04-01')).toBe(
    'spend.total 2025-04-18 2025-04-21',
  );
});

it.each([
  ['en', 'how much will I have by Christmas', 'forecast 2026-11-01 2026-12-26'],
  ['es', 'cuánto tendré hasta las navidades', 'forecast 2026-11-01 2026-12-26'],
] as const)('%s %s: is of the time until then', (lang, question, read) => {
  expect(periodOf(lang, question)).toBe(read);
});

it.each([
  ['es', 'cuánto gasté en el puente de mayo'],
  ['es', 'cuánto gasté durante el puente'],
  ['es', 'cuánto gasté los festivos'],
  ['en', 'how much did I spend over the long weekend'],
  ['en', 'how much did I spend on the bank holiday'],
] as const)('%s %s: is asked back, as nobody knows these days', (lang, question) => {
  expect(periodOf(lang, question)).toBe('unsure');
});
