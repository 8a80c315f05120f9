import { addDays, addMonths } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { toSearchText } from '#shared/search-text.ts';
import { toTextSearch } from '#shared/transaction-search.ts';
import { emptyAnswer } from '../empty.ts';
import { assumePeriod, periodPieces } from '../periods.ts';
import { inQuotes, say } from '../say.ts';
import { sumCounts, inSpan, toSearch } from '../search.ts';
import type { Context, Draft } from '../types.ts';
import { kindFromIntent, plural, transactionsPiece } from './kinds.ts';

const MAX_NAMED = 3;
/** The number of newest expenses that are searched for twins. */
const MAX_EXPENSES = 2_000;
/** The most days between two twins. */
const TWIN_DAYS = 3;

/** duplicates: pairs of expenses with the same description and amount within `TWIN_DAYS`. */
export async function answerDuplicates(context: Context): Promise<Draft> {
  const { texts, ledger, slots } = context;
  const kind = kindFromIntent(context);
  const span = slots.period ?? { from: addMonths(context.today, -12), to: context.today };
  if (slots.period === undefined) assumePeriod(context, 'twelveMonthsToNow', span);
  const search = toSearch(context, 'expense');
  const newest = await ledger.list({ ...inSpan(search, span), sort: 'newest', limit: MAX_EXPENSES });
  if (newest.length === 0) return await emptyAnswer(context, { search, span, kind });
  const pairs = findTwins(newest).slice(0, MAX_NAMED);
  if (pairs.length === 0)
    return { sentences: [say(texts.duplicates.none, { period: periodPieces(context, span) })] };
  const sentences: Piece[][] = [];
  for (const pair of pairs) sentences.push(await twinsSentence(context, pair));
  return { sentences: [say(plural(texts.duplicates.some, pairs.length)), ...sentences] };
}

type Twins = { first: Transaction; last: Transaction };

async function twinsSentence(context: Context, { first, last }: Twins): Promise<Piece[]> {
  const { texts, ledger, book, format, today } = context;
  const twinSearch = inSpan(
    { type: 'expense', q: toTextSearch(last.description), min: last.amount, max: last.amount },
    { from: first.date, to: last.date },
  );
  const count = book.count(twinSearch, sumCounts(await ledger.days(twinSearch)));
  const isOneDay = first.date === last.date;
  const [from, to] = format.dayRange({ from: first.date, to: last.date }, today);
  return say(isOneDay ? texts.duplicates.oneDay : texts.duplicates.one, {
    name: inQuotes(context, last.description),
    amount: book.amountAt(twinSearch, 'newest', 0, last.amount).piece,
    transactions: transactionsPiece(context, count),
    day: book.dayAt(twinSearch, 'newest', 0, last.date).piece,
    from: book.dayAt(twinSearch, 'oldest', 0, first.date, from).piece,
    to: book.dayAt(twinSearch, 'newest', 0, last.date, to).piece,
  });
}

/**
 * Finds pairs with the same description and amount within `TWIN_DAYS`; leaves out more than two alike, which are a
 * habit.
 */
function findTwins(newest: readonly Transaction[]): Twins[] {
  const groups = Map.groupBy(newest, ({ description, amount, groupId }) =>
    groupId === null ? `${toSearchText(description)} ${amount}` : `group ${groupId}`,
  );
  return [...groups].flatMap(([key, equalOnes]) => {
    const isPart = key.startsWith('group ');
    const close = equalOnes.flatMap((last, at): Twins[] => {
      const first = equalOnes[at + 1];
      return first !== undefined && addDays(first.date, TWIN_DAYS) >= last.date ? [{ first, last }] : [];
    });
    const [pair] = close;
    return isPart || pair === undefined || close.length > 1 ? [] : [pair];
  });
}
