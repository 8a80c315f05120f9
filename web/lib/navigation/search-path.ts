import type { CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import { paths } from '#shared/paths.ts';

type Search = Partial<CalendarRange> & {
  type?: TransactionType;
  category?: string;
  merchant?: string;
  /** The minimum and the maximum at once. */
  amount?: number;
};

/** The path of the history with the transactions that add up to a figure. */
export function searchPath({ from, to, type, category, merchant, amount }: Search): string {
  const min = amount === undefined ? undefined : String(amount);
  const entries = Object.entries({ type, category, from, to, min, max: min, merchant });
  const filters = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return `${paths.transactions}?${new URLSearchParams(filters).toString()}`;
}
