import { addMonths } from '#shared/calendar.ts';

type Span = {
  /** The first one with a record, if it is known. */
  first: string | undefined;
  last: string;
  /** What is shown now, which may lie outside. */
  shown: string;
};

/** The months to choose from, the latest first. */
export function monthsToChoose({ first, last, shown }: Span): string[] {
  const months: string[] = [];
  for (let each = last; each >= (first ?? last); each = addMonths(`${each}-01`, -1).slice(0, 7))
    months.push(each);
  return withShown(months, shown);
}

/** The years to choose from, the latest first. */
export function yearsToChoose({ first, last, shown }: Span): string[] {
  const count = Number(last) - Number(first ?? last) + 1;
  const years = Array.from({ length: Math.max(0, count) }, (_, back) => String(Number(last) - back));
  return withShown(years, shown);
}

function withShown(all: readonly string[], shown: string): string[] {
  return all.includes(shown) ? [...all] : [...all, shown].toSorted().toReversed();
}
