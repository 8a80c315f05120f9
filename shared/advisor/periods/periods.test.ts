import { expect, it } from 'vitest';
import { easterSunday } from './holidays.ts';
import { maskPeriods } from './read-periods.ts';
import { read } from './testing/read.ts';
import type { Now } from './types.ts';
import { writeRowOfDays } from './weekday-rows.ts';

it.each([
  ['en', 'how much will I spend in December', '2026-12-01 2026-12-31'],
  ['es', 'puedo permitirme un viaje en junio', '2027-06-01 2027-06-30'],
  ['en', 'what will my balance be at the end of the year', '2026-12-01 2026-12-31'],
  ['en', 'how is the year going to end', '2026-12-01 2026-12-31'],
  ['es', 'cómo pinta el cierre del año', '2026-12-01 2026-12-31'],
  ['es', 'cuánto voy a ganar el otro mes', '2026-12-01 2026-12-31'],
  ['es', 'qué me cobran la otra semana', '2026-11-23 2026-11-29'],
  ['es', 'cuánto voy a ganar el mes que entra', '2026-12-01 2026-12-31'],
  ['en', 'how much can I spend this coming weekend', '2026-11-21 2026-11-22'],
  ['es', 'cuánto puedo gastar el resto del mes', '2026-11-18 2026-11-30'],
  ['es', 'qué pagos quedan de aquí a fin de mes', '2026-11-18 2026-11-30'],
  ['es', 'qué vence de aquí al domingo de esta semana', '2026-11-18 2026-11-22'],
  ['es', 'cuánto debo guardar de aquí a marzo', '2027-03-01 2027-03-31'],
  ['en', 'what is due between now and Friday', '2026-11-18 2026-11-20'],
  ['en', 'what is due between the 23rd and the 29th', '2026-11-23 2026-11-29'],
  ['en', 'what will I have by Christmas', '2026-12-24 2026-12-26'],
  ['es', 'cuánto tendré en navidades', '2026-12-24 2026-12-26'],
] as const)('%s %s: looks ahead', (lang, question, days) => {
  expect(read(question, lang, { isAhead: true }).days).toBe(days);
});

it.each([
  ['en', 'may I ask how much I spent'],
  ['en', 'did I march into Mercadona'],
  ['en', 'what is my second largest expense'],
  ['en', 'how much was the sun lounger'],
  ['en', 'I sat down with my bills'],
  ['en', 'what will it probably set me back'],
  ['en', 'what I bought a while ago'],
  ['en', 'everything is dearer month after month'],
  ['en', 'when will I have saved 2000'],
  ['en', 'how much to save for 2000 by then'],
  ['en', 'what I spend on a Monday'],
  ['en', 'the other day'],
  ['en', 'the other year'],
  ['en', 'a month and a half ago'],
  ['en', 'at the start of the year'],
  ['en', 'is Saturday the day that I spend most'],
  ['es', 'el lunes o cuál'],
  ['es', 'mis salidas con amigos'],
  ['es', 'el hotel del mar'],
  ['es', 'si tengo 2000 en el banco'],
  ['es', 'qué gasté en esos meses'],
  ['es', 'cuánto gasté el otro mes'],
  ['es', 'hace mes y medio'],
  ['es', 'a principios de año'],
  ['es', 'regalos de navidad'],
  ['es', 'en una semana corriente'],
  ['es', 'cómo cambia mi mes'],
] as const)('%s %s: names no period', (lang, question) => {
  expect(read(question, lang)).toEqual({
    days: '',
    text: expect.not.stringContaining('P0') as string,
  });
});

// The words next to the mask say which part of the period is meant, so they must stay.
it.each([
  ['en', 'before June', 'before P0'],
  ['en', 'until March', 'until P0'],
  ['en', 'in mid October', 'in mid P0'],
  ['en', 'at the beginning of October', 'at the beginning of P0'],
  ['en', 'at the end of October', 'at the end of P0'],
  ['en', 'in the year to October', 'in the year to P0'],
  ['es', 'antes de mayo', 'antes de P0'],
  ['es', 'a mediados de octubre', 'a mediados de P0'],
  ['es', 'los gastos de menos de 10 de octubre', 'los gastos de menos de 10 de P0'],
] as const)('%s %s: keeps the words next to the period', (lang, question, text) => {
  expect(read(question, lang).text).toBe(text);
});

