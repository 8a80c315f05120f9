import { addDays, weekday, type CalendarRange } from '../../calendar.ts';
import type { Shape } from './types.ts';
import { inYears, pad } from './units.ts';

/** Computes Easter Sunday by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const [leaps, ofCentury] = [Math.floor(century / 4), century % 4];
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - leaps - shift + 15) % 30;
  const [fours, rest] = [Math.floor((year % 100) / 4), year % 4];
  const toSunday = (32 + 2 * ofCentury + 2 * fours - moon - rest) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  const days = moon + toSunday - 7 * late + 114;
  return `${year}-${pad(Math.floor(days / 31))}-${pad((days % 31) + 1)}`;
}

const THURSDAY = 4;
/** The fourth Thursday of November. */
function thanksgivingDay(year: number): string {
  const first = `${year}-11-01`;
  return addDays(first, ((THURSDAY - weekday(first) + 7) % 7) + 21);
}

const FROM = '(?:(?:last|this|the|el|la|las|los|estas?|over|at|on|during|durante) )*';
/** Goods for a feast, which are bought before it. */
const GOODS = '(?:shopping|presents?|gifts?|decorations?|trees?|dinner|lunch|lights|party|cards?)';
const GOODS_FOR =
  '(?:regalos?|compras|cena|comida|loteria|cestas?|adornos|decoracion|luces|arbol)(?: (?:de|por|para)(?: las?)?)?';
const daysAround = (day: string, from: number, to: number): CalendarRange => ({
  from: addDays(day, from),
  to: addDays(day, to),
});

/** A feast. In questions about the future it ends on the day `endsAhead` (`MM-dd`), by which money is needed. */
type Feast = { words: string; daysIn: (year: number) => CalendarRange; endsAhead?: string };
const FEASTS: Feast[] = [
  { words: 'christmas eve|nochebuena|noche buena', daysIn: (year) => daysAround(`${year}-12-24`, 0, 0) },
  { words: 'christmas day|xmas day|dia de navidad', daysIn: (year) => daysAround(`${year}-12-25`, 0, 0) },
  { words: 'boxing day', daysIn: (year) => daysAround(`${year}-12-26`, 0, 0) },
  {
    words: 'new years? eve|nochevieja|noche vieja',
    daysIn: (year) => daysAround(`${year}-12-31`, 0, 0),
  },
  // The holidays: to the new year, and in Spanish to the Epiphany.
  {
    words: '(?:christmas|xmas|festive) (?:holidays?|season|time|period|break)|holiday season',
    daysIn: (year) => daysAround(`${year}-12-24`, 0, 8),
    endsAhead: '12-26',
  },
  {
    words:
      'navidades|(?:fiestas|epoca|temporada|vacaciones|periodo|dias) (?:de (?:la )?)?(?:navidad(?:es)?|navidena?s?|navidenos)',
    daysIn: (year) => daysAround(`${year}-12-24`, 0, 13),
    endsAhead: '12-26',
  },
  { words: 'christmas|xmas|navidad', daysIn: (year) => daysAround(`${year}-12-24`, 0, 2) },
  { words: 'holy week|semana santa|easter week', daysIn: (year) => daysAround(easterSunday(year), -7, 0) },
  { words: 'good friday|viernes santo', daysIn: (year) => daysAround(easterSunday(year), -2, -2) },
  {
    words: 'easter sunday|domingo de (?:pascua|resurreccion)',
    daysIn: (year) => daysAround(easterSunday(year), 0, 0),
  },
  { words: 'easter monday|lunes de pascua', daysIn: (year) => daysAround(easterSunday(year), 1, 1) },
  {
    words: 'easter(?: (?:weekend|holidays?|break|time))?',
    daysIn: (year) => daysAround(easterSunday(year), -2, 1),
  },
  { words: 'black friday|viernes negro', daysIn: (year) => daysAround(thanksgivingDay(year), 1, 1) },
  { words: 'cyber monday', daysIn: (year) => daysAround(thanksgivingDay(year), 4, 4) },
  { words: 'thanksgiving(?: day)?', daysIn: (year) => daysAround(thanksgivingDay(year), 0, 0) },
  { words: 'halloween', daysIn: (year) => daysAround(`${year}-10-31`, 0, 0) },
  {
    words: '(?:saint |st )?valentines?(?: day)?|san valentin',
    daysIn: (year) => daysAround(`${year}-02-14`, 0, 0),
  },
];

/** Feasts by name. They are read before days and months, because some names contain a day or a month. */
export const HOLIDAYS: Shape[] = FEASTS.map(({ words, daysIn, endsAhead }) => ({
  patterns: [`${FROM}(?:${words})(?: pasad[oa]s?)?`],
  read: (_, now) => {
    const ofYear = (year: number) =>
      now.isAhead && endsAhead !== undefined ? { ...daysIn(year), to: `${year}-${endsAhead}` } : daysIn(year);
    return inYears(now, 'days', ofYear);
  },
  notAfter: GOODS_FOR,
  notBefore: GOODS,
}));
