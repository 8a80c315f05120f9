import { addMonths, monthOf, type CalendarRange } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { comparisonRange, isRunning } from '#shared/periods.ts';
import type { Figure } from '../book.ts';
import { toChart } from '../chart.ts';
import { emptyAnswer } from '../empty.ts';
import { isMonth, periodOrDefault, periodPieces } from '../periods.ts';
import { inQuotes, quoted, say } from '../say.ts';
import { inSpan, sumMinor, rowsIn, toSearch, sumIn } from '../search.ts';
import type { Source } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { recordsBeginSentence } from './earlier.ts';
import { difference, joinWithAnd, kindFromIntent, subjectPieces } from './kinds.ts';
import { totalSentence } from './total-sentence.ts';

const MAX_NAMED = 3;
/** The number of a category's largest merchants that are compared. */
const MAX_MERCHANTS = 5;

/** spend.why: how a sum differs from the usual one, which parts rose most, and the largest transaction. */
export async function answerWhy(context: Context): Promise<Draft> {
  const { texts, ledger } = context;
  const kind = kindFromIntent(context);
  const period = periodOrDefault(context) as CalendarRange;
  const search = toSearch(context, kind.type);
  const rows = await ledger.days(search);
  if (rowsIn(rows, period).length === 0) return await emptyAnswer(context, { search, span: period, kind });
  const source = { search, rows, side: kind.side };
  const basis = toBasis(context, period);
  const beginSentence = await recordsBeginSentence(context, {
    from: basis.earlier.at(-1)?.from ?? period.from,
    to: basis.earlier[0]?.to ?? period.from,
  });
  const largest = await largestSentence(context, source, basis.span);
  if (beginSentence !== undefined) {
    const total = totalSentence(context, source, period, sumIn(context, source, period));
    return { sentences: [total, beginSentence, ...largest] };
  }
  const { direction, sentence } = compareWithUsual(context, source, basis);
  const parts = await risenParts(context, source, basis);
  const named = parts.map(({ name, more }) => say(texts.why.part, { name, amount: more.piece }));
  const text = direction === 'more' ? texts.why.parts : texts.why.partsAnyway;
  const risen = named.length === 0 ? [] : [say(text, { parts: joinWithAnd(context, named) })];
  const points = parts.map(({ name, more }) => ({ label: name.text, value: more.value }));
  return {
    sentences: [sentence, ...risen, ...largest],
    ...(points.length > 0 && { chart: toChart('bar', texts.why.title, points) }),
  };
}

/**
 * The compared period, the earlier periods whose mean is the usual sum (the latest first), and the words for these
 * periods.
 */
type Basis = { span: CalendarRange; earlier: readonly CalendarRange[]; usual: Piece[] };

/**
 * Compares a month with the mean of the three months before it, a running month only up to the same day. Compares any
 * other period with the period before.
 */
function toBasis(context: Context, period: CalendarRange): Basis {
  const { texts, today } = context;
  const isOpen = isRunning(period, today);
  const span = isOpen ? { from: period.from, to: today } : period;
  if (!isMonth(period)) {
    const before = comparisonRange(period, today);
    return { span, earlier: [before], usual: periodPieces(context, before) };
  }
  const earlier = [1, 2, 3].map((months) => {
    const month = monthOf(addMonths(period.from, -months));
    return isOpen ? { from: month.from, to: addMonths(today, -months) } : month;
  });
  return { span, earlier, usual: say(isOpen ? texts.why.sameDays : texts.why.months) };
}

function compareWithUsual(context: Context, source: Source, { span, earlier, usual }: Basis) {
  const total = sumIn(context, source, span);
  const other = context.book.derived('money', meanInSpans(context, source, earlier));
  const { direction, change } = difference(context, total, other);
  const sentence = say(context.texts.why[direction], {
    subject: subjectPieces(context, source),
    period: periodPieces(context, span),
    amount: total.piece,
    other: other.piece,
    change,
    usual,
  });
  return { direction, sentence };
}

async function largestSentence(context: Context, { search }: Source, span: CalendarRange) {
  const { texts, ledger, book } = context;
  const [largest] = await ledger.list({ ...inSpan(search, span), sort: 'largest', limit: 1 });
  if (largest === undefined) return [];
  const amount = book.amountAt(inSpan(search, span), 'largest', 0, largest.amount).piece;
  return [say(texts.why.largest, { name: inQuotes(context, largest.description), amount })];
}

/** Writes the formula of the mean of a sum over several periods. */
function meanInSpans(context: Context, source: Source, spans: readonly CalendarRange[]): string {
  const sums = spans.map((span) => sumIn(context, source, span).id);
  return sums.length === 1 ? (sums[0] ?? '0') : `(${sums.join(' + ')}) / ${sums.length}`;
}

type RisenPart = { name: Piece; more: Figure };

/** Finds what rose most: categories, or the merchants of the category that the question names. */
async function risenParts(context: Context, source: Source, { span, earlier }: Basis): Promise<RisenPart[]> {
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
      const formula = `${sumIn(context, partSource, span).id} - ${meanInSpans(context, partSource, earlier)}`;
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
