import { addDays, addMonths } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { assumePeriod, periodPieces } from '../periods.ts';
import { quoted, say } from '../say.ts';
import { toSide } from '../search.ts';
import type { Context, Draft } from '../types.ts';
import { comingPayments, type DuePayment } from './coming.ts';
import { joinWithAnd, foundPieces, subjectPieces } from './kinds.ts';
import { askedType } from './payments.ts';

const MAX_NAMED = 3;
const DEFAULT_DAYS = 7;
/** The number of months ahead for which payments are known. */
const MONTHS_AHEAD = 12;

/** recurring.upcoming: the payments due in a period, by default the next seven days. */
export async function answerUpcoming(context: Context): Promise<Draft> {
  const { texts, assumptions } = context;
  const { span, from } = comingSpan(context);
  if (span.to < span.from) return { kind: 'empty', sentences: [say(texts.recurring.tooFar)] };
  const type = askedType(context);
  const { items, total, isRepeated, isCut } = await comingPayments(context, type, { from, to: span.to });
  const period = periodPieces(context, span);
  if (items.length === 0) {
    const none = say(texts.recurring.noneComing[type], { subject: foundPieces(context), period });
    return { kind: 'empty', sentences: [none] };
  }
  assumptions.push(texts.recurring.counted);
  if (isRepeated) assumptions.push(texts.recurring.again);
  if (isCut) assumptions.push(texts.recurring.firstOnly);
  const named = items
    .slice(0, MAX_NAMED)
    .map(({ name, day, amount }) =>
      say(texts.dated, { name: quoted(name), day: day.piece, amount: amount.piece }),
    );
  const form = texts.recurring.coming[type];
  const sentence = say(items.length > MAX_NAMED ? form.some : form.all, {
    total: total.piece,
    subject: subjectPieces(context, { side: toSide(type) }),
    period,
    parts: joinWithAnd(context, named),
  });
  return { sentences: [sentence], table: toTable(context, items) };
}

/** Returns the period that the answer names, and the first day of it that is not over. */
function comingSpan(context: Context) {
  const { slots, today } = context;
  const askedSpan = slots.period ?? { from: today, to: addDays(today, DEFAULT_DAYS - 1) };
  if (slots.period === undefined) assumePeriod(context, 'comingDays', askedSpan);
  const latest = addMonths(today, MONTHS_AHEAD);
  const span = { from: askedSpan.from, to: askedSpan.to < latest ? askedSpan.to : latest };
  return { span, from: span.from < today ? today : span.from };
}

function toTable({ texts, format, today }: Context, items: readonly DuePayment[]): Draft['table'] {
  return {
    columns: [texts.columns.day, texts.columns.description, texts.columns.amount],
    rows: items.map(({ name, due, day, amount }): Piece[] => [
      { ...day.piece, text: format.day(due, today, 'short') },
      quoted(name),
      amount.piece,
    ]),
  };
}
