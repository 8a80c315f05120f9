import { weekday } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { toSearchText } from '#shared/search-text.ts';
import { isRunning } from '#shared/periods.ts';
import type { FactBook, Figure } from '../book.ts';
import { toChart } from '../chart.ts';
import { emptyAnswer } from '../empty.ts';
import { capital, periodOrDefault, periodPieces } from '../periods.ts';
import { quoted, say, type Part } from '../say.ts';
import { inSpan, sumMinor, rowsIn, toSearch, sumIn } from '../search.ts';
import type { Search } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { kindFromIntent, subjectPieces } from './kinds.ts';
import { withoutSign } from './total-sentence.ts';
import { answerTotal } from './totals.ts';

const NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** The number of largest merchants that are searched for the one that makes a day expensive. */
const MAX_MERCHANTS = 5;
const LARGE_SHARE = 1 / 3;
type Name = (typeof NAMES)[number];
type WeekdaySum = { day: number; name: Name; label: string; sum: Figure };

/** weekday.pattern: the sums of the days of the week, or of the weekend. */
export async function answerWeekdays(context: Context): Promise<Draft> {
  const { texts, ledger, format, book, firstDayOfWeek, today } = context;
  const kind = kindFromIntent(context);
  const span = periodOrDefault(context, 'twelveMonthsToNow');
  const search = toSearch(context, kind.type);
  // Transactions dated after today are not spent yet.
  const countedSpan = isRunning(span, today) ? { ...span, to: today } : span;
  const rows = rowsIn(await ledger.days(search), countedSpan);
  if (rows.length === 0) return await emptyAnswer(context, { search, span, kind });
  const sums = NAMES.map((name, day): WeekdaySum => {
    const dayRows = rows.filter(({ date }) => weekday(date) === day);
    const sum = book.weekdaySum(inSpan(search, countedSpan), day, kind.side, sumMinor(dayRows, kind.side));
    return { day, name, label: capital(format.weekday(day)), sum };
  });
  const days = [...sums.slice(firstDayOfWeek), ...sums.slice(0, firstDayOfWeek)];
  const total = sumIn(context, { search, rows, side: kind.side }, countedSpan);
  // A total of zero or less has no shares.
  if (total.value <= 0) return await answerTotal(context);
  const parts = { period: periodPieces(context, span), subject: subjectPieces(context, kind) };
  const namesDay = days.some((day) => isNamed(context, day));
  const specialSentences = asksForWeekends(context)
    ? weekendSentences
    : namesDay
      ? namedSentences
      : undefined;
  const [most] = days.toSorted((one, other) => other.sum.value - one.sum.value);
  return {
    sentences: specialSentences?.(context, days, total, parts) ?? [
      ...daySentences(context, days, total, parts),
      ...(await largestPart(context, inSpan(search, countedSpan), most)),
    ],
    chart: toChart(
      'bar',
      texts.sides[kind.side],
      days.map(({ label, sum }) => ({ label, value: sum.value })),
    ),
  };
}

type Parts = Record<string, Part>;

function daySentences({ book, texts }: Context, days: readonly WeekdaySum[], total: Figure, parts: Parts) {
  // A day below zero is left out: more came back than was spent.
  const ordered = days
    .filter(({ sum }) => sum.value >= 0)
    .toSorted((one, other) => other.sum.value - one.sum.value);
  const [most, least] = [ordered[0], ordered.at(-1)];
  if (most === undefined || least === undefined) return [];
  const shareBase = findShareBase(book, days, total);
  const percent = book.derived('percent', `${most.sum.id} / ${shareBase.id} * 100`).piece;
  const { names } = texts.weekdays;
  const first = say(texts.weekdays.most, {
    ...parts,
    day: names[most.name],
    amount: most.sum.piece,
    percent,
  });
  if (most === least) return [first];
  return [first, say(texts.weekdays.least, { day: names[least.name], amount: least.sum.piece })];
}

