import { describe, expect, it } from 'vitest';
import { markAmounts } from '../slots/mark-amounts.ts';
import { toWords, writeOut } from '../slots/text.ts';
import type { Language } from '../types.ts';
import { easterOf } from './holidays.ts';
import { takePeriods } from './read-periods.ts';
import { settlePeriods } from './settle-periods.ts';
import type { Now } from './types.ts';
import { writeRowOfDays } from './weekday-rows.ts';

type Asked = Partial<Now> & { isCompared?: boolean; last?: string };

/** Reads a question on Wednesday, 18 November 2026: its days as `from to` (doubtful ones with `?`), and the rest. */
function read(question: string, lang: Language, { isCompared = false, last, ...more }: Asked = {}) {
  const now: Now = { today: '2026-11-18', firstDayOfWeek: 1, isAhead: false, ...more };
  const { text, found } = takePeriods(markAmounts(writeOut(toWords(question), lang)), now, isCompared);
  const [from = '', to = ''] = last?.split(' ') ?? [];
  const settled = settlePeriods(text, found, isCompared, now, last === undefined ? undefined : { from, to });
  const { period, compareTo, isDoubtful } = settled;
  const days = [period, compareTo].flatMap((each) => (each ? [`${each.from} ${each.to}`] : [])).join(' vs ');
  return { days: `${days}${isDoubtful ? '?' : ''}`, text };
}

