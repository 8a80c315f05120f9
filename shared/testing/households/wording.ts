import { formatDay, type CalendarDay } from '#shared/calendar.ts';
import { createChance, type Chance } from './chance.ts';
import type { Country, Payee } from './types.ts';

export type Wording = keyof Country['wordings'];
/** A household's way of writing descriptions: typed by hand, and written by a bank from the day `banksFrom` on. */
export type WritingStyle = { country: Country; chance: Chance; banksFrom: CalendarDay | null };

const SLIP_PROBABILITY = 0.012;

/** Makes a writer of a payee's descriptions. The template stays the same, and its values change each time. */
export function makeWriter(
  style: WritingStyle,
  payee: Payee,
  wording: Wording,
): (day: CalendarDay) => string {
  const { chance, country, banksFrom } = style;
  const template = chance.pick(country.wordings[wording]);
  const payeeChance = createChance(chance.whole(1, 2 ** 30));
  const namesMonth = wording !== 'card' && payeeChance.is(0.15);
  const isVaried = payeeChance.is(0.15);
  const city = payeeChance.pick(country.cities);
  return (day) =>
    banksFrom !== null && day >= banksFrom
      ? fillTemplate(template, { payee, day, country, chance: payeeChance, city })
      : writeTyped(payee[0], { day, country, chance: payeeChance, namesMonth, isVaried });
}

function writeTyped(
  name: string,
  {
    day,
    country,
    chance,
    namesMonth,
    isVaried,
  }: { day: CalendarDay; country: Country; chance: Chance; namesMonth: boolean; isVaried: boolean },
): string {
  let text = name;
  if (isVaried && chance.is(0.5)) text = chance.is(0.5) ? name.toLowerCase() : withoutAccents(name);
  if (text.length > 4 && chance.is(SLIP_PROBABILITY)) text = withSlip(text, chance);
  if (!namesMonth) return text;
  const month = monthName(day, country);
  return chance.is(0.3) ? `${text} ${month} ${day.slice(0, 4)}` : `${text} ${month}`;
}

function fillTemplate(
  template: string,
  {
    payee,
    day,
    country,
    chance,
    city,
  }: { payee: Payee; day: CalendarDay; country: Country; chance: Chance; city: string },
): string {
  const [year = '', mm = '', dd = ''] = day.split('-');
  const values: Record<string, string> = {
    '{}': payee[1],
    '{city}': chance.is(0.85) ? city : chance.pick(country.cities),
    '{date}': day,
    '{month}': monthName(day, country).toUpperCase(),
    '{year}': year,
    '{mm}': mm,
    '{dd}': dd,
  };
  return template
    .replace(/#+/g, (found) => chance.digits(found.length))
    .replace(/\{\w*\}/g, (name) => values[name] ?? '');
}

function monthName(day: CalendarDay, { language }: Country): string {
  return formatDay(day, language, { month: 'long' });
}

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Swaps two letters, or leaves one out. */
function withSlip(text: string, chance: Chance): string {
  const at = chance.whole(1, text.length - 2);
  const letters = Array.from(text);
  const [letter = ''] = letters.splice(at, 1);
  if (chance.is(0.5)) letters.splice(at + 1, 0, letter);
  return letters.join('');
}
