import { describe, expect, it } from 'vitest';
import { readQuestion } from '../read-question.ts';
import { vocabularyOf } from '../testing/questions.ts';
import type { Vocabulary } from '../types.ts';

/** The period of a question on Wednesday, 18 November 2026, as `from to`. */
function periodOf(
  words: string,
  language: 'en' | 'es',
  start: string,
  more: Partial<Vocabulary> = {},
): string {
  const read = readQuestion(`${start} ${words}`, { ...vocabularyOf(language), ...more });
  const period = read.kind === 'understood' ? read.slots.period : undefined;
  return period ? `${period.from} ${period.to}` : read.kind;
}

describe.each([
  ['en', 'how much did i spend'],
  ['es', 'cuánto gasté'],
] as const)('in a question in %s', (language, start) => {
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
      ['before June', 'unsure'],
      ['until March', 'unsure'],
      ['in mid October', 'unsure'],
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
    ],
    es: [
      ['hoy', '2026-11-18 2026-11-18'],
      ['antes de ayer', '2026-11-16 2026-11-16'],
      ['antier', '2026-11-16 2026-11-16'],
      ['la semana pasada', '2026-11-09 2026-11-15'],
      ['la semana antepasada', '2026-11-02 2026-11-08'],
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
      ['antes de mayo', 'unsure'],
      ['a mediados de octubre', 'unsure'],
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
    ],
  };
  it.each(table[language])('%s is %s', (words, period) => {
    expect(periodOf(words, language, start)).toBe(period);
  });
});

it('takes the next month without a year where the question looks ahead', () => {
  expect(periodOf('in December', 'en', 'how much will i spend')).toBe('2026-12-01 2026-12-31');
  expect(periodOf('en junio', 'es', 'puedo permitirme un viaje de 600 €')).toBe('2027-06-01 2027-06-30');
  expect(periodOf('at the end of the year', 'en', 'what will my balance be')).toBe('2026-12-01 2026-12-31');
});

it('begins weeks on the first day of the profile', () => {
  expect(periodOf('last week', 'en', 'how much did i spend', { firstDayOfWeek: 0 })).toBe(
    '2026-11-08 2026-11-14',
  );
});

it('ends February of a leap year on the 29th', () => {
  expect(periodOf('in February', 'en', 'how much did i spend', { today: '2024-03-31' })).toBe(
    '2024-02-01 2024-02-29',
  );
  expect(periodOf('last month', 'en', 'how much did i spend', { today: '2024-03-31' })).toBe(
    '2024-02-01 2024-02-29',
  );
});

it('does not take the verb may for the month', () => {
  expect(periodOf('', 'en', 'may i ask how much i spent')).toBe('understood');
  expect(periodOf('in may', 'en', 'how much did i spend')).toBe('2026-05-01 2026-05-31');
});

it('takes 2000 for money where it is said to be some', () => {
  expect(periodOf('', 'en', 'when will I have saved 2000')).toBe('understood');
});
