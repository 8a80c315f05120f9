import type { Piece } from '#shared/contract/advisor.ts';
import { periodPieces } from './periods.ts';
import { inQuotes, say } from './say.ts';
import { countOf, inSpan, rowsIn } from './search.ts';
import {
  enumerated,
  foundPieces,
  plural,
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
  const { texts, ledger, today } = context;
  const rows = await ledger.days(search);
  if (rows.length === 0 && (await isNowhere(context))) return await unknownWord(context);
  const { closed, running, noFullMonth } = texts.empty;
  const subject = foundPieces(context, kind);
  // What is there is of the running month, which is not over.
  if (rowsIn(rows, span).length > 0)
    return { kind: 'empty', sentences: [say(noFullMonth[kind.type ?? 'any'], { subject })] };
  const forms = (span.to ?? '9999') < today ? closed : running;
  const first = say(forms[kind.type ?? 'any'], { subject, period: periodPieces(context, span) });
  const [some, form] =
    rows.length > 0
      ? [search, texts.empty.elsewhere]
      : [otherType(context, kind), texts.empty.otherType[kind.type ?? 'expense']];
  const second = some === undefined ? undefined : await lastOf(context, some, form);
  return { kind: 'empty', sentences: second === undefined ? [first] : [first, second] };
}

/** The words of the question among what was received, where they are in no expense, or the other way round. */
function otherType({ words, slots }: Context, { type }: Kind): Search | undefined {
  const isOfWords =
    words !== undefined && slots.category === undefined && (slots.min ?? slots.max) === undefined;
  if (!isOfWords || type === undefined) return undefined;
  return { type: type === 'expense' ? 'income' : 'expense', anyOf: [...words] };
}

/** How much a search finds, and when last; what is recorded for later has not been. */
async function lastOf(
  context: Context,
  search: Search,
  form: { one: string; other: string },
): Promise<Piece[] | undefined> {
  const { ledger, book, today } = context;
  const past = rowsIn(await ledger.days(search), { to: today });
  const last = past.at(-1)?.date;
  if (last === undefined) return undefined;
  const until = inSpan(search, { to: today });
  const count = book.count(until, countOf(past));
  return say(plural(form, count.value), {
    transactions: transactionsPiece(context, count),
    day: book.dayAt(until, 'newest', 0, last).piece,
  });
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
  const { names: near, isWhole } = await ledger.nearNames(word);
  const names = near.map((name) => inQuotes(context, name));
  const nearest = near.length === 0 ? [] : [say(texts.empty.near, { names: enumerated(context, names) })];
  const partly = isWhole ? [] : [say(texts.empty.onlyFrequent)];
  return { kind: 'empty', sentences: [first, ...nearest, ...partly], next: AFTER_NOTHING };
}

/** A word that is nowhere is in no other period either. */
const AFTER_NOTHING = ['merchants', 'byCategory'] as const;
