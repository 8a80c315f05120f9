import { addMonths, isCalendarDay, startOfMonth, type CalendarDay } from '../calendar.ts';
import { decimalMark } from './groups.ts';
import {
  isDayOfMonth,
  nearestDay,
  readDayNumber,
  readDigits,
  readNamed,
  type DayReading,
  type FoundDay,
} from './dates.ts';
import { COUNTED, LEADS, MONTHS, toOrdinal, pad } from './day-words.ts';
import { isMark, isUnit } from './marks.ts';
import { toPowerOfTen } from './number-words.ts';
import { findPhrase } from './phrases.ts';
import { isOneOf, isWord, toWordSet, type Token } from './tokens.ts';

export type DayContext = {
  today: CalendarDay;
  locale: string;
  /** Whether '12 june 20' is the 20th. */
  isMonthFirst?: boolean;
};

/**
 * Finds a day in digits, with the name of a month, or without a month: 'el 15'. `hasLead` says that 'on' or 'el' stands
 * before it.
 */
export function findDate(
  tokens: readonly Token[],
  at: number,
  context: DayContext,
  hasLead: boolean,
  isBareAllowed = false,
): FoundDay | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const { today, locale } = context;
  const named = readNamed(tokens, at, context);
  if (named) return named;
  if (token.isNumber && /[-/.]/.test(token.text)) {
    if (isFraction(tokens, at, hasLead)) return undefined;
    const dotted = readDotted(tokens, at, context, hasLead);
    if (dotted) return withEnd(dotted, at + 1);
    const found = readDigits(token.text, today, locale);
    // '24/7' may mean at all times, as in 'gym 24/7'.
    return withEnd(found && token.text === '24/7' ? { ...found, other: today } : found, at + 1);
  }
  const number = readDayNumber(tokens, at);
  if (!number || !isDayNumber(tokens, at, number.end, isBareAllowed)) return undefined;
  const month = findPhrase(MONTHS, tokens, number.end);
  if (month) return withEnd(inMonth(today, month.value, number.value), month.end);
  // 'el 10 del 11'.
  const second = tokens[number.end]?.word === 'del' ? tokens[number.end + 1] : undefined;
  const numbered = isDayOfMonth(second) ? nearestDay(today, number.value, Number(second?.text)) : undefined;
  if (numbered) return { ...numbered, end: number.end + 2 };
  return withEnd(nearestDay(today, number.value), number.end);
}

/** Finds a day of the month after its month: 'last month on the 5th', 'el mes que viene el 5'. */
export function findInMonth(
  tokens: readonly Token[],
  at: number,
  months: number,
  { today }: DayContext,
): FoundDay | undefined {
  const next = skipLeads(tokens, at);
  const number = next > at ? readDayNumber(tokens, next) : undefined;
  return number && withEnd(inMonth(today, months, number.value), number.end);
}

/** Steps over 'on the', 'el' and 'el día'. */
export function skipLeads(tokens: readonly Token[], at: number): number {
  let next = tokens[at]?.text === ',' ? at + 1 : at;
  const limit = next + 2;
  while (isOneOf(tokens[next], LEADS) && next < limit) next += 1;
  return next;
}

function inMonth(today: CalendarDay, months: number, dayOfMonth: number): DayReading | undefined {
  const day = `${addMonths(startOfMonth(today), months).slice(0, 8)}${pad(dayOfMonth)}`;
  return isCalendarDay(day) ? { day } : undefined;
}

/**
 * Reads '17.11' as a day if there is another number, and the decimal mark of the locale is a comma. Such writers use
 * 17.11 for amounts too, so the day is doubtful unless 'el' stands before it, or another number has a comma.
 */
function readDotted(
  tokens: readonly Token[],
  at: number,
  { today, locale }: DayContext,
  hasLead: boolean,
): DayReading | undefined {
  const [day, month] = /^\d\d\.\d\d$/.test(tokens[at]?.text ?? '') ? (tokens[at]?.text.split('.') ?? []) : [];
  const isPrice = isMark(tokens[at + 1]) || isMark(tokens[at - 1]) || isUnit(tokens[at + 1]);
  const others = tokens.filter(
    ({ isNumber, meaning }, index) => isNumber && meaning === undefined && index !== at,
  );
  if (day === undefined || isPrice || others.length === 0) return undefined;
  const found =
    hasLead || decimalMark(locale) === ',' ? nearestDay(today, Number(day), Number(month)) : undefined;
  const isSure = hasLead || others.some(({ text }) => /,\d\d?$/.test(text));
  return found && (isSure ? found : { day: found.day, other: today });
}

/** Whether a number without a month is a day: 'the 15th', '15th' at the end, 'el 15', 'on the first', 'día 15'. */
function isDayNumber(tokens: readonly Token[], at: number, end: number, isBareAllowed: boolean): boolean {
  const after = tokens[end];
  const [before, beforeThat] = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? ''];
  const isAfterOnThe = before === 'the' && /^(?:on|for|from|since)$/.test(beforeThat);
  const hasLead =
    /^(?:el|del|dia)$/.test(before) ||
    isAfterOnThe ||
    isBareAllowed ||
    (end > at + 1 && findPhrase(MONTHS, tokens, end) !== undefined);
  const isInWords = tokens[at]?.isNumber !== true;
  // 'pan de cada día 2'.
  if (before === 'dia' && beforeThat === 'cada') return false;
  if (/^(?:the|on)$/.test(before) && after === undefined && hasOtherNumber(tokens, at)) return true;
  if (isInWords && toOrdinal(tokens[end - 1]?.word ?? '') === 0) {
    return hasLead && (!isWord(after) || before === 'dia');
  }
  if (isInWords || end > at + 1) {
    if (isOneOf(after, COUNTED)) return false;
    if (hasLead || (before === 'the' && !isInWords)) return true;
    return (!isInWords || before === 'the') && !isWord(after);
  }
  if (after?.isGlued === true && /^[\p{L}€$£%+*-]/u.test(after.text)) return false;
  return hasLead && toPowerOfTen(after) === 0 && !isMark(after) && !isUnit(after);
}

/** Nouns after a fraction: '1/2 price'. */
const PART_OF = toWordSet('price off pint pizza pollo chicken');
const INSTALMENTS = toWordSet('plazo cuota letra pago mensualidad installment instalment part');

/** Whether a number with a separator is not a day: '1/2 kilo', '24/7', '€12/2', and '10-15' without an article. */
function isFraction(tokens: readonly Token[], at: number, hasLead: boolean): boolean {
  const text = tokens[at]?.text ?? '';
  const after = tokens[at + 1];
  const isOfSomething = after?.word === 'de' && /^[13]\/[234]$/.test(text) && !hasLead;
  if (
    (text === '24/7' && isWord(after)) ||
    isOfSomething ||
    (/^1\/[234]$/.test(text) && isOneOf(after, PART_OF)) ||
    isOneOf(tokens[at - 1], INSTALMENTS) ||
    (tokens[at]?.isGlued === true && isMark(tokens[at - 1])) ||
    isUnit(after) ||
    (after?.isGlued === true && /^[\p{L}\p{Sc}%]/u.test(after.text))
  )
    return true;
  return (
    /^\d{1,2}-\d{1,2}$/.test(text) && !hasLead && !(/^\d\d-\d\d$/.test(text) && hasOtherNumber(tokens, at))
  );
}

export function hasOtherNumber(tokens: readonly Token[], at: number): boolean {
  return tokens.some((token, index) => token.isNumber && index !== at);
}

function withEnd(found: Omit<FoundDay, 'end'> | undefined, end: number): FoundDay | undefined {
  return found && { ...found, end };
}
