import type { Piece } from '#shared/contract/advisor.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { toSearchText } from '#shared/search-text.ts';
import { emptyAnswer } from '../empty.ts';
import { periodOrEver, periodPieces } from '../periods.ts';
import { say } from '../say.ts';
import type { Search, Source, Span } from '../ledger-types.ts';
import { sumCounts, inSpan, toSearch, toSide } from '../search.ts';
import type { Context, Draft } from '../types.ts';
import { laterSentences } from './earlier.ts';
import { joinWithAnd, foundPieces, transactionsPiece, type Kind } from './kinds.ts';
import { datedParts, withPlaces, toTable, type PlacedTransaction } from './lists.ts';

/** The number of transactions that are named if the question asks for several. */
const MAX_NAMED = 5;
/** The number of transactions that are searched for different descriptions. */
const MAX_SEARCHED = 200;

/** records.largest, records.smallest: one transaction, as many as the question says, or several different ones. */
export async function answerExtremes(context: Context): Promise<Draft> {
  const { slots, texts, intent, ledger, assumptions } = context;
  // Without a type, the question is about expenses: a question about income says so.
  const type = slots.type ?? 'expense';
  const kind: Kind = { side: toSide(type), type };
  const wanted = toSearch(context, type);
  const span = periodOrEver(context, await ledger.days(wanted), 'twelveMonthsToNow');
  const sort = intent === 'records.smallest' ? 'smallest' : 'largest';
  const search = inSpan(wanted, span);
  const wantsSeveral = slots.n === undefined && asksForSeveral(context);
  const limit = slots.n ?? (wantsSeveral ? MAX_SEARCHED : 1);
  const transactions = await ledger.list({
    ...search,
    sort,
    limit: sort === 'smallest' ? MAX_SEARCHED : limit,
  });
  // A refund is below zero, and not a small expense.
  const all = withPlaces(transactions)
    .filter(({ transaction }) => transaction.amount > 0)
    .slice(0, limit);
  const found = wantsSeveral ? firstPerDescription(all).slice(0, MAX_NAMED) : all;
  const [first] = found;
  if (first === undefined) return await emptyAnswer(context, { search: wanted, span, kind });
  if (wantsSeveral && all.length > found.length) assumptions.push(texts.assumed.onceEach);
  const about = { period: periodPieces(context, span), subject: foundPieces(context, kind) };
  const { one, several } = texts.extremes[sort][type];
  const parts = (placed: PlacedTransaction) => datedParts(context, { search, sort, ...placed });
  const later = await laterAmong(context, { search, side: kind.side, span }, found);
  if (found.length === 1) {
    const sentences = [say(one, { ...about, ...parts(first) })];
    const equal = await equalSentences(context, search, first.transaction);
    return { sentences: [...sentences, ...equal, ...later] };
  }
  const named = found.slice(0, MAX_NAMED).map((placed) => say(texts.dated, parts(placed)));
  const sentences = [say(several, { ...about, parts: joinWithAnd(context, named) })];
  if (found.length > MAX_NAMED) sentences.push(say(texts.extremes.rest));
  return { sentences: [...sentences, ...later], table: toTable(context, { search, sort, found }) };
}

/** Says how much of the search is dated after today, if a found transaction is. */
async function laterAmong(
  context: Context,
  { span, ...source }: Omit<Source, 'rows'> & { span: Span },
  found: readonly PlacedTransaction[],
): Promise<Piece[][]> {
  if (found.every(({ transaction }) => transaction.date <= context.today)) return [];
  return laterSentences(context, { ...source, rows: await context.ledger.days(source.search) }, span);
}

/** Says how many transactions of the search have the same amount, such as the rents of a year. */
async function equalSentences(context: Context, search: Search, { amount }: Transaction): Promise<Piece[][]> {
  const { ledger, book, texts } = context;
  const sameAmount = { ...search, min: amount, max: amount };
  const count = sumCounts(await ledger.days(sameAmount));
  if (count < 2) return [];
  return [
    say(texts.extremes.equal, { transactions: transactionsPiece(context, book.count(sameAmount, count)) }),
  ];
}

/** Returns the first transaction of each description: the rents of a year would hide everything else. */
function firstPerDescription(placed: readonly PlacedTransaction[]): PlacedTransaction[] {
  const key = ({ description }: Transaction) => toSearchText(description);
  const seenKeys = new Set<string>();
  return placed.filter(({ transaction }) => {
    const isNew = !seenKeys.has(key(transaction));
    seenKeys.add(key(transaction));
    return isNew;
  });
}

/** Words that ask for several: 'my largest expenses', 'mis mayores gastos', but not 'the largest of my expenses'. */
const ASKS_FOR_SEVERAL =
  /\b(?:largest|biggest|highest|top|main|smallest|lowest|cheapest|(?:most|least) expensive|priciest|dearest)(?: \w+)? (?:expenses|purchases|payments|transactions|bills|costs|incomes|deposits|earnings|ones|things)\b|\b(?:mayores|menores|principales)\b|\bmas (?:grandes|altos|altas|caros|caras|gordos|gordas|fuertes|pequenos|pequenas|bajos|bajas|baratos|baratas)\b/;

function asksForSeveral({ question = '' }: Context): boolean {
  return ASKS_FOR_SEVERAL.test(toSearchText(question));
}
