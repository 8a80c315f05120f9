import { addDays, weekday, type CalendarDay } from '../calendar.ts';
import { nearestDay, readDayNumber, type DayReading } from './dates.ts';
import { COUNTED, toOrdinal, ORDINALS, weekdayOfName, weekdayOfPlural } from './day-words.ts';
import { hasOtherNumber } from './month-days.ts';
import { isInName } from './names.ts';
import { findPhrase, toPhrases } from './phrases.ts';
import { isOneOf, toWordSet, toPlain, setMeaning, type Token } from './tokens.ts';
import type { Repeat } from './types.ts';

/** Words before a weekday on which something repeats, with the number of weeks. */
const EACH_WEEKDAY = toPhrases<number>([
  [1, 'every|each|cada|todos los|los'],
  [2, 'every other|every second|cada dos'],
]);
/** Words before a day of each month. */
const EACH_DAY = toPhrases([[true, 'every|each|cada dia|los dias|todos los dias']]);
const OF_MONTH = toPhrases([[true, 'of the month|of each month|of every month|del mes|de mes|de cada mes']]);
const OF = toWordSet('of de for');
const AND = toWordSet('and y e & , to a -');

type RepeatedDay = DayReading & { repeat: Repeat };
type FoundRepeatedDay = RepeatedDay & { end: number };

/**
 * Finds 'every friday', 'on fridays', 'los lunes' and 'every 15th', marks the tokens, and returns the latest such day
 * with the rhythm. A rhythm has one weekday, so 'los lunes y miércoles' becomes plain words.
 */
export function claimRepeatedDay(tokens: Token[], today: CalendarDay): RepeatedDay | undefined {
  for (const at of tokens.keys()) {
    if (tokens[at]?.meaning !== undefined || isInName(tokens, at) || isOneOf(tokens[at - 1], OF)) continue;
    const found = findWeekday(tokens, at, today) ?? findDayOfMonth(tokens, at, today);
    if (!found) continue;
    const end = endOfWeekdays(tokens, found.end);
    if (end > found.end) {
      tokens.splice(at, end - at, ...tokens.slice(at, end).map(toPlain));
      return undefined;
    }
    setMeaning(tokens, at, found.end, 'repeat');
    return found;
  }
  return undefined;
}

function findWeekday(tokens: readonly Token[], at: number, today: CalendarDay): FoundRepeatedDay | undefined {
  const lead = findPhrase(EACH_WEEKDAY, tokens, at);
  // 'on fridays', but 'on friday' is one day.
  const next =
    lead?.end ?? (tokens[at]?.word === 'on' && isPluralWeekday(tokens[at + 1]) ? at + 1 : undefined);
  const wanted = next === undefined ? -1 : weekdayOf(tokens[next]);
  if (next === undefined || wanted < 0) return undefined;
  const day = addDays(today, -((weekday(today) - wanted + 7) % 7));
  return { day, repeat: { unit: 'week', every: lead?.value ?? 1 }, end: next + 1 };
}

/** Finds 'every 15th', and 'cada día 15' if there is another number. */
function findDayOfMonth(
  tokens: readonly Token[],
  at: number,
  today: CalendarDay,
): FoundRepeatedDay | undefined {
  const lead = findPhrase(EACH_DAY, tokens, at);
  const number = lead && readDayNumber(tokens, lead.end);
  if (!number || isOneOf(tokens[number.end], COUNTED) || weekdayOf(tokens[number.end]) >= 0) return undefined;
  const last = tokens[number.end - 1];
  const isOrdinal = toOrdinal(last?.word ?? '') > 0 || isOneOf(last, ORDINALS);
  const isNamed = lead.end > at + 1 && hasOtherNumber(tokens, lead.end);
  const found = isOrdinal || isNamed ? nearestDay(today, number.value) : undefined;
  const end = findPhrase(OF_MONTH, tokens, number.end)?.end ?? number.end;
  return found && { ...found, repeat: { unit: 'month', every: 1 }, end };
}

/** Returns the end of further weekdays: 'y miércoles', 'and wednesdays'. */
function endOfWeekdays(tokens: readonly Token[], at: number): number {
  let end = at;
  while (isOneOf(tokens[end], AND) && weekdayOf(tokens[end + 1]) >= 0) end += 2;
  return end;
}

function weekdayOf(token: Token | undefined): number {
  return weekdayOfPlural(token?.word ?? '');
}

function isPluralWeekday(token: Token | undefined): boolean {
  return weekdayOf(token) >= 0 && weekdayOfName(token?.word ?? '', false) < 0;
}
