import { addMonths, monthOf, type CalendarRange } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { comparisonRange, isRunning } from '#shared/periods.ts';
import { toChart } from '../chart.ts';
import { emptyAnswer } from '../empty.ts';
import { isMonth, periodOrDefault, periodPieces } from '../periods.ts';
import { inQuotes, say } from '../say.ts';
import { inSpan, rowsIn, toSearch, sumIn } from '../search.ts';
import type { Source } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { recordsBeginSentence } from './earlier.ts';
import { difference, joinWithAnd, kindFromIntent, subjectPieces } from './kinds.ts';
import { meanFormula, risenParts, type ComparedSpans } from './risen-parts.ts';
import { totalSentence } from './total-sentence.ts';

const FOLLOW_UPS = ['lastMonth', 'byCategory', 'compare'] as const;

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
    return { sentences: [total, beginSentence, ...largest], next: FOLLOW_UPS };
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
    next: FOLLOW_UPS,
  };
}

/** The compared periods, and the words for what is usual. */
type Basis = ComparedSpans & { usual: Piece[] };

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
  const other = context.book.derived('money', meanFormula(context, source, earlier));
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
