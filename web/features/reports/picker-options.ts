import { addMonths } from '#shared/calendar.ts';

type Span = {
  /** The first month or year with a transaction, if it is known. */
  first: string | undefined;
  last: string;
  /** The month or year of the report, which may be before `first` or after `last`. */
  shown: string;
};

/** The months to choose from, the latest first. */
export function listMonths({ first, last, shown }: Span): string[] {
  const months: string[] = [];
  for (let month = last; month >= (first ?? last); month = addMonths(`${month}-01`, -1).slice(0, 7))
    months.push(month);
  return withShown(months, shown);
}

/** The years to choose from, the latest first. */
export function listYears({ first, last, shown }: Span): string[] {
  const count = Number(last) - Number(first ?? last) + 1;
  const years = Array.from({ length: Math.max(0, count) }, (_, back) => String(Number(last) - back));
  return withShown(years, shown);
}

function withShown(options: readonly string[], shown: string): string[] {
  return options.includes(shown) ? [...options] : [...options, shown].toSorted().toReversed();
}
