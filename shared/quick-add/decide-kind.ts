import type { TransactionType } from '../categories.ts';
import { typeOfKind, type Kind } from './kinds.ts';
import type { FoundKind } from './kind-words.ts';

type KindSigns = {
  words: FoundKind;
  /** The sign of the amount. */
  sign: '+' | '-' | undefined;
  /** The type of the named category. */
  type: TransactionType | undefined;
};

/**
 * Decides the kind of a transaction: by a named category first, then by a sign, then by the words. A part that
 * contradicts the decision gives the second reading. A minus means an expense, with a refund as second reading, or a
 * refund if a word says so. A word for a refund without a sign may also mean an income.
 */
export function decideKind({ words, sign, type }: KindSigns): { kind: Kind; other?: Kind } {
  const signed = sign && withSign(sign, words.kind);
  const candidates: Kind[] = [...(signed ? [signed] : []), words.kind];
  const kind =
    candidates.find((each) => type === undefined || typeOfKind(each) === type) ?? type ?? words.kind;
  const isSure = words.hasWord && !words.isDoubtful;
  const disputed = [signed, isSure ? words.kind : undefined].find((each) => each && each !== kind);
  if (disputed) return { kind, other: disputed };
  if (sign === '-' && kind === 'expense') return { kind, other: 'refund' };
  const isUndecided = signed === undefined && type === undefined;
  if (!isUndecided || (!words.isDoubtful && kind !== 'refund')) return { kind };
  return { kind, other: kind === 'income' ? 'expense' : 'income' };
}

function withSign(sign: '+' | '-', kind: Kind): Kind {
  if (sign === '+') return 'income';
  return kind === 'refund' ? 'refund' : 'expense';
}
