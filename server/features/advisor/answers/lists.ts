import { INCOME_CATEGORIES } from '#shared/categories.ts';
import type { HistorySort } from '#shared/contract/transaction-history.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import type { Figure } from '../book.ts';
import { emptyAnswer } from '../empty.ts';
import { periodOf, periodPieces } from '../periods.ts';
import { inQuotes, quoted, say } from '../say.ts';
import { countOf, inSpan, rowsIn, searchOf, sideOf, sumIn } from '../search.ts';
import type { DaySum, Search, Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { subjectPieces, transactionsPiece, type Kind } from './kinds.ts';

const IN_LIST = 10;

/** Of transactions that may be of either type. */
function kindOfType({ slots }: Context): Kind {
  const isSource = (INCOME_CATEGORIES as readonly string[]).includes(slots.category ?? '');
  const type = slots.type ?? (isSource ? 'income' : undefined);
  if (type === undefined) return { side: 'balance', type };
  return { side: type === 'income' ? 'income' : 'expenses', type };
}

/** What was found may be all of one type, although the question named none. */
function kindOfFound(kind: Kind, rows: readonly DaySum[]): Kind {
  const [first] = rows;
  const isOne = first !== undefined && rows.every(({ type }) => type === first.type);
  return isOne && kind.type === undefined ? { side: sideOf(first.type), type: undefined } : kind;
}

/** records.largest, records.smallest. */
export async function answerExtremes(context: Context): Promise<Draft> {
  const { slots, texts, intent, ledger } = context;
  // 'My largest purchases' are expenses; only a question about income says so.
  const type = slots.type ?? 'expense';
  const kind: Kind = { side: sideOf(type), type };
  const span = periodOf(context, 'lastTwelveMonths');
  const sort = intent === 'records.smallest' ? 'smallest' : 'largest';
  const search = inSpan(searchOf(context, type), span);
  const found = await ledger.list({ ...search, sort, limit: slots.n ?? 1 });
  const [first] = found;
  if (first === undefined) return await emptyAnswer(context, { search: searchOf(context, type), span, kind });
  const { one, several } = texts.extremes[sort][type];
  const parts = {
    ...firstParts(context, { search, sort, transaction: first }),
    period: periodPieces(context, span),
    subject: subjectPieces(context, kind),
  };
  if (found.length === 1) return { sentences: [say(one, parts)] };
  return { sentences: [say(several, parts)], table: tableOf(context, { search, sort, found }) };
}

/** records.last, records.first: when it was, and how much. */
export async function answerEdge(context: Context): Promise<Draft> {
  const { texts, intent, slots } = context;
  const kind = kindOfType(context);
  const span: Span = slots.period ?? {};
  const sort = intent === 'records.first' ? 'oldest' : 'newest';
  const search = inSpan(searchOf(context, kind.type), span);
  const found = await context.ledger.list({ ...search, sort, limit: slots.n ?? 1 });
  const [first] = found;
  if (first === undefined)
    return await emptyAnswer(context, { search: searchOf(context, kind.type), span, kind });
  return {
    sentences: [
      say(intent === 'records.first' ? texts.edges.first : texts.edges.last, {
        ...firstParts(context, { search, sort, transaction: first }),
        subject: subjectPieces(context, kind),
      }),
    ],
    ...(found.length > 1 && { table: tableOf(context, { search, sort, found }) }),
  };
}

/** records.count. */
export async function answerCount(context: Context): Promise<Draft> {
  const { texts, book, ledger } = context;
  const kind = kindOfType(context);
  const span = periodOf(context);
  const search = searchOf(context, kind.type);
  const rows = await ledger.days(search);
  const inside = rowsIn(rows, span);
  if (inside.length === 0) return await emptyAnswer(context, { search, span, kind });
  const count = book.count(inSpan(search, span), countOf(inside));
  const income = sumIn(context, { search, rows, side: 'income' }, span);
  const expenses = sumIn(context, { search, rows, side: 'expenses' }, span);
  const sums =
    income.value === 0 ? texts.count.expenses : expenses.value === 0 ? texts.count.income : texts.count.both;
  return {
    sentences: [
      say(texts.count.of, foundPieces(context, { count, kind, span })),
      say(sums, { income: income.piece, expenses: expenses.piece }),
    ],
  };
}

type FoundIn = { count: Figure; kind: Kind; span: Span };

/** How many transactions of what were found, and when. */
function foundPieces(context: Context, { count, kind, span }: FoundIn) {
  return {
    transactions: transactionsPiece(context, count),
    subject: subjectPieces(context, kind),
    period: periodPieces(context, span),
  };
}

/** records.list: the newest, with the sum of all. */
export async function answerList(context: Context): Promise<Draft> {
  const { texts, book, ledger, slots } = context;
  const kind = kindOfType(context);
  const span = periodOf(context);
  const search = searchOf(context, kind.type);
  const rows = await ledger.days(search);
  const inside = rowsIn(rows, span);
  if (inside.length === 0) return await emptyAnswer(context, { search, span, kind });
  const count = book.count(inSpan(search, span), countOf(inside));
  const limit = slots.n ?? IN_LIST;
  const found = await ledger.list({ ...inSpan(search, span), sort: 'newest', limit });
  const { side } = kindOfFound(kind, inside);
  const total = sumIn(context, { search, rows, side }, span);
  const parts = { ...foundPieces(context, { count, kind, span }), total: total.piece };
  const sentences = [say(texts.listed[side], parts)];
  if (found.length < count.value) sentences.push(say(texts.listed.newest));
  return { sentences, table: tableOf(context, { search: inSpan(search, span), sort: 'newest', found }) };
}

type Ordered = { search: Search; sort: HistorySort };

function firstParts(context: Context, { search, sort, transaction }: Ordered & { transaction: Transaction }) {
  const { book } = context;
  return {
    name: inQuotes(context, transaction.description),
    amount: book.amountAt(search, sort, 0, transaction.amount).piece,
    day: book.dayAt(search, sort, 0, transaction.date).piece,
  };
}

/** Transactions as a table, each with its day and amount as facts. */
export function tableOf(
  { texts, book, names }: Context,
  { search, sort, found }: Ordered & { found: readonly Transaction[] },
): Draft['table'] {
  return {
    columns: [texts.columns.day, texts.columns.description, texts.columns.category, texts.columns.amount],
    rows: found.map((each, at): Piece[] => [
      book.dayAt(search, sort, at, each.date).piece,
      quoted(each.description),
      quoted(names[each.category] ?? each.category),
      book.amountAt(search, sort, at, each.amount).piece,
    ]),
  };
}
