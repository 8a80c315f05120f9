import type { CalendarRange } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import type { Figure } from '../book.ts';
import { inQuotes, quoted } from '../say.ts';
import { inSpan, minorOf, rowsIn, sumIn } from '../search.ts';
import type { Source } from '../ledger-types.ts';
import type { Context } from '../types.ts';

const NAMED = 3;
/** Of the merchants of a category the largest are compared. */
const MERCHANTS = 5;

/** The days that are looked at, and the periods that say what is usual, the last one first. */
export type Spans = { span: CalendarRange; earlier: readonly CalendarRange[] };

/** The mean of a sum over some periods. */
export function meanFormula(context: Context, source: Source, spans: readonly CalendarRange[]): string {
  const sums = spans.map((span) => sumIn(context, source, span).id);
  return sums.length === 1 ? (sums[0] ?? '0') : `(${sums.join(' + ')}) / ${sums.length}`;
}

type Part = { name: Piece; more: Figure };

/** What rose most: categories, or the merchants of a category that the question names. */
export async function risenParts(
  context: Context,
  source: Source,
  { span, earlier }: Spans,
): Promise<Part[]> {
  const risen = (await partsOf(context, source, span)).map(({ name, ...own }) => {
    const minor = (range: CalendarRange) => minorOf(rowsIn(own.rows, range), 'expenses');
    const usual = earlier.reduce((sum, range) => sum + minor(range), 0) / earlier.length;
    return { name, source: own, more: minor(span) - usual };
  });
  return risen
    .filter(({ more }) => more > 0)
    .toSorted((one, other) => other.more - one.more)
    .slice(0, NAMED)
    .map(({ name, source: own }) => {
      const formula = `${sumIn(context, own, span).id} - ${meanFormula(context, own, earlier)}`;
      return { name, more: context.book.derived('money', formula) };
    });
}

async function partsOf(context: Context, source: Source, span: CalendarRange) {
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
  // One merchant has no parts.
  const merchants = words === undefined ? await ledger.merchants(inSpan(search, span)) : [];
  return await Promise.all(
    merchants.slice(0, MERCHANTS).map(async ({ name, key }) => {
      const own = { ...search, merchant: key };
      return { ...source, name: inQuotes(context, name), search: own, rows: await ledger.days(own) };
    }),
  );
}
