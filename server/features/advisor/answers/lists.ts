import { append } from '#shared/lists.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { toSearchText } from '#shared/search-text.ts';
import type { Figure } from '../book.ts';
import { emptyAnswer } from '../empty.ts';
import { periodOrEver, periodPieces } from '../periods.ts';
import { inQuotes, quoted, say } from '../say.ts';
import { isIncomeCategory, sumCounts, inSpan, rowsIn, toSearch, toSide, sumIn } from '../search.ts';
import type { DaySum, SortedSearch, Span } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { laterSentences } from './earlier.ts';
import { foundPieces, plural, transactionsPiece, type Kind } from './kinds.ts';

const LIST_LENGTH = 10;

/** Words that ask for expenses at a merchant: 'What did I buy at the bakery?' */
const SPENDING =
  /\b(?:buy|bought|spend|spent|purchased?|did i pay|i paid|go|went|was i(?: last)? (?:at|in)|eat|ate|drink|order(?:ed)?|compr\w+|gast\w+|pague|pagamos|fui|fuimos|voy|vamos|estuve|comi|comimos)\b/;

/** Words that ask for expenses without a merchant: 'the last thing I bought'. */
const BOUGHT = /\b(?:buy|bought|purchased?|(?:i|we) spent|compr(?:e|o|amos|ado)|gast(?:e|amos|ado))\b/;

/** Words that ask only for expenses ('all charges over 50'), and words that ask only for income ('what came in'). */
const CHARGED =
  /\b(?:charges?|charged|i(?: have|ve)? paid|(?:did i|i) pay|payments? (?:to|at|i made|did i make)|cargos?|me (?:han |ha |ha[ns] )?cobr(?:aron|ado|o)|pague|pagamos|he pagado|pagos(?! (?:recib|que (?:me|he recib))))\b/;
const RECEIVED =
  /\b(?:(?:came|comes|coming) in|i(?: have|ve)? received|did i receive|he (?:recibido|cobrado|ingresado)|recibi|recibimos|cobros|me (?:han )?(?:pagado|pagaron|ingresado|ingresaron))\b/;

/** Reads the kind from the slots and the words of the question, for intents that fit both types. */
function kindFromQuestion({ slots, question = '' }: Context): Kind {
  const text = toSearchText(question);
  const isReceived = isIncomeCategory(slots.category) || RECEIVED.test(text);
  const isSpent =
    BOUGHT.test(text) || CHARGED.test(text) || (slots.merchant !== undefined && SPENDING.test(text));
  const type = slots.type ?? (isReceived ? 'income' : isSpent ? 'expense' : undefined);
  if (type === undefined) return { side: 'balance', type };
  return { side: type === 'income' ? 'income' : 'expenses', type };
}

/** Narrows the kind to one side if all found transactions have the same type. */
function kindFromRows(kind: Kind, rows: readonly DaySum[]): Kind {
  const [first] = rows;
  const areOneType = first !== undefined && rows.every(({ type }) => type === first.type);
  return areOneType && kind.type === undefined ? { side: toSide(first.type), type: undefined } : kind;
}

/** records.last, records.first: the day and amount of the newest or oldest transaction, or several of them. */
export async function answerFirstOrLast(context: Context): Promise<Draft> {
  const { texts, intent, slots, today } = context;
  const kind = kindFromQuestion(context);
  // Without a period, a transaction dated after today is not the last one.
  const span: Span = slots.period ?? (intent === 'records.first' ? {} : { to: today });
  const sort = intent === 'records.first' ? 'oldest' : 'newest';
  const search = inSpan(toSearch(context, kind.type), span);
  const found = await context.ledger.list({ ...search, sort, limit: slots.n ?? 1 });
  const [first] = found;
  if (first === undefined)
    return await emptyAnswer(context, { search: toSearch(context, kind.type), span, kind });
  const ordered = { search, sort } as const;
  if (found.length > 1)
    return {
      sentences: [
        severalSentence(context, ordered, found),
        ...(found.length < (slots.n ?? 0) ? [say(texts.edges.noMore)] : []),
      ],
      table: toTable(context, { ...ordered, found: withPlaces(found) }),
    };
  return {
    sentences: [
      say(intent === 'records.first' ? texts.edges.first : texts.edges.last, {
        ...datedParts(context, { search, sort, at: 0, transaction: first }),
        subject: foundPieces(context),
      }),
    ],
  };
}

/** records.count: the number of transactions and their sum. */
export async function answerCount(context: Context): Promise<Draft> {
  const { texts, book, ledger, slots, words } = context;
  const kind = kindFromQuestion(context);
  // One month is too short to say how often something comes.
  const isPart = slots.category !== undefined || words !== undefined;
  const search = toSearch(context, kind.type);
  const rows = await ledger.days(search);
  const span = periodOrEver(context, rows, isPart ? 'twelveMonthsToNow' : 'thisMonth');
  const rowsInSpan = rowsIn(rows, span);
  if (rowsInSpan.length === 0) return await emptyAnswer(context, { search, span, kind });
  const count = book.count(inSpan(search, span), sumCounts(rowsInSpan));
  const income = sumIn(context, { search, rows, side: 'income' }, span);
  const expenses = sumIn(context, { search, rows, side: 'expenses' }, span);
  const sums =
    income.value === 0 ? texts.count.expenses : expenses.value === 0 ? texts.count.income : texts.count.both;
  return {
    sentences: [
      say('{{count}}.', { count: countPieces(context, count, span) }),
      say(sums, { income: income.piece, expenses: expenses.piece }),
      ...laterSentences(context, { search, rows, side: kind.side }, span),
    ],
  };
}

