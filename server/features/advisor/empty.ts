import { periodPieces } from './periods.ts';
import { inQuotes, say } from './say.ts';
import { countOf, inSpan, rowsIn } from './search.ts';
import {
  enumerated,
  foundPieces,
  subjectPieces,
  transactionsPiece,
  wordPieces,
  type Kind,
} from './answers/kinds.ts';
import type { Search, Span } from './ledger-types.ts';
import type { Context, Draft } from './types.ts';

type Asked = { search: Search; span: Span; kind: Kind };

/**
 * What is said where nothing was found: that, and what is nearest; never a sum of anything else. A word that no
 * transaction has gets the names that are like it, others the period in which there is something.
 */
export async function emptyAnswer(context: Context, { search, span, kind }: Asked): Promise<Draft> {
  const { texts, ledger, book } = context;
  const rows = await ledger.days(search);
  if (rows.length === 0 && (await isNowhere(context))) return await unknownWord(context);
  const first = say(texts.empty[kind.type ?? 'any'], {
    subject: kind.type === undefined ? foundPieces(context) : subjectPieces(context, kind),
    period: periodPieces(context, span),
  });
  // What is recorded for later has not been.
  const past = rowsIn(rows, { to: context.today });
  const last = past.at(-1)?.date;
  const elsewhere = countOf(past) - countOf(rowsIn(past, span));
  if (last === undefined || elsewhere === 0) return { kind: 'empty', sentences: [first] };
  const until = inSpan(search, { to: context.today });
  const day = book.dayAt(until, 'newest', 0, last);
  const count = book.count(until, countOf(past));
  const second = say(texts.empty.elsewhere, {
    transactions: transactionsPiece(context, count),
    day: day.piece,
  });
  return { kind: 'empty', sentences: [first, second] };
}

/** Whether the merchant of the question is in no transaction at all. */
async function isNowhere({ words, ledger }: Context): Promise<boolean> {
  return words !== undefined && (await ledger.days({ anyOf: [...words] })).length === 0;
}

/** 'No transaction has “starbucks”', with the descriptions that are most like it. */
export async function unknownWord(context: Context): Promise<Draft> {
  const { texts, ledger, slots } = context;
  const word = slots.merchant ?? '';
  const first = say(texts.empty.word, { words: wordPieces(context) });
  const near = await ledger.nearNames(word);
  if (near.length === 0) return { kind: 'empty', sentences: [first], next: AFTER_NOTHING };
  const names = near.map((name) => inQuotes(context, name));
  const second = say(texts.empty.near, { names: enumerated(context, names) });
  return { kind: 'empty', sentences: [first, second], next: AFTER_NOTHING };
}

/** A word that is nowhere is in no other period either. */
const AFTER_NOTHING = ['merchants', 'byCategory'] as const;
