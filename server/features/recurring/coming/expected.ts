import type { CalendarDay } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import { toDigest } from '../suggestions/to-suggestion.ts';

/** A day on which a recognised series is likely to have its next payment. */
export type Expected = {
  /** The key of the suggestion. */
  key: string;
  day: CalendarDay;
  type: TransactionType;
  description: string;
  category: string;
  amountMinor: number;
  isEstimate: boolean;
};

/** Lists the expected days of a year ahead that no recurring and no recorded transaction covers. */
export type ListExpected = (user: { userId: string; today: CalendarDay }) => Promise<Expected[]>;

type Repeating = Omit<Expected, 'day' | 'description'> & { name: string; coming: readonly CalendarDay[] };

export function toExpected(repeating: readonly Repeating[], today: CalendarDay): Expected[] {
  return repeating.flatMap(({ key, type, name, category, amountMinor, isEstimate, coming }) =>
    coming
      .filter((day) => day >= today)
      .map((day) => ({
        key: toDigest(key),
        day,
        type,
        description: name,
        category,
        amountMinor,
        isEstimate,
      })),
  );
}