/** Writes the number of found transactions, their subject and their period. */
function countPieces(context: Context, count: Figure, span: Span): Piece[] {
  const { closed, running } = context.texts.count;
  return say((span.to ?? '9999') < context.today ? closed : running, {
    transactions: transactionsPiece(context, count),
    subject: foundPieces(context),
    period: periodPieces(context, span),
  });
}

/** records.list: the newest transactions and the sum of all, or as many as the question asks for. */
export async function answerList(context: Context): Promise<Draft> {
  const { texts, book, ledger, slots } = context;
  if (slots.n !== undefined) return await answerFirstOrLast(context);
  const kind = kindFromQuestion(context);
  const search = toSearch(context, kind.type);
  const rows = await ledger.days(search);
  const span = periodOrEver(context, rows);
  const rowsInSpan = rowsIn(rows, span);
  if (rowsInSpan.length === 0) return await emptyAnswer(context, { search, span, kind });
  const count = book.count(inSpan(search, span), sumCounts(rowsInSpan));
  const found = await ledger.list({ ...inSpan(search, span), sort: 'newest', limit: LIST_LENGTH });
  const { side } = kindFromRows(kind, rowsInSpan);
  const total = sumIn(context, { search, rows, side }, span);
  const parts = { count: countPieces(context, count, span), total: total.piece };
  const { listed } = texts;
  const sentences = [say(side === 'balance' ? listed.balance : plural(listed, count.value), parts)];
  append(sentences, laterSentences(context, { search, rows, side }, span));
  if (found.length < count.value) sentences.push(say(texts.listed.newest));
  const ordered = { search: inSpan(search, span), sort: 'newest' } as const;
  return { sentences, table: toTable(context, { ...ordered, found: withPlaces(found) }) };
}

/** A transaction and its place in a sorted search. */
export type PlacedTransaction = { transaction: Transaction; at: number };

export function withPlaces(transactions: readonly Transaction[]): PlacedTransaction[] {
  return transactions.map((transaction, at) => ({ transaction, at }));
}

/** Returns the name, amount and day of a transaction for a sentence. */
export function datedParts(
  context: Context,
  { search, sort, transaction, at }: SortedSearch & PlacedTransaction,
) {
  const { book } = context;
  return {
    name: inQuotes(context, transaction.description),
    amount: book.amountAt(search, sort, at, transaction.amount).piece,
    day: book.dayAt(search, sort, at, transaction.date).piece,
  };
}

/** Converts transactions to a table; their days and amounts are facts. */
export function toTable(
  { texts, book, names, format, today }: Context,
  { search, sort, found }: SortedSearch & { found: readonly PlacedTransaction[] },
): Draft['table'] {
  return {
    columns: [texts.columns.day, texts.columns.description, texts.columns.category, texts.columns.amount],
    rows: found.map(({ transaction: each, at }): Piece[] => [
      book.dayAt(search, sort, at, each.date, format.day(each.date, today, 'short')).piece,
      quoted(each.description),
      quoted(names[each.category] ?? each.category),
      book.amountAt(search, sort, at, each.amount).piece,
    ]),
  };
}

/** Says 'The last 5 transactions with “shop”, from 3 to 24 November, come to €140.00.' */
function severalSentence(
  context: Context,
  { search, sort }: SortedSearch,
  found: readonly Transaction[],
): Piece[] {
  const { book, texts, intent } = context;
  const amounts = found.map(({ amount }, at) => book.amountAt(search, sort, at, amount).id);
  const areOneType = found.every(({ type }) => type === found[0]?.type);
  const terms = found.map(({ type }, at) => `${areOneType || type === 'income' ? '+' : '-'} ${amounts[at]}`);
  const forms = intent === 'records.first' ? texts.edges.severalFirst : texts.edges.severalLast;
  return say(areOneType ? forms.sum : forms.balance, {
    transactions: transactionsPiece(context, book.asked('count', found.length)),
    subject: foundPieces(context),
    period: daysPieces(context, { search, sort }, found),
    total: book.derived('money', `0 ${terms.join(' ')}`).piece,
  });
}

/** Names the first and the last day of sorted transactions. */
function daysPieces(
  { book, format, today, texts: { periods } }: Context,
  { search, sort }: SortedSearch,
  found: readonly Transaction[],
): Piece[] {
  const placed = found.map(({ date }, at) => ({ date, at }));
  const [one, other] = sort === 'newest' ? [placed.at(-1), placed[0]] : [placed[0], placed.at(-1)];
  if (one === undefined || other === undefined) return [];
  const piece = ({ date, at }: typeof one, text: string) => book.dayAt(search, sort, at, date, text).piece;
  if (one.date === other.date) return say(periods.day, { day: piece(one, format.day(one.date, today)) });
  const [from, to] = format.dayRange({ from: one.date, to: other.date }, today);
  return say(periods.range, { from: piece(one, from), to: piece(other, to) });
}
