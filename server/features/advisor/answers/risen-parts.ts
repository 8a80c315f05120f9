import type { CalendarRange } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import type { Figure } from '../book.ts';
import { inQuotes, quoted } from '../say.ts';
import { inSpan, sumMinor, rowsIn, sumIn } from '../search.ts';
import type { Source } from '../ledger-types.ts';
import type { Context } from '../types.ts';

const MAX_NAMED = 3;
/** The number of a category's largest merchants that are compared. */
const MAX_MERCHANTS = 5;

/** The period in question, and the earlier periods whose mean is the usual sum, the latest first. */
export type ComparedSpans = { span: CalendarRange; earlier: readonly CalendarRange[] };

/** Writes the formula of the mean of a sum over several periods. */
export function meanFormula(context: Context, source: Source, spans: readonly CalendarRange[]): string {
  const sums = spans.map((span) => sumIn(context, source, span).id);
  return sums.length === 1 ? (sums[0] ?? '0') : `(${sums.join(' + ')}) / ${sums.length}`;
}

type RisenPart = { name: Piece; more: Figure };

/** Finds what rose most: categories, or the merchants of the category that the question names. */
export async function risenParts(
  context: Context,
  source: Source,
  { span, earlier }: ComparedSpans,
): Promise<RisenPart[]> {
  const risen = (await listParts(context, source, span)).map(({ name, ...partSource }) => {
    const minor = (range: CalendarRange) => sumMinor(rowsIn(partSource.rows, range), 'expenses');
    const usualMinor = earlier.reduce((sum, range) => sum + minor(range), 0) / earlier.length;
    return { name, source: partSource, more: minor(span) - usualMinor };
  });
  return risen
    .filter(({ more }) => more > 0)
    .toSorted((one, other) => other.more - one.more)
    .slice(0, MAX_NAMED)
    .map(({ name, source: partSource }) => {
      const formula = `${sumIn(context, partSource, span).id} - ${meanFormula(context, partSource, earlier)}`;
      return { name, more: context.book.derived('money', formula) };
    });
}

async function listParts(context: Context, source: Source, span: CalendarRange) {
  const { slots, names, ledger, words } = context;
  const { search, rows } = source;
  if (slots.category === undefined) {
    const ids = [...new Set(rowsIn(rows, span).map(({ category }) => category))];
    return ids.map((id) => ({
      ...source,
      name: quoted(names[id] ?? id),
      search: { ...search, category: [id] },
      rows: rows.filter(({ category }) => category === id),
    }));
  }
  // A single merchant has no parts.
  const merchants = words === undefined ? await ledger.merchants(inSpan(search, span)) : [];
  return await Promise.all(
    merchants.slice(0, MAX_MERCHANTS).map(async ({ name, key }) => {
      const partSource = { ...search, merchant: key };
      return {
        ...source,
        name: inQuotes(context, name),
        search: partSource,
        rows: await ledger.days(partSource),
      };
    }),
  );
}
