import type { TransactionType } from '../categories.ts';
import { typeOfKind, type Kind } from './kinds.ts';
import type { FoundKind } from './kind-words.ts';

type Said = {
  words: FoundKind;
  /** The sign of the amount. */
  sign: '+' | '-' | undefined;
  /** The type of the named category. */
  type: TransactionType | undefined;
};

/**
 * A named category comes first, then a sign, then the words. A part that says something else gives the second reading.
 * A minus is an expense or, beside a word for money back, a refund; without that word a refund is its second reading.
 * A word for money back alone may be an income.
 */
export function decideKind({ words, sign, type }: Said): { kind: Kind; other?: Kind } {
  const signed = sign && withSign(sign, words.kind);
  const said: Kind[] = [...(signed ? [signed] : []), words.kind];
  const kind = said.find((each) => type === undefined || typeOfKind(each) === type) ?? type ?? words.kind;
  const isSure = words.isSaid && !words.isDoubtful;
  const disputed = [signed, isSure ? words.kind : undefined].find((each) => each && each !== kind);
  if (disputed) return { kind, other: disputed };
  if (sign === '-' && kind === 'expense') return { kind, other: 'refund' };
  const isOpen = signed === undefined && type === undefined;
  if (!isOpen || (!words.isDoubtful && kind !== 'refund')) return { kind };
  return { kind, other: kind === 'income' ? 'expense' : 'income' };
}

function withSign(sign: '+' | '-', kind: Kind): Kind {
  if (sign === '+') return 'income';
  return kind === 'refund' ? 'refund' : 'expense';
}
