import type { Piece } from '#shared/contract/advisor.ts';
import { periodPieces } from './periods.ts';
import { inQuotes, say } from './say.ts';
import { sumCounts, inSpan, rowsIn } from './search.ts';
import {
  joinWithAnd,
  foundPieces,
  plural,
  transactionsPiece,
  wordPieces,
  type Kind,
} from './answers/kinds.ts';
import type { Search, Span } from './ledger-types.ts';
import type { Context, Draft } from './types.ts';

type EmptySearch = { search: Search; span: Span; kind: Kind };

/**
 * Says that nothing was found, and offers the nearest results, but never the sum of something else: similar names for
 * a word that no transaction has, otherwise transactions of another period or type.
 */
export async function emptyAnswer(context: Context, { search, span, kind }: EmptySearch): Promise<Draft> {
  const { texts, ledger, today } = context;
  const rows = await ledger.days(search);
  if (rows.length === 0 && (await isUnknownMerchant(context))) return await answerUnknownWord(context);
  const { closed, running, noFullMonth } = texts.empty;
  const subject = foundPieces(context, kind);
  // The period has transactions, but no full month yet.
  if (rowsIn(rows, span).length > 0)
    return { kind: 'empty', sentences: [say(noFullMonth[kind.type ?? 'any'], { subject })] };
  const forms = (span.to ?? '9999') < today ? closed : running;
  const first = say(forms[kind.type ?? 'any'], { subject, period: periodPieces(context, span) });
  const [otherSearch, form] =
    rows.length > 0
      ? [search, texts.empty.elsewhere]
      : [otherType(context, kind), texts.empty.otherType[kind.type ?? 'expense']];
  const secondSentence =
    otherSearch === undefined ? undefined : await lastSentence(context, otherSearch, form);
  return { kind: 'empty', sentences: secondSentence === undefined ? [first] : [first, secondSentence] };
}

/** Searches income for words that are in no expense, and expenses for words that are in no income. */
function otherType({ words, slots }: Context, { type }: Kind): Search | undefined {
  const hasOnlyWords =
    words !== undefined && slots.category === undefined && (slots.min ?? slots.max) === undefined;
  if (!hasOnlyWords || type === undefined) return undefined;
  return { type: type === 'expense' ? 'income' : 'expense', anyOf: [...words] };
}

/** Says how many transactions up to today a search finds, and the day of the last one. */
async function lastSentence(
  context: Context,
  search: Search,
  form: { one: string; other: string },
): Promise<Piece[] | undefined> {
  const { ledger, book, today } = context;
  const past = rowsIn(await ledger.days(search), { to: today });
  const last = past.at(-1)?.date;
  if (last === undefined) return undefined;
  const pastSearch = inSpan(search, { to: today });
  const count = book.count(pastSearch, sumCounts(past));
  return say(plural(form, count.value), {
    transactions: transactionsPiece(context, count),
    day: book.dayAt(pastSearch, 'newest', 0, last).piece,
  });
}

/** Whether no transaction at all has the merchant of the question. */
async function isUnknownMerchant({ words, ledger }: Context): Promise<boolean> {
  return words !== undefined && (await ledger.days({ anyOf: [...words] })).length === 0;
}

/** Says 'No transaction has “starbucks”', and names the most similar descriptions. */
export async function answerUnknownWord(context: Context): Promise<Draft> {
  const { texts, ledger, slots } = context;
  const word = slots.merchant ?? '';
  const first = say(texts.empty.word, { words: wordPieces(context) });
  const { names: nearNames, hasAllWords } = await ledger.nearNames(word);
  const names = nearNames.map((name) => inQuotes(context, name));
  const nearest =
    nearNames.length === 0 ? [] : [say(texts.empty.near, { names: joinWithAnd(context, names) })];
  const frequentOnly = hasAllWords ? [] : [say(texts.empty.onlyFrequent)];
  return { kind: 'empty', sentences: [first, ...nearest, ...frequentOnly], next: FOLLOW_UPS_AFTER_UNKNOWN };
}

/** Leaves out other periods: an unknown word is in none of them either. */
const FOLLOW_UPS_AFTER_UNKNOWN = ['merchants', 'byCategory'] as const;
