import { describe, expect, it } from 'vitest';
import { readLine } from './read-line.ts';
import { TODAY } from './testing/line.ts';

const WRITER = { locale: 'en', currency: 'EUR', today: TODAY, categories: [] };

/** A phrase, its day of 2026, and whether a second day is shown. */
type Row = readonly [phrase: string, day: string, isDoubtful?: 'doubtful'];

const ENGLISH: readonly Row[] = [
  ['in 3 weeks', '12-09'],
  ['in a week', '11-25'],
  ["in a week's time", '11-25'],
  ["in 2 weeks' time", '12-02'],
  ['in ten days', '11-28'],
  ['within 3 days', '11-21'],
  ['3 days from now', '11-21'],
  ['a week from today', '11-25'],
  ['two weeks ago', '11-04'],
  ['2 weeks back', '11-04'],
  ['a week and a half ago', '11-07', 'doubtful'],
  ['half a year ago', '05-18'],
  ['a month and a half ago', '10-03', 'doubtful'],
  ['several days ago', '11-15', 'doubtful'],
  ['monday before last', '11-09'],
  ['the monday before last', '11-09'],
  ['next monday', '11-23', 'doubtful'],
  ['monday next week', '11-23'],
  ['next week on monday', '11-23'],
  ['next week monday', '11-23'],
  ['last week on tuesday', '11-10'],
  ['tuesday of last week', '11-10'],
  ['tuesday last week', '11-10'],
  ['this coming friday', '11-20', 'doubtful'],
  ['this past friday', '11-13'],
  ['coming friday', '11-20', 'doubtful'],
  ['two fridays ago', '11-06'],
  ['on the 5th of last month', '10-05'],
  ['last month on the 5th', '10-05'],
  ['5th of last month', '10-05'],
  ['5th of next month', '12-05'],
  ['next month on the 5th', '12-05'],
  ['last year on march 3', '2025-03-03'],
  ['march 3 last year', '2025-03-03'],
  ['end of next month', '12-31', 'doubtful'],
  ['beginning of last month', '10-01', 'doubtful'],
  ['the week before last', '11-04', 'doubtful'],
  ['month before last', '09-18', 'doubtful'],
  ['in a couple of weeks', '12-02'],
];

const SPANISH: readonly Row[] = [
  ['en 3 semanas', '12-09'],
  ['en tres semanas', '12-09'],
  ['en quince días', '12-03'],
  ['dentro de 10 días', '11-28'],
  ['dentro de un par de semanas', '12-02'],
  ['de aquí a 3 días', '11-21'],
  ['de hoy en ocho', '11-25'],
  ['en un mes', '12-18', 'doubtful'],
  ['hace 2 semanas', '11-04'],
  ['hace dos semanas', '11-04'],
  ['hace una semana', '11-11'],
  ['hace como una semana', '11-11'],
  ['hace un par de días', '11-16'],
  ['hace una semana y media', '11-07', 'doubtful'],
  ['hace unas semanas', '10-28', 'doubtful'],
  ['hace semanas', '11-04', 'doubtful'],
  ['hace algunos días', '11-15', 'doubtful'],
  ['hace medio año', '05-18'],
  ['hace mes y medio', '10-03', 'doubtful'],
  ['dos semanas atrás', '11-04'],
  ['el lunes que viene', '11-23', 'doubtful'],
  ['el lunes próximo', '11-23', 'doubtful'],
  ['el próximo lunes', '11-23', 'doubtful'],
  ['próximo lunes', '11-23', 'doubtful'],
  ['este lunes que viene', '11-23', 'doubtful'],
  ['el lunes de la semana que viene', '11-23'],
  ['la semana que viene el lunes', '11-23'],
  ['el martes de la semana pasada', '11-10'],
  ['la semana pasada el martes', '11-10'],
  ['la semana pasada, el martes', '11-10'],
  ['el lunes antepasado', '11-09'],
  ['hace dos viernes', '11-06'],
  ['el mes pasado el 5', '10-05'],
  ['el mes pasado el día 5', '10-05'],
  ['el 5 del mes pasado', '10-05'],
  ['el día 5 del mes que viene', '12-05'],
  ['el mes que viene el 5', '12-05'],
  ['el próximo mes el 5', '12-05'],
  ['el 3 de marzo del año pasado', '2025-03-03'],
  ['el año pasado el 3 de marzo', '2025-03-03'],
  ['a finales del mes pasado', '10-31', 'doubtful'],
  ['a principios del mes pasado', '10-01', 'doubtful'],
  ['a mediados del mes que viene', '12-15', 'doubtful'],
  ['el mes antepasado', '09-18', 'doubtful'],
  ['pasado mañana', '11-20'],
  ['de aquí a dos semanas', '12-02'],
  ['el viernes pasado', '11-13'],
  ['antes de ayer por la noche', '11-16'],
];

describe.each([
  ['en-GB', ENGLISH],
  ['es-ES', SPANISH],
] as const)('a day in words in %s', (locale, rows) => {
  const named = rows.map(([phrase, day, isDoubtful]) => ({ phrase, day, isDoubtful }));
  it.each(named)('reads "$phrase" anywhere in the line', ({ phrase, day, isDoubtful }) => {
    for (const line of [`hotel 120 ${phrase}`, `${phrase} hotel 120`, `120 hotel ${phrase}`]) {
      const { description, amountMinor, day: read, ambiguous } = readLine(line, { ...WRITER, locale });
      expect([line, description, amountMinor, read, ambiguous.map(({ what }) => what)]).toEqual([
        line,
        'hotel',
        12_000,
        day.length === 5 ? `2026-${day}` : day,
        isDoubtful ? ['day'] : [],
      ]);
    }
  });
});

describe('a day whose name is misspelt', () => {
  it.each([
    ['yestreday', '2026-11-17'],
    ['on firday', '2026-11-13'],
    ['el viernse', '2026-11-13'],
    ['miercles', '2026-11-11'],
  ])('reads "%s", and shows today as the other day', (word, day) => {
    expect(readLine(`taxi 9 ${word}`, WRITER)).toMatchObject({
      description: 'taxi',
      day,
      ambiguous: [{ what: 'day', other: TODAY }],
    });
  });

  it.each(['saturdays', 'domino', 'monda'])('leaves "%s" in the description', (word) => {
    expect(readLine(`${word} 9`, WRITER)).toMatchObject({ description: word, day: TODAY, ambiguous: [] });
  });
});

it('does not use the words of an amount for a day', () => {
  expect(readLine('phone sixty two fifty two days ago', WRITER)).toMatchObject({
    description: 'phone',
    amountMinor: 6250,
    day: '2026-11-16',
  });
});