it.each([
  ['en', 'less than this time last year', '2025-11-01 2025-11-30?'],
  ['es', 'el año pasado por estas fechas', '2025-11-01 2025-11-30?'],
  ['en', 'in May and in July', '2026-05-01 2026-05-31?'],
  ['es', 'compara octubre y septiembre', '2026-10-01 2026-10-31?'],
] as const)('%s %s: is doubtful', (lang, question, days) => {
  expect(read(question, lang).days).toBe(days);
});

it('begins weeks on the first day of the profile', () => {
  expect(read('last week', 'en', { firstDayOfWeek: 0 }).days).toBe('2026-11-08 2026-11-14');
});

it.each([
  ['last month', '2024-03-31', '2024-02-01 2024-02-29'],
  ['in February', '2024-03-31', '2024-02-01 2024-02-29'],
  ['over Christmas', '2027-01-03', '2026-12-24 2026-12-26'],
  ['on Black Friday', '2026-11-27', '2026-11-27 2026-11-27'],
  ['at Easter', '2026-04-01', '2025-04-18 2025-04-21'],
] as const)('%s on %s is the last one that has begun', (words, today, days) => {
  expect(read(words, 'en', { today }).days).toBe(days);
});

it.each([
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('knows the Sunday of Easter of %d', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

it.each([
  ['en', 'this quarter versus last', '2026-10-01 2026-12-31 vs 2026-07-01 2026-09-30'],
  ['en', 'up this quarter on last', '2026-10-01 2026-12-31 vs 2026-07-01 2026-09-30'],
  ['en', 'more this year than it did last', '2026-01-01 2026-12-31 vs 2025-01-01 2025-12-31'],
  ['en', 'in October than in September', '2026-10-01 2026-10-31 vs 2026-09-01 2026-09-30'],
  ['en', 'more than in September', '2026-11-01 2026-11-30 vs 2026-09-01 2026-09-30'],
  ['en', 'more this month than in the one before', '2026-11-01 2026-11-30 vs 2026-10-01 2026-10-31'],
  ['en', 'March compared to last year', '2026-03-01 2026-03-31 vs 2025-03-01 2025-03-31'],
  ['en', 'last summer against the year before', '2026-06-01 2026-08-31 vs 2025-06-01 2025-08-31'],
  ['en', 'third quarter versus the second', '2026-07-01 2026-09-30 vs 2026-04-01 2026-06-30'],
  ['en', 'did food rise from September to October', '2026-10-01 2026-10-31 vs 2026-09-01 2026-09-30'],
  ['en', 'my earnings this year ahead of 2025’s', '2026-01-01 2026-12-31 vs 2025-01-01 2025-12-31'],
  ['en', 'less than this time last year', '2026-11-01 2026-11-30 vs 2025-11-01 2025-11-30?'],
  ['es', 'este mes que el anterior', '2026-11-01 2026-11-30 vs 2026-10-01 2026-10-31'],
  ['es', 'entre mayo y junio', '2026-06-01 2026-06-30 vs 2026-05-01 2026-05-31'],
  ['es', 'de agosto a septiembre', '2026-09-01 2026-09-30 vs 2026-08-01 2026-08-31'],
  ['es', 'la primera quincena o la segunda', '2026-11-01 2026-11-15 vs 2026-11-16 2026-11-30'],
  [
    'es',
    'gané más en el primer trimestre que en el segundo',
    '2026-01-01 2026-03-31 vs 2026-04-01 2026-06-30',
  ],
  [
    'es',
    'lo que me sobró este año contra lo que me sobró el pasado',
    '2026-01-01 2026-12-31 vs 2025-01-01 2025-12-31',
  ],
  ['es', 'el año entero contra el anterior', '2026-01-01 2026-12-31 vs 2025-01-01 2025-12-31'],
] as const)('%s %s: compares two periods', (lang, question, days) => {
  expect(read(question, lang, { isCompared: true }).days).toBe(days);
});

const AUGUST = '2026-08-01 2026-08-31';
const NOVEMBER = '2026-11-01 2026-11-30';
const THIRD_QUARTER = '2026-07-01 2026-09-30';
const LAST_WEEK = '2026-11-09 2026-11-15';
const AUGUST_TO_OCTOBER = '2026-08-01 2026-10-31';
it.each([
  ['en', 'and the month before?', AUGUST, '2026-07-01 2026-07-31'],
  ['en', 'and the month before that one?', AUGUST, '2026-07-01 2026-07-31'],
  ['en', 'and the month after that?', AUGUST, '2026-09-01 2026-09-30'],
  ['en', 'and the following month?', AUGUST, '2026-09-01 2026-09-30'],
  ['en', 'and the week afore that?', LAST_WEEK, '2026-11-02 2026-11-08'],
  ['en', 'and the one before?', THIRD_QUARTER, '2026-04-01 2026-06-30'],
  ['en', 'and the next one?', THIRD_QUARTER, '2026-10-01 2026-12-31'],
  ['en', 'and the one before?', AUGUST_TO_OCTOBER, '2026-05-01 2026-07-31'],
  ['en', 'and the year before?', AUGUST, '2025-08-01 2025-08-31'],
  ['en', 'and the month before?', THIRD_QUARTER, '2026-06-01 2026-06-30'],
  ['en', 'day before?', '2026-11-17 2026-11-17', '2026-11-16 2026-11-16'],
  ['en', 'and this one?', LAST_WEEK, '2026-11-16 2026-11-22'],
  ['en', 'and last month?', AUGUST, '2026-10-01 2026-10-31'],
  ['en', 'and on food?', AUGUST, ''],
  ['en', 'when was the last one?', AUGUST, ''],
  ['es', '¿y cuándo fue la anterior?', AUGUST, ''],
  ['es', '¿y el anterior?', AUGUST, '2026-07-01 2026-07-31'],
  ['es', '¿y el anterior en comida?', AUGUST, '2026-07-01 2026-07-31'],
  ['es', '¿y el anterior gasto?', AUGUST, ''],
  ['es', '¿y el siguiente?', AUGUST, '2026-09-01 2026-09-30'],
  ['es', '¿y el mes siguiente?', AUGUST, '2026-09-01 2026-09-30'],
  ['es', '¿y el pasado?', NOVEMBER, '2026-10-01 2026-10-31'],
  ['es', '¿y la pasada?', LAST_WEEK, '2026-11-02 2026-11-08'],
  ['es', '¿y la antepasada?', LAST_WEEK, '2026-11-02 2026-11-08'],
  ['es', 'idem la anterior a esa', LAST_WEEK, '2026-11-02 2026-11-08'],
  ['es', '¿y este?', AUGUST, NOVEMBER],
] as const)('%s %s after %s', (lang, question, last, days) => {
  expect(read(question, lang, { last }).days).toBe(days);
});

it.each([
  ['en', 'is that more than I paid in July?', `${AUGUST} vs 2026-07-01 2026-07-31`],
  ['en', 'compared to the month before?', `${AUGUST} vs 2026-07-01 2026-07-31`],
  ['es', '¿y eso cómo queda al lado del año pasado?', `${AUGUST} vs 2025-08-01 2025-08-31`],
  ['es', '¿y contra el anterior?', `${AUGUST} vs 2026-07-01 2026-07-31`],
] as const)('%s %s: compares with the period of the question before', (lang, question, days) => {
  expect(read(question, lang, { isCompared: true, last: AUGUST }).days).toBe(days);
});

const now: Now = { today: '2026-11-18', firstDayOfWeek: 1, isAhead: false };
it.each([
  ['what do I spend from Monday to Friday', 'what do I spend on weekdays', false],
  [
    'how much did I spend from monday to friday in october',
    'how much did I spend on weekdays in october',
    false,
  ],
  ['cuanto gasto de lunes a viernes', 'cuanto gasto entre semana', false],
  ['what did i spend from monday to friday', 'what did i spend from monday to friday', false],
  ['last week from monday to friday', 'last week from monday to friday', false],
  ['what do i spend from monday to sunday', 'what do i spend', false],
  ['de lunes a domingo cuando gasto mas', 'cuando gasto mas', false],
  ['what do i spend from friday to sunday', 'what do i spend from friday to sunday', true],
  ['cuanto gasto de viernes a domingo', 'cuanto gasto de viernes a domingo', true],
] as const)('%s: is %s', (question, words, isDoubtful) => {
  const isTimed = (rest: string) => maskPeriods(rest, now, false).found.length > 0;
  expect(writeRowOfDays(question.toLowerCase(), isTimed)).toEqual({ words: words.toLowerCase(), isDoubtful });
});
