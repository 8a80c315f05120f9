import { median } from '../recognition/middle.ts';
import type { Past, Spent } from './past.ts';
import type { MinorNotice } from './types.ts';

const MIN_OF_PAYEE = 6;
const MIN_OF_CATEGORY = 20;
const MAX_COMPARED = 60;
const MIN_Z = 3;
/** How many times what nine of ten of the category stay below; more where the payee is not known. */
const MIN_TIMES = { known: 1.5, unknown: 2.5 };
const HIGH_SHARE = 0.9;
const MIN_SHARE_OF_MONTH = 0.06;
const MAD_TO_SD = 1.4826;
/** Equal amounts would make the least difference a large one. */
const LEAST_SPREAD = 0.12;

/** Expenses that are far above those before at the same payee, if there are enough, and in the same category. */
export function findLarge({ expenses, since, byPayee, byCategory, usualMonthMinor }: Past): MinorNotice[] {
  if (usualMonthMinor === 0) return [];
  return expenses.flatMap((each) => {
    if (each.date < since || each.amountMinor <= MIN_SHARE_OF_MONTH * usualMonthMinor) return [];
    const found = comparedWith(each, { byPayee, byCategory });
    if (found === undefined) return [];
    const { compared, by } = found;
    return {
      kind: 'large',
      key: `large ${each.id}`,
      subject: each.payee,
      day: each.date,
      name: each.description,
      category: each.category,
      type: 'expense',
      comparedWith: by,
      amountMinor: each.amountMinor,
      usualMinor: Math.round(median(compared.map(({ amountMinor }) => amountMinor))),
      count: compared.length,
      transactionIds: [each.id],
    };
  });
}

/** The expenses that one is far above: of its payee if that is known, or of its category; undefined if it is not. */
function comparedWith(
  each: Spent,
  { byPayee, byCategory }: Pick<Past, 'byPayee' | 'byCategory'>,
): { compared: readonly Spent[]; by: 'payee' | 'category' } | undefined {
  const ofCategory = before(byCategory.get(each.category), each);
  const ofPayee = before(byPayee.get(each.payee), each);
  const isKnown = ofPayee.length >= MIN_OF_PAYEE;
  if (isKnown ? deviation(each, ofPayee) <= MIN_Z : ofCategory.length < MIN_OF_CATEGORY) return undefined;
  const times = isKnown ? MIN_TIMES.known : MIN_TIMES.unknown;
  if (each.amountMinor <= times * highOf(ofCategory)) return undefined;
  return isKnown ? { compared: ofPayee, by: 'payee' } : { compared: ofCategory, by: 'category' };
}

function highOf(list: readonly Spent[]): number {
  const sorted = list.map(({ amountMinor }) => amountMinor).toSorted((one, other) => one - other);
  return sorted[Math.ceil(HIGH_SHARE * sorted.length) - 1] ?? 0;
}

/** The latest before one. */
function before(list: readonly Spent[] = [], { date, id }: Spent): Spent[] {
  return list
    .filter((other) => other.date < date || (other.date === date && other.id < id))
    .slice(-MAX_COMPARED);
}

/** How many standard deviations an amount lies above the middle of others, by their logarithms. */
function deviation({ amountMinor }: Spent, others: readonly Spent[]): number {
  const logs = others.map((other) => Math.log(other.amountMinor));
  const middle = median(logs);
  const spread = MAD_TO_SD * median(logs.map((log) => Math.abs(log - middle)));
  return (Math.log(amountMinor) - middle) / Math.max(spread, LEAST_SPREAD);
}
