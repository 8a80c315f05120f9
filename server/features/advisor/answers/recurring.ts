import { addDays, addMonths } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { toSearchText } from '#shared/search-text.ts';
import { unknownWord } from '../empty.ts';
import { assumePeriod, periodPieces } from '../periods.ts';
import { inQuotes, quoted, say } from '../say.ts';
import { sideOf } from '../search.ts';
import type { Context, Draft } from '../types.ts';
import { comingPayments } from './coming.ts';
import { enumerated, subjectPieces, wordPieces } from './kinds.ts';
import {
  amountOf,
  dayOf,
  isMonthly,
  monthlyPayments,
  paymentsOf,
  typeAsked,
  type Payment,
} from './payments.ts';
import { asksSubscriptions, isSubscription } from './subscriptions.ts';

const NAMED = 3;
const COMING_DAYS = 7;

/** recurring.list. */
export async function answerRecurringList(context: Context): Promise<Draft> {
  const { texts } = context;
  const asked = await monthlyAsked(context);
  if (asked === undefined) return await nothing(context);
  const { monthly, head, of } = asked;
  const named = monthly.items
    .slice(0, NAMED)
    .map(({ payment, amount }) =>
      say(texts.recurring.part, { name: quoted(payment.name), amount: amount.piece }),
    );
  const parts = { parts: enumerated(context, named), total: monthly.total.piece };
  const isAll = monthly.items.length <= NAMED;
  const form = texts.recurring.list[of];
  return {
    sentences: [...head, say(isAll ? form.all : form.some, parts)],
    table: {
      columns: [texts.columns.description, texts.columns.amount, texts.columns.monthly, texts.columns.next],
      rows: monthly.items.map(({ payment, amount, monthly: each }) => [
        quoted(payment.name),
        amount.piece,
        each.piece,
        nextPiece(context, payment),
      ]),
    },
  };
}

type Asked = {
  monthly: NonNullable<Awaited<ReturnType<typeof monthlyPayments>>>;
  /** What is said before. */
  head: Piece[][];
  of: TransactionType | 'subscriptions';
};

/** 'Which bills do I pay every month?' leaves out what comes once a year. */
const EACH_MONTH = /\b(?:(?:every|each) month|monthly|cada mes|todos los meses|mensual(?:es|mente)?)\b/;

/** What repeats; of a question about subscriptions these alone, or all with that there are none. */
async function monthlyAsked(context: Context): Promise<Asked | undefined> {
  const { texts, assumptions, intent, question = '' } = context;
  const type = typeAsked(context);
  const isOfMonths = intent === 'recurring.list' && EACH_MONTH.test(toSearchText(question));
  const all = async (head: Piece[][]): Promise<Asked | undefined> => {
    const monthly = await monthlyPayments(context, type, isOfMonths ? isMonthly : undefined);
    return monthly && { monthly, head, of: type };
  };
  if (type !== 'expense' || !asksSubscriptions(context)) return await all([]);
  assumptions.push(texts.assumed.subscriptions);
  const monthly = await monthlyPayments(context, type, isSubscription);
  return monthly
    ? { monthly, head: [], of: 'subscriptions' }
    : await all([say(texts.recurring.noSubscriptions)]);
}

/** recurring.total: what repeats, by day, week, month or year. */
export async function answerRecurringTotal(context: Context): Promise<Draft> {
  const { texts, book, slots } = context;
  const asked = await monthlyAsked(context);
  if (asked === undefined) return await nothing(context);
  const { monthly, head, of } = asked;
  const per = slots.per ?? 'month';
  const { id } = monthly.total;
  const formulas = { day: `${id} * 12 / 365.25`, week: `${id} * 12 / 52`, year: `${id} * 12` };
  const total = per === 'month' ? monthly.total : book.derived('money', formulas[per]);
  const sentences = [
    ...head,
    say(texts.recurring.total[of], { amount: total.piece, per: texts.average.per[per] }),
  ];
  if (per !== 'year') {
    const year = book.derived('money', formulas.year);
    sentences.push(say(texts.recurring.inYear, { amount: year.piece }));
  }
  return { sentences };
}

/** recurring.next: when the next one is due. */
export async function answerRecurringNext(context: Context): Promise<Draft> {
  const { texts, today } = context;
  const next = await nextPayment(context);
  if (next === undefined) return await nothing(context);
  const isLate = (next.nextDay ?? '') < today;
  const form = isLate
    ? texts.recurring.late
    : next.rule === undefined
      ? texts.recurring.expected
      : texts.recurring.due;
  return {
    sentences: [
      say(form, {
        name: inQuotes(context, next.name),
        amount: amountOf(context, next).piece,
        day: nextPiece(context, next),
      }),
    ],
  };
}

/** The first one from today on, or the one that is late for longest. */
async function nextPayment(context: Context): Promise<Payment | undefined> {
  const coming = (await paymentsOf(context, typeAsked(context)))
    .filter(({ nextDay }) => nextDay !== null)
    .toSorted((one, other) => ((one.nextDay ?? '') < (other.nextDay ?? '') ? -1 : 1));
  return coming.find(({ nextDay }) => (nextDay ?? '') >= context.today) ?? coming[0];
}

/** recurring.upcoming: what is due in a period, by default the next seven days. */
export async function answerUpcoming(context: Context): Promise<Draft> {
  const { texts, today, slots, book, assumptions, format } = context;
  const span = slots.period ?? { from: today, to: addDays(today, COMING_DAYS - 1) };
  if (slots.period === undefined) assumePeriod(context, 'comingDays', span);
  const from = span.from < today ? today : span.from;
  const type = typeAsked(context);
  const { items, sums } = await comingPayments(context, type, { from, to: span.to });
  const period = periodPieces(context, span);
  if (items.length === 0) return { kind: 'empty', sentences: [say(texts.recurring.noneComing, { period })] };
  assumptions.push(texts.recurring.counted);
  if (span.to > addMonths(today, 1)) assumptions.push(texts.recurring.nextOnly);
  const total = book.derived('money', sums.map(({ id }) => id).join(' + '));
  const named = items
    .slice(0, NAMED)
    .map(({ name, day, amount }) =>
      say(texts.dated, { name: quoted(name), day: day.piece, amount: amount.piece }),
    );
  return {
    sentences: [
      say(texts.recurring.coming[type], { total: total.piece, period }),
      say(items.length > NAMED ? texts.recurring.first : texts.recurring.these, {
        parts: enumerated(context, named),
      }),
    ],
    table: {
      columns: [texts.columns.day, texts.columns.description, texts.columns.amount],
      rows: items.map(({ name, due, day, amount }): Piece[] => [
        { ...day.piece, text: format.day(due, today, 'short') },
        quoted(name),
        amount.piece,
      ]),
    },
  };
}

function nextPiece(context: Context, { source, nextDay }: Payment): Piece {
  return nextDay === null ? { text: '' } : dayOf(context, `${source}.nextDay`, nextDay).piece;
}

/** Nothing repeats, or nothing of what was asked about. */
async function nothing(context: Context): Promise<Draft> {
  const { words, texts, ledger } = context;
  const type = typeAsked(context);
  const subject = subjectPieces(context, { side: sideOf(type) });
  if (words === undefined)
    return { kind: 'empty', sentences: [say(texts.recurring.none[type], { subject })] };
  if ((await ledger.days({ anyOf: [...words] })).length === 0) return await unknownWord(context);
  return { kind: 'empty', sentences: [say(texts.recurring.notRecurring, { words: wordPieces(context) })] };
}