describe.each([
  ['en', 'how much did I spend'],
  ['es', 'cuánto gasté'],
] as const)('in a question in %s', (lang, start) => {
  const table: Record<'en' | 'es', [string, string][]> = {
    en: [
      ['today', '2026-11-18 2026-11-18'],
      ['the day before yesterday', '2026-11-16 2026-11-16'],
      ['last week', '2026-11-09 2026-11-15'],
      ['the week before last', '2026-11-02 2026-11-08'],
      ['this quarter', '2026-10-01 2026-12-31'],
      ['last weekend', '2026-11-14 2026-11-15'],
      ['on Monday', '2026-11-16 2026-11-16'],
      ['last Friday', '2026-11-13 2026-11-13'],
      ['in the last 10 days', '2026-11-09 2026-11-18'],
      ['in the last 3 months', '2026-08-01 2026-10-31'],
      ['in the past week', '2026-11-12 2026-11-18'],
      ['two months ago', '2026-09-01 2026-09-30'],
      ['recently', '2026-10-20 2026-11-18'],
      ['in December', '2025-12-01 2025-12-31'],
      ['in November', '2026-11-01 2026-11-30'],
      ['last November', '2025-11-01 2025-11-30'],
      ['in March of last year', '2025-03-01 2025-03-31'],
      ['on 5 October', '2026-10-05 2026-10-05'],
      ['on the 20th', '2026-10-20 2026-10-20'],
      ['since June', '2026-06-01 2026-11-18'],
      ['since the start of September', '2026-09-01 2026-11-18'],
      ['since mid September', '2026-09-15 2026-11-18'],
      ['since the end of June', '2026-06-30 2026-11-18'],
      ['since the beginning of last month', '2026-10-01 2026-11-18'],
      ['from September onwards', '2026-09-01 2026-11-18'],
      ['from June until now', '2026-06-01 2026-11-18'],
      ['after June', '2026-07-01 2026-11-18'],
      ['in the second week of October', '2026-10-08 2026-10-14'],
      ['in the last week of September', '2026-09-24 2026-09-30'],
      ['in the first ten days of October', '2026-10-01 2026-10-10'],
      ['between the start of June and the end of August', '2026-06-01 2026-08-31'],
      ['between June and August', '2026-06-01 2026-08-31'],
      ['from November to February', '2025-11-01 2026-02-28'],
      ['from the 1st to the 10th of November', '2026-11-01 2026-11-10'],
      ['from the 1st to the 10th of last month', '2026-10-01 2026-10-10'],
      ['in the first half of 2025', '2025-01-01 2025-06-30'],
      ['in Q3', '2026-07-01 2026-09-30'],
      ['in the summer of 2025', '2025-06-01 2025-08-31'],
      ['so far this year', '2026-01-01 2026-12-31'],
      ['in 2024', '2024-01-01 2024-12-31'],
      ['on 29/02/2024', '2024-02-29 2024-02-29'],
      ['the whole year', '2026-01-01 2026-12-31'],
      ['all month', '2026-11-01 2026-11-30'],
      ['on the fifth of November', '2026-11-05 2026-11-05'],
      ['on November fifth', '2026-11-05 2026-11-05'],
      ['since the 1st', '2026-11-01 2026-11-18'],
      ['in the week of October 7', '2026-10-05 2026-10-11'],
      ['in the first three months of the year', '2026-01-01 2026-03-31'],
      ['in the last 10 days of last month', '2026-10-22 2026-10-31'],
      ['in the last two weeks of October', '2026-10-18 2026-10-31'],
      ['in the first week of last month', '2026-10-01 2026-10-07'],
      ['on the last day of last month', '2026-10-31 2026-10-31'],
      ['the same month last year', '2025-11-01 2025-11-30'],
      ['at Christmas', '2025-12-24 2025-12-26'],
      ['over the Christmas holidays', '2025-12-24 2026-01-01'],
      ['on Christmas Eve', '2025-12-24 2025-12-24'],
      ["on New Year's Eve", '2025-12-31 2025-12-31'],
      ['at Easter', '2026-04-03 2026-04-06'],
      ['over Easter last year', '2025-04-18 2025-04-21'],
      ['in Holy Week', '2026-03-29 2026-04-05'],
      ['since Easter', '2026-04-03 2026-11-18'],
      ['on Black Friday', '2025-11-28 2025-11-28'],
      ['from Monday to Wednesday', '2026-11-16 2026-11-18'],
      ['last week from Monday to Friday', '2026-11-09 2026-11-13'],
      ['on the last day of October', '2026-10-31 2026-10-31'],
      ['since the year began', '2026-01-01 2026-11-18'],
      ['from 3 to 9 November', '2026-11-03 2026-11-09'],
      ['3 to 9 November', '2026-11-03 2026-11-09'],
      ['between the 10th and the 20th', '2026-11-10 2026-11-20'],
      ['between the 19th and the 25th', '2026-10-19 2026-10-25'],
      ['from 3rd to 9th', '2026-11-03 2026-11-09'],
      ['from the 19th to the 25th', '2026-10-19 2026-10-25'],
      ['between the tenth and the twentieth', '2026-11-10 2026-11-20'],
      ['between the tenth and the twentieth of August', '2026-08-10 2026-08-20'],
      ['before 2020', '1900-01-01 2019-12-31'],
      ['at the weekend', '2026-11-14 2026-11-15'],
      ['in the past fortnight', '2026-11-05 2026-11-18'],
      ['in the first half of the year', '2026-01-01 2026-06-30'],
      ['in the first half of this year', '2026-01-01 2026-06-30'],
      ['MTD', '2026-11-01 2026-11-30'],
      ['YTD', '2026-01-01 2026-12-31'],
      ['from June till now', '2026-06-01 2026-11-18'],
      ['yesterday and today', '2026-11-17 2026-11-18'],
      ['yesterday and the day before yesterday', '2026-11-16 2026-11-17'],
      ['this month and last', '2026-10-01 2026-11-30'],
      ['last month and the month before', '2026-09-01 2026-10-31'],
      ['in the six months just gone', '2026-05-01 2026-10-31'],
      ['during the month of May', '2026-05-01 2026-05-31'],
      ["of October's spending", '2026-10-01 2026-10-31'],
      ['so far in November', '2026-11-01 2026-11-30'],
      ['in the course of this year', '2026-01-01 2026-12-31'],
      ['in May or after', '2026-05-01 2026-05-31'],
      ['in the summer, no wait, in September', '2026-09-01 2026-09-30'],
      ['on Monday of last week', '2026-11-09 2026-11-09'],
    ],
    es: [
      ['hoy', '2026-11-18 2026-11-18'],
      ['antes de ayer', '2026-11-16 2026-11-16'],
      ['antier', '2026-11-16 2026-11-16'],
      ['la semana pasada', '2026-11-09 2026-11-15'],
      ['la semana antepasada', '2026-11-02 2026-11-08'],
      ['la semana anterior a la pasada', '2026-11-02 2026-11-08'],
      ['el mes anterior al pasado', '2026-09-01 2026-09-30'],
      ['entre el diez y el veinte de agosto', '2026-08-10 2026-08-20'],
      ['del tres al nueve', '2026-11-03 2026-11-09'],
      ['antes de 2020', '1900-01-01 2019-12-31'],
      ['del mes antepasado', '2026-09-01 2026-09-30'],
      ['este trimestre', '2026-10-01 2026-12-31'],
      ['el fin de semana pasado', '2026-11-14 2026-11-15'],
      ['el lunes', '2026-11-16 2026-11-16'],
      ['en los últimos 10 días', '2026-11-09 2026-11-18'],
      ['en los últimos tres meses', '2026-08-01 2026-10-31'],
      ['hace dos meses', '2026-09-01 2026-09-30'],
      ['últimamente', '2026-10-20 2026-11-18'],
      ['en diciembre', '2025-12-01 2025-12-31'],
      ['en marzo del año pasado', '2025-03-01 2025-03-31'],
      ['el 5 de octubre', '2026-10-05 2026-10-05'],
      ['desde junio', '2026-06-01 2026-11-18'],
      ['desde principios de septiembre', '2026-09-01 2026-11-18'],
      ['desde mediados de septiembre', '2026-09-15 2026-11-18'],
      ['desde el inicio del mes pasado', '2026-10-01 2026-11-18'],
      ['de enero hasta hoy', '2026-01-01 2026-11-18'],
      ['de septiembre en adelante', '2026-09-01 2026-11-18'],
      ['después de junio', '2026-07-01 2026-11-18'],
      ['en la segunda semana de octubre', '2026-10-08 2026-10-14'],
      ['en los primeros diez días de octubre', '2026-10-01 2026-10-10'],
      ['desde principios de junio hasta finales de agosto', '2026-06-01 2026-08-31'],
      ['entre junio y agosto', '2026-06-01 2026-08-31'],
      ['del 1 al 10 de noviembre', '2026-11-01 2026-11-10'],
      ['del 1 al 10 de este mes', '2026-11-01 2026-11-10'],
      ['en la primera quincena de octubre', '2026-10-01 2026-10-15'],
      ['la quincena pasada', '2026-11-01 2026-11-15'],
      ['en el primer semestre', '2026-01-01 2026-06-30'],
      ['en lo que va de año', '2026-01-01 2026-12-31'],
      ['en 2024', '2024-01-01 2024-12-31'],
      ['en el año', '2026-01-01 2026-12-31'],
      ['en todo el mes', '2026-11-01 2026-11-30'],
      ['toda la semana', '2026-11-16 2026-11-22'],
      ['el cinco de noviembre', '2026-11-05 2026-11-05'],
      ['el veintiuno de octubre', '2026-10-21 2026-10-21'],
      ['desde el 1', '2026-11-01 2026-11-18'],
      ['la semana del 5 de octubre', '2026-10-05 2026-10-11'],
      ['en los primeros tres meses del año', '2026-01-01 2026-03-31'],
      ['en los últimos dos meses del año pasado', '2025-11-01 2025-12-31'],
      ['la última semana del mes pasado', '2026-10-25 2026-10-31'],
      ['el mismo mes del año pasado', '2025-11-01 2025-11-30'],
      ['en Navidad', '2025-12-24 2025-12-26'],
      ['en las navidades', '2025-12-24 2026-01-06'],
      ['en las navidades pasadas', '2025-12-24 2026-01-06'],
      ['en Navidades de 2024', '2024-12-24 2025-01-06'],
      ['en las fiestas navideñas', '2025-12-24 2026-01-06'],
      ['en Nochebuena', '2025-12-24 2025-12-24'],
      ['en Semana Santa', '2026-03-29 2026-04-05'],
      ['en la semana santa del año pasado', '2025-04-13 2025-04-20'],
      ['en el black friday', '2025-11-28 2025-11-28'],
      ['de lunes a miércoles', '2026-11-16 2026-11-18'],
      ['de lunes a viernes la semana pasada', '2026-11-09 2026-11-13'],
      ['el primer día de octubre', '2026-10-01 2026-10-01'],
      ['el último día de octubre de 2025', '2025-10-31 2025-10-31'],
      ['desde que empezó el año', '2026-01-01 2026-11-18'],
      ['desde que empezó el mes', '2026-11-01 2026-11-18'],
      ['3 al 9 noviembre', '2026-11-03 2026-11-09'],
      ['del 3 al 9', '2026-11-03 2026-11-09'],
      ['entre el 10 y el 20', '2026-11-10 2026-11-20'],
      ['año en curso', '2026-01-01 2026-12-31'],
      ['del mes en curso', '2026-11-01 2026-11-30'],
      ['a lo largo del año', '2026-01-01 2026-12-31'],
      ['a lo largo de este año', '2026-01-01 2026-12-31'],
      ['en el año entero', '2026-01-01 2026-12-31'],
      ['en los últimos 90 días', '2026-08-21 2026-11-18'],
      ['en los seis meses últimos', '2026-05-01 2026-10-31'],
      ['ayer y hoy', '2026-11-17 2026-11-18'],
      ['ayer y anteayer', '2026-11-16 2026-11-17'],
      ['el mes pasado y el anterior', '2026-09-01 2026-10-31'],
      ['en el T3', '2026-07-01 2026-09-30'],
      ['el finde pasado', '2026-11-14 2026-11-15'],
      ['este finde pasado', '2026-11-14 2026-11-15'],
      ['el último trimestre, julio a septiembre', '2026-07-01 2026-09-30'],
      ['en lo que va de noviembre', '2026-11-01 2026-11-30'],
      ['en Navidades, digo, en octubre', '2026-10-01 2026-10-31'],
      ['hace un mes', '2026-10-01 2026-10-31'],
    ],
  };
  it.each(table[lang])('%s is %s', (words, days) => {
    expect(read(`${start} ${words}`, lang).days).toBe(days);
  });
});

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

// The words beside the mark say which part of the period is meant, so they have to stay.
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
] as const)('%s %s: leaves the words beside the period', (lang, question, text) => {
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
] as const)('%s on %s takes the one that has begun', (words, today, days) => {
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
  expect(easterOf(year)).toBe(day);
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
  const isTimed = (rest: string) => takePeriods(rest, now, false).found.length > 0;
  expect(writeRowOfDays(question.toLowerCase(), isTimed)).toEqual({ words: words.toLowerCase(), isDoubtful });
});
