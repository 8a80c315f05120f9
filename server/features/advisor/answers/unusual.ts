import { endOfMonth, startOfMonth, type CalendarRange } from '#shared/calendar.ts';
import type { Notice } from '#shared/contract/notices.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { append } from '#shared/lists.ts';
import type { Figure } from '../book.ts';
import { emptyAnswer } from '../empty.ts';
import { toMonths, periodOrDefault, periodPieces } from '../periods.ts';
import { inQuotes, quoted, say, type Part } from '../say.ts';
import { inSpan, rowsIn, toSearch, sumIn } from '../search.ts';
import type { Search } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { toBand } from './expected.ts';
import { foundPieces, kindFromIntent } from './kinds.ts';
import { matchesQuestion } from './payments.ts';

const MAX_NAMED = 5;
/** Only the last months of a longer period are searched. */
const MAX_MONTHS = 12;

/** unusual: the notices of the period, as in insights and monthly reports. */
export async function answerUnusual(context: Context): Promise<Draft> {
  const { texts, ledger } = context;
  const span = periodOrDefault(context) as CalendarRange;
  const search = toSearch(context, 'expense');
  const notices = await noticesIn(context, span);
  if (notices.length === 0 && rowsIn(await ledger.days(search), span).length === 0)
    return await emptyAnswer(context, { search, span, kind: kindFromIntent(context) });
  const parts = { period: periodPieces(context, span), subject: foundPieces(context) };
  if (notices.length === 0) return { sentences: [say(texts.unusual.none, parts)] };
  const sentences: Piece[][] = [];
  for (const notice of notices.slice(0, MAX_NAMED)) sentences.push(await noticeSentence(context, notice));
  return { sentences: [say(texts.unusual.some, parts), ...sentences] };
}

/** Returns the notices of a period, the newest first. Reads one month after the other, since each takes a while. */
async function noticesIn(context: Context, span: CalendarRange): Promise<Notice[]> {
  const months = toMonths(span).filter(({ from }) => from <= context.today);
  const found: Notice[] = [];
  for (const month of months.slice(-MAX_MONTHS).toReversed()) {
    const notices = await context.planning.notices(month);
    append(
      found,
      notices.filter((each) => span.from <= each.day && each.day <= span.to),
    );
  }
  const { min = 0, max = Infinity } = context.slots;
  return found.filter((each) => matchesQuestion(context, each) && min <= each.amount && each.amount <= max);
}

async function noticeSentence(context: Context, notice: Notice): Promise<Piece[]> {
  const { unusual } = context.texts;
  const parts = await PARTS_BY_KIND[notice.kind](context, notice);
  if (parts !== undefined) return say(unusual.kinds[notice.kind], parts);
  return say(unusual.other, { name: inQuotes(context, notice.name) });
}

/** Makes the parts of a notice's sentence; undefined if no transaction has the figures of the notice. */
type ToParts = (context: Context, notice: Notice) => Promise<Record<string, Part> | undefined>;

const toNameParts: ToParts = (context, { name }) => Promise.resolve({ name: inQuotes(context, name) });

/** Finds a transaction with the notice's day and amount. */
const toTransactionParts: ToParts = async (context, { name, day, amount }) => {
  const { book, ledger } = context;
  const search: Search = { type: 'expense', from: day, to: day, min: amount, max: amount };
  if ((await ledger.list({ ...search, sort: 'newest', limit: 1 })).length === 0) return undefined;
  return {
    name: inQuotes(context, name),
    amount: book.amountAt(search, 'newest', 0, amount).piece,
    day: book.dayAt(search, 'newest', 0, day).piece,
  };
};

const PARTS_BY_KIND: Record<Notice['kind'], ToParts> = {
  large: toTransactionParts,
  twice: toTransactionParts,
  priceRise: toTransactionParts,
  missed: toNameParts,
  newSeries: toNameParts,
  ended: toNameParts,
  categoryHigh: async (context, { category, day }) => {
    const id = category ?? '';
    const month = { from: startOfMonth(day), to: lastCountedDay(context, day) };
    return {
      name: quoted(context.names[id] ?? id),
      amount: (await sumCategory(context, id, month)).piece,
      period: periodPieces(context, month),
    };
  },
  lowPoint: async (context) => {
    const forecast = await context.planning.forecast();
    return { amount: toBand(context, 'endOfMonth.balance', forecast.endOfMonth.balance).p50.piece };
  },
};

/** Returns the last day that a notice counts: the end of its month, or today in the running month. */
function lastCountedDay({ today }: Context, day: string): string {
  const end = endOfMonth(day);
  return today < end ? today : end;
}

async function sumCategory(context: Context, category: string, span: CalendarRange): Promise<Figure> {
  const search: Search = { type: 'expense', category: [category] };
  const rows = rowsIn(await context.ledger.days(inSpan(search, span)), span);
  return sumIn(context, { search, rows, side: 'expenses' }, span);
}
