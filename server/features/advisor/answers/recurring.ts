import { addDays, addMonths } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { unknownWord } from '../empty.ts';
import { periodPieces } from '../periods.ts';
import { inQuotes, quoted, say } from '../say.ts';
import type { Context, Draft } from '../types.ts';
import { comingPayments } from './coming.ts';
import { enumerated, wordPieces } from './kinds.ts';
import {
  amountOf,
  dayOf,
  fieldOf,
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

/** What repeats; of a question about subscriptions these alone, or all with that there are none. */
async function monthlyAsked(context: Context): Promise<Asked | undefined> {
  const { texts, assumptions } = context;
  const type = typeAsked(context);
  const all = async (head: Piece[][]): Promise<Asked | undefined> => {
    const monthly = await monthlyPayments(context, type);
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
  const { texts, today, slots, book, assumptions } = context;
  const span = slots.period ?? { from: today, to: addDays(today, COMING_DAYS - 1) };
  if (slots.period === undefined) assumptions.push(texts.assumed.comingDays);
  const from = span.from < today ? today : span.from;
  const type = typeAsked(context);
  const { items, sums } = await comingPayments(context, type, { from, to: span.to });
  const period = periodPieces(context, span);
  if (items.length === 0) return { kind: 'empty', sentences: [say(texts.recurring.noneComing, { period })] };
  assumptions.push(texts.recurring.counted);
  const total = book.derived('money', sums.map(({ id }) => id).join(' + '));
  const named = items
    .slice(0, NAMED)
    .map(({ name, day, amount }) =>
      say(texts.recurring.comingPart, { name: quoted(name), day: day.piece, amount: amount.piece }),
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
      rows: items.map(({ name, day, amount }): Piece[] => [day.piece, quoted(name), amount.piece]),
    },
  };
}

/** recurring.changes: prices that rose or fell in the last year. */
export async function answerPriceChanges(context: Context): Promise<Draft> {
  const { texts, today } = context;
  const since = addMonths(today, -12);
  const changed = (await paymentsOf(context, typeAsked(context))).flatMap((payment) => {
    const change = payment.suggestion?.change;
    return change && change.day >= since ? [{ payment, change }] : [];
  });
  if (changed.length === 0) return { sentences: [say(texts.recurring.noChanges)] };
  const sentences = changed
    .toSorted((one, other) => (one.change.day < other.change.day ? 1 : -1))
    .slice(0, NAMED)
    .map(({ payment, change }) => changeSentence(context, payment, change));
  return { sentences };
}

type Change = { day: string; from: number; to: number };

function changeSentence(context: Context, { source, name }: Payment, { day, from, to }: Change): Piece[] {
  const { rose, fell } = context.texts.recurring;
  return say(to > from ? rose : fell, {
    name: inQuotes(context, name),
    from: fieldOf(context, `${source}.change.from`, from).piece,
    to: fieldOf(context, `${source}.change.to`, to).piece,
    day: dayOf(context, `${source}.change.day`, day).piece,
  });
}

/** recurring.missed: what should have come and has not. */
export async function answerMissed(context: Context): Promise<Draft> {
  const { texts, today } = context;
  const late = (await paymentsOf(context, typeAsked(context), { isEnded: true })).filter(
    ({ suggestion, nextDay }) =>
      suggestion !== undefined &&
      suggestion.status !== 'active' &&
      nextDay !== null &&
      nextDay >= addMonths(today, -3),
  );
  if (late.length === 0) return { sentences: [say(texts.recurring.noneMissed)] };
  const sentences = late.slice(0, NAMED).map((payment) =>
    say(texts.recurring.missed, {
      name: inQuotes(context, payment.name),
      amount: amountOf(context, payment).piece,
      day: lastPiece(context, payment),
    }),
  );
  return { sentences };
}

/** recurring.new: what began in the last three months. */
export async function answerNewRecurring(context: Context): Promise<Draft> {
  const { texts, today } = context;
  const since = addMonths(today, -3);
  const begun = (await paymentsOf(context, typeAsked(context))).flatMap((payment) => {
    const { suggestion, rule } = payment;
    const first = suggestion?.firstDay ?? rule?.firstDay ?? '';
    return first >= since && first <= today ? [{ payment, first }] : [];
  });
  if (begun.length === 0) return { sentences: [say(texts.recurring.noneNew)] };
  const sentences = begun.slice(0, NAMED).map(({ payment, first }) =>
    say(texts.recurring.begun, {
      name: inQuotes(context, payment.name),
      amount: amountOf(context, payment).piece,
      day: dayOf(context, `${payment.source}.firstDay`, first).piece,
    }),
  );
  return { sentences };
}

function nextPiece(context: Context, { source, nextDay }: Payment): Piece {
  return nextDay === null ? { text: '' } : dayOf(context, `${source}.nextDay`, nextDay).piece;
}

function lastPiece(context: Context, { source, suggestion }: Payment): Piece {
  return dayOf(context, `${source}.lastDay`, suggestion?.lastDay ?? '').piece;
}

/** Nothing repeats, or nothing of what was asked about. */
async function nothing(context: Context): Promise<Draft> {
  const { words, texts, ledger } = context;
  if (words === undefined)
    return { kind: 'empty', sentences: [say(texts.recurring.none[typeAsked(context)])] };
  if ((await ledger.days({ anyOf: [...words] })).length === 0) return await unknownWord(context);
  return { kind: 'empty', sentences: [say(texts.recurring.notRecurring, { words: wordPieces(context) })] };
}
