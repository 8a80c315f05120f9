import { addDays, addMonths } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { emptyAnswer } from '../empty.ts';
import { periodOf, periodPieces } from '../periods.ts';
import { quoted, say } from '../say.ts';
import { countOf, inSpan, rowsIn, searchOf } from '../search.ts';
import type { Search, Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { kindOf, subjectPieces } from './kinds.ts';

const NAMED = 3;
/** How many of the largest are looked at. */
const LOOKED_AT = 12;
/** Fewer expenses in a category say nothing about what is usual in it. */
const MIN_USUAL = 8;
/** Of a category with more, fewer months are looked at. */
const MAX_USUAL = 1_000;
const USUAL_MONTHS = [12, 3, 1];
/** Unusual is so many times the median of the category. */
const TIMES = 4;

/** unusual: expenses far above the median of their category in the months before. */
export async function answerUnusual(context: Context): Promise<Draft> {
  const { texts, ledger } = context;
  const kind = kindOf(context);
  const span = periodOf(context);
  const search = searchOf(context, 'expense');
  const days = await ledger.days(search);
  if (rowsIn(days, span).length === 0) return await emptyAnswer(context, { search, span, kind });
  const inPeriod = inSpan(search, span);
  const largest = await ledger.list({ ...inPeriod, sort: 'largest', limit: LOOKED_AT });
  const found = await farAbove(context, largest);
  const period = periodPieces(context, span);
  if (found.length === 0)
    return { sentences: [say(texts.unusual.none, { period, subject: subjectPieces(context, kind) })] };
  const sentences = found.slice(0, NAMED).map((each) => unusualSentence(context, inPeriod, each));
  return { sentences: [say(texts.unusual.some, { period }), ...sentences] };
}

type Median = { search: Search; at: number; amount: number };
/** `at` is its place among the largest. */
type Unusual = { transaction: Transaction; at: number; usual: Median };

async function farAbove(context: Context, largest: readonly Transaction[]): Promise<Unusual[]> {
  const found: Unusual[] = [];
  for (const [at, transaction] of largest.entries()) {
    const usual = await medianOf(context, transaction);
    if (usual !== undefined && transaction.amount > TIMES * usual.amount)
      found.push({ transaction, at, usual });
  }
  return found;
}

function unusualSentence(context: Context, inPeriod: Search, { transaction, at, usual }: Unusual): Piece[] {
  const { texts, book, names } = context;
  return say(texts.unusual.one, {
    name: quoted(`“${transaction.description}”`),
    amount: book.amountAt(inPeriod, 'largest', at, transaction.amount).piece,
    day: book.dayAt(inPeriod, 'largest', at, transaction.date).piece,
    category: quoted(names[transaction.category] ?? transaction.category),
    usual: book.amountAt(usual.search, 'largest', usual.at, usual.amount).piece,
  });
}

/** The expense in the middle of its category's months before; undefined if there are few. */
async function medianOf({ ledger }: Context, { category, date }: Transaction): Promise<Median | undefined> {
  for (const months of USUAL_MONTHS) {
    const span: Span = { from: addMonths(date, -months), to: addDays(date, -1) };
    const search = inSpan({ type: 'expense', category: [category] }, span);
    const count = countOf(await ledger.days(search));
    if (count < MIN_USUAL) return undefined;
    if (count > MAX_USUAL) continue;
    const at = Math.floor(count / 2);
    const middle = (await ledger.list({ ...search, sort: 'largest', limit: at + 1 }))[at];
    return middle && { search, at, amount: middle.amount };
  }
  return undefined;
}