/** Returns the figure that counts as 100%: the sum of the days that are not below zero. */
function findShareBase(book: FactBook, days: readonly WeekdaySum[], total: Figure): Figure {
  const positive = days.filter(({ sum }) => sum.value >= 0);
  if (positive.length === days.length) return total;
  return book.derived('money', positive.map(({ sum }) => sum.id).join(' + '));
}

/**
 * Names the largest merchant of the most expensive day, such as a landlord, if it has at least a third of the day's
 * sum.
 */
async function largestPart(
  context: Context,
  search: Search,
  most: WeekdaySum | undefined,
): Promise<Piece[][]> {
  const { ledger, book, texts, words } = context;
  if (most === undefined || words !== undefined) return [];
  const parts = [];
  for (const { name, key } of (await ledger.merchants(search)).slice(0, MAX_MERCHANTS)) {
    const merchantSearch = { ...search, merchant: key };
    const rows = (await ledger.days(merchantSearch)).filter(({ date }) => weekday(date) === most.day);
    parts.push({ name, merchantSearch, minor: sumMinor(rows, 'expenses') });
  }
  const [largest] = parts.toSorted((one, other) => other.minor - one.minor);
  if (largest === undefined) return [];
  const { minor } = largest;
  const sum = book.weekdaySum(largest.merchantSearch, most.day, 'expenses', minor);
  if (sum.value < most.sum.value * LARGE_SHARE) return [];
  const day = texts.weekdays.names[most.name];
  return [say(texts.weekdays.largest, { name: quoted(largest.name), amount: sum.piece, day })];
}

function namedSentences(context: Context, days: readonly WeekdaySum[], total: Figure, parts: Parts) {
  const { book, texts } = context;
  return days
    .filter((day) => isNamed(context, day))
    .map(({ name, sum }) => {
      const day = texts.weekdays.names[name];
      if (sum.value < 0)
        return say(texts.weekdays.back, { ...parts, day, amount: withoutSign(context, sum) });
      const shareBase = findShareBase(book, days, total);
      const percent = book.derived('percent', `${sum.id} / ${shareBase.id} * 100`).piece;
      return say(texts.weekdays.named, { ...parts, day, amount: sum.piece, percent });
    });
}

/** Whether a question names a day of the week: 'on Mondays', 'los lunes'. */
function isNamed({ question = '', texts }: Context, { name, label }: WeekdaySum): boolean {
  const words = [label, texts.weekdays.names[name], name].map((each) => toSearchText(each).replace(/s$/, ''));
  return words.some((word) => new RegExp(`\\b${word}s?\\b`).test(toSearchText(question)));
}

/** Compares Saturdays and Sundays with the other days. */
function weekendSentences(context: Context, days: readonly WeekdaySum[], total: Figure, parts: Parts) {
  const { book, texts } = context;
  const ids = days.filter(({ name }) => name === 'saturday' || name === 'sunday').map(({ sum }) => sum.id);
  const amount = book.derived('money', ids.join(' + '));
  const otherDaysSum = book.derived('money', `${total.id} - ${amount.id}`);
  const { weekends, weekendsBack, otherDays, otherDaysBack } = texts.weekdays;
  const others =
    otherDaysSum.value < 0
      ? say(otherDaysBack, { amount: withoutSign(context, otherDaysSum) })
      : say(otherDays, { amount: otherDaysSum.piece });
  if (amount.value < 0)
    return [say(weekendsBack, { ...parts, amount: withoutSign(context, amount) }), others];
  const shareBase = otherDaysSum.value < 0 ? amount : total;
  const percent = book.derived('percent', `${amount.id} / ${shareBase.id} * 100`).piece;
  return [say(weekends, { ...parts, amount: amount.piece, percent }), others];
}

function asksForWeekends({ question = '' }: Context): boolean {
  return WEEKENDS.test(toSearchText(question));
}
const WEEKENDS =
  /\bweek ?-?ends?\b|\bfin(?:es)? de semana\b|\bfindes?\b|\bentre semana\b|\blunes a viernes\b|\bmonday (?:to|through) friday\b/;
