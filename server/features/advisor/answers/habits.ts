import { addMonths, startOfMonth, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import { UNCATEGORIZED } from '#shared/categories.ts';
import { meanFormula, type Figure } from '../book.ts';
import { toChart } from '../chart.ts';
import { emptyAnswer } from '../empty.ts';
import { closedMonths, periodOrDefault, periodPieces } from '../periods.ts';
import { quoted, say } from '../say.ts';
import { sumCounts, inSpan, rowsIn, toSearch, sumIn } from '../search.ts';
import type { Search, Side, Source } from '../ledger-types.ts';
import type { Context, Draft } from '../types.ts';
import { laterSentences } from './earlier.ts';
import { difference, kindFromIntent, plural, subjectPieces, transactionsPiece } from './kinds.ts';
import { withPlaces, toTable } from './lists.ts';
import { sumByCategory } from './parts.ts';
import { monthlyPayments } from './payments.ts';
import { isMoneyBack, totalSentence } from './total-sentence.ts';

const MAX_SHOWN = 10;
const ANY_KIND = { side: 'balance', type: undefined } as const;

/** uncategorized: the transactions without a category. */
export async function answerUncategorized(context: Context): Promise<Draft> {
  const { texts, ledger, book, slots } = context;
  const span = slots.period ?? {};
  const search: Search = inSpan({ ...(slots.type && { type: slots.type }), category: [UNCATEGORIZED] }, span);
  const rows = await ledger.days(search);
  const period = slots.period === undefined ? '' : [{ text: ' ' }, ...periodPieces(context, span)];
  if (rows.length === 0) return { sentences: [say(texts.uncategorized.none, { period })] };
  const count = book.count(search, sumCounts(rows));
  const found = await ledger.list({ ...search, sort: 'newest', limit: MAX_SHOWN });
  return {
    sentences: [
      say(plural(texts.uncategorized.some, count.value), {
        transactions: transactionsPiece(context, count),
        period,
      }),
      ...laterSentences(context, { search, rows, side: 'balance' }, span),
    ],
    table: toTable(context, { search, sort: 'newest', found: withPlaces(found) }),
  };
}

/** fixedVariable: the recurring payments of a month as a share of a usual month's expenses. */
export async function answerFixed(context: Context): Promise<Draft> {
  const { texts, ledger, today, book } = context;
  const kind = kindFromIntent(context);
  const search: Search = { type: 'expense' };
  const rows = await ledger.days(search);
  const closed = closedMonths(rows[0]?.date, today);
  const payments = await monthlyPayments({ ...context, slots: {}, words: undefined }, 'expense');
  if (closed === undefined) return await emptyAnswer(context, { search, span: {}, kind });
  const total = sumIn(context, { search, rows, side: 'expenses' }, closed);
  const months = book.derived('count', book.months(closed));
  const usual = book.derived('money', `${total.id} / ${months.id}`);
  if (payments === undefined) return { sentences: [say(texts.fixed.none, { total: usual.piece })] };
  return fixedDraft(context, payments.total, usual);
}

function fixedDraft({ texts, book }: Context, fixed: Figure, usual: Figure): Draft {
  const otherExpenses = book.derived('money', `max(0, ${usual.id} - ${fixed.id})`);
  const share = book.derived('percent', `min(100, ${fixed.id} / ${usual.id} * 100)`);
  return {
    sentences: [
      say(texts.fixed.of, {
        fixed: fixed.piece,
        percent: share.piece,
        rest: otherExpenses.piece,
        total: usual.piece,
      }),
    ],
    chart: toChart('donut', texts.sides.expenses, [
      { label: texts.fixed.recurring, value: fixed.value },
      { label: texts.fixed.other, value: otherExpenses.value },
    ]),
  };
}

/** pace: the running month up to today compared with the same days of the three months before. */
export async function answerPace(context: Context): Promise<Draft> {
  const { texts, ledger, today, book } = context;
  const kind = kindFromIntent(context);
  const search = toSearch(context, 'expense');
  const rows = await ledger.days(search);
  const source = { search, rows, side: kind.side };
  const now = sumIn(context, source, monthUpTo(today));
  const earlier = [1, 2, 3].map((months) => monthUpTo(addMonths(today, -months)));
  const comparableSpans = earlier.filter(
    (span) => (rows[0]?.date ?? '9999') <= span.from || rowsIn(rows, span).length > 0,
  );
  const parts = { amount: now.piece, subject: subjectPieces(context, kind) };
  if (comparableSpans.length === 0) return { sentences: [say(texts.pace.alone, parts)] };
  const sums = comparableSpans.map((span) => sumIn(context, source, span));
  const usual = book.derived('money', meanFormula(sums));
  if (isMoneyBack(kind.side, now) || isMoneyBack(kind.side, usual))
    return { sentences: [totalSentence(context, source, monthUpTo(today), now)] };
  const { direction, change } = difference(context, now, usual);
  return { sentences: [say(texts.pace[direction], { ...parts, other: usual.piece, change })] };
}

function monthUpTo(day: CalendarDay): CalendarRange {
  return { from: startOfMonth(day), to: day };
}

/** summary: income, expenses, balance and the largest category of a period. */
export async function answerSummary(context: Context): Promise<Draft> {
  const { texts, ledger, names, book, today } = context;
  const span = periodOrDefault(context);
  const search = toSearch(context, undefined);
  const rows = await ledger.days(search);
  const rowsInSpan = rowsIn(rows, span);
  if (rowsInSpan.length === 0) return await emptyAnswer(context, { search, span, kind: ANY_KIND });
  const source = { search, rows };
  const sum = (side: Side) => sumIn(context, { ...source, side }, span);
  const [income, expenses] = [sum('income'), sum('expenses')];
  const form = income.value === 0 ? 'onlyExpenses' : expenses.value === 0 ? 'onlyIncome' : 'both';
  const count = book.count(inSpan(search, span), sumCounts(rowsInSpan));
  const sentences = [
    say(((span.to ?? today) < today ? texts.summary.closed : texts.summary.running)[form], {
      period: periodPieces(context, span),
      income: income.piece,
      expenses: expenses.piece,
      balance: sum('balance').piece,
      transactions: transactionsPiece(context, count),
    }),
    ...laterSentences(context, { ...source, side: 'balance' }, span),
  ];
  const spent = rowsInSpan.filter(({ type }) => type === 'expense');
  const spending: Source = { search: { ...search, type: 'expense' }, rows: spent, side: 'expenses' };
  const { sums, positive, toFigure } = sumByCategory(context, spending, span);
  const [top] = positive;
  if (top !== undefined) {
    const largest = toFigure([top]);
    const shareBase = positive.length === sums.length ? expenses : toFigure(positive);
    const share = book.derived('percent', `${largest.id} / ${shareBase.id} * 100`);
    sentences.push(
      say(texts.summary.top, {
        name: quoted(names[top.id] ?? top.id),
        amount: largest.piece,
        percent: share.piece,
      }),
    );
  }
  return { sentences };
}

/** data.range: the days of the first and the last transaction. */
export async function answerRange(context: Context): Promise<Draft> {
  const { texts, ledger, book, format, today } = context;
  const search = toSearch(context, undefined);
  const rows = await ledger.days(search);
  const [first, last] = [rows[0]?.date, rows.at(-1)?.date];
  if (context.words !== undefined && first === undefined)
    return await emptyAnswer(context, { search, span: {}, kind: ANY_KIND });
  if (first === undefined || last === undefined) return { kind: 'empty', sentences: [say(texts.range.none)] };
  const count = book.count(search, sumCounts(rows));
  const [from, to] = format.dayRange({ from: first, to: last }, today);
  return {
    sentences: [
      say(texts.range.of, {
        transactions: transactionsPiece(context, count),
        from: book.dayAt(search, 'oldest', 0, first, from).piece,
        to: book.dayAt(search, 'newest', 0, last, to).piece,
      }),
    ],
  };
}
