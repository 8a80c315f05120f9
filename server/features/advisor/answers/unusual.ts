import { startOfMonth, type CalendarRange } from '#shared/calendar.ts';
import type { Notice } from '#shared/contract/notices.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { append } from '#shared/lists.ts';
import { toSearchText } from '#shared/search-text.ts';
import { hasWordStart } from '#shared/transaction-search.ts';
import type { Figure } from '../book.ts';
import { emptyAnswer } from '../empty.ts';
import { monthsOf, periodOf, periodPieces } from '../periods.ts';
import { inQuotes, quoted, say, type Part } from '../say.ts';
import { inSpan, rowsIn, searchOf, sumIn } from '../search.ts';
import type { Search } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { bandOf } from './expected.ts';
import { foundPieces, kindOf } from './kinds.ts';

const NAMED = 5;
/** Of a longer period only the last months are looked at. */
const MOST_MONTHS = 12;

/** unusual: the notices of the period, as the screen of insights and the reports of months have them. */
export async function answerUnusual(context: Context): Promise<Draft> {
  const { texts, ledger } = context;
  const span = periodOf(context) as CalendarRange;
  const search = searchOf(context, 'expense');
  const notices = await noticesIn(context, span);
  if (notices.length === 0 && rowsIn(await ledger.days(search), span).length === 0)
    return await emptyAnswer(context, { search, span, kind: kindOf(context) });
  const parts = { period: periodPieces(context, span), subject: foundPieces(context) };
  if (notices.length === 0) return { sentences: [say(texts.unusual.none, parts)] };
  const sentences: Piece[][] = [];
  for (const notice of notices.slice(0, NAMED)) sentences.push(await noticeSentence(context, notice));
  return { sentences: [say(texts.unusual.some, parts), ...sentences] };
}

/** The newest first. One month after the other is read, since each takes its time. */
async function noticesIn(context: Context, span: CalendarRange): Promise<Notice[]> {
  const months = monthsOf(span).filter(({ from }) => from <= context.today);
  const found: Notice[] = [];
  for (const month of months.slice(-MOST_MONTHS).toReversed()) {
    const notices = await context.planning.notices(month);
    append(
      found,
      notices.filter((each) => span.from <= each.day && each.day <= span.to),
    );
  }
  return found.filter((each) => isAsked(context, each));
}

function isAsked({ slots, words }: Context, { name, category, amount }: Notice): boolean {
  const isOfWords = words === undefined || words.some((word) => hasWordStart(toSearchText(name), word));
  const isOfCategory = slots.category === undefined || slots.category === category;
  return isOfWords && isOfCategory && (slots.min ?? 0) <= amount && amount <= (slots.max ?? Infinity);
}

async function noticeSentence(context: Context, notice: Notice): Promise<Piece[]> {
  const { unusual } = context.texts;
  const parts = await PARTS[notice.kind](context, notice);
  if (parts !== undefined) return say(unusual.kinds[notice.kind], parts);
  return say(unusual.other, { name: inQuotes(context, notice.name) });
}

/** Undefined where no transaction has the figures of the notice. */
type PartsOf = (context: Context, notice: Notice) => Promise<Record<string, Part> | undefined>;

const nameOnly: PartsOf = (context, { name }) => Promise.resolve({ name: inQuotes(context, name) });

/** A transaction of the notice's day and amount. */
const transaction: PartsOf = async (context, { name, day, amount }) => {
  const { book, ledger } = context;
  const search: Search = { type: 'expense', from: day, to: day, min: amount, max: amount };
  if ((await ledger.list({ ...search, sort: 'newest', limit: 1 })).length === 0) return undefined;
  return {
    name: inQuotes(context, name),
    amount: book.amountAt(search, 'newest', 0, amount).piece,
    day: book.dayAt(search, 'newest', 0, day).piece,
  };
};

const PARTS: Record<Notice['kind'], PartsOf> = {
  large: transaction,
  twice: transaction,
  priceRise: transaction,
  missed: nameOnly,
  newSeries: nameOnly,
  ended: nameOnly,
  categoryHigh: async (context, { category, day }) => {
    const id = category ?? '';
    const month = { from: startOfMonth(day), to: lastOf(context, day) };
    return {
      name: quoted(context.names[id] ?? id),
      amount: (await sumOfCategory(context, id, month)).piece,
      period: periodPieces(context, month),
    };
  },
  lowPoint: async (context) => {
    const { endOfMonth: end } = await context.planning.forecast();
    return { amount: bandOf(context, 'endOfMonth.balance', end.balance).p50.piece };
  },
};

/** A notice counts a running month up to today. */
function lastOf({ today }: Context, day: string): string {
  const [month] = monthsOf({ from: day, to: day });
  return month === undefined || today < month.to ? today : month.to;
}

async function sumOfCategory(context: Context, category: string, span: CalendarRange): Promise<Figure> {
  const search: Search = { type: 'expense', category: [category] };
  const rows = rowsIn(await context.ledger.days(inSpan(search, span)), span);
  return sumIn(context, { search, rows, side: 'expenses' }, span);
}
