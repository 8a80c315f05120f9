import { addDays, endOfMonth, monthOf, startOfMonth } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import type { Figure } from '../book.ts';
import { periodPieces } from '../periods.ts';
import { say } from '../say.ts';
import { sumIn } from '../search.ts';
import type { Context, Draft } from '../types.ts';
import { bandsIn, type Band } from './forecast.ts';

type MonthBand = { month: string; band: Band };

/**
 * afford: what is expected to be left over from today to the end of the last month that counts, without and with the
 * bad luck of the band. The forecast is of whole months, so what the running one has from before today is taken off.
 */
export async function answerAfford(context: Context): Promise<Draft> {
  const { texts, slots, planning, book, today, assumptions } = context;
  if (slots.amount === undefined) return { kind: 'empty', sentences: [say(texts.afford.noAmount)] };
  const asked = slots.period?.to ?? today;
  const span = { from: startOfMonth(today), to: endOfMonth(asked < today ? today : asked) };
  if (slots.period === undefined) assumptions.push(texts.assumed.thisMonth);
  assumptions.push(texts.assumed.noBankBalance);
  const bands = bandsIn(context, await planning.forecast(), 'balance', span);
  const last = bands.at(-1);
  if (last === undefined) return { kind: 'empty', sentences: [say(texts.forecast.outside)] };
  const amount = book.asked('money', slots.amount);
  const recorded = await recordedBefore(context);
  const expected = expectedFrom(context, bands, recorded);
  const worst = worstFrom(context, bands, recorded);
  const period = periodPieces(context, { from: today, to: monthOf(`${last.month}-01`).to });
  return { sentences: sentencesOf(context, { amount, expected, worst, period }) };
}

/** The balance of the running month up to yesterday; undefined on its first day. */
async function recordedBefore(context: Context): Promise<Figure | undefined> {
  const { ledger, today } = context;
  const from = startOfMonth(today);
  if (from === today) return undefined;
  const rows = await ledger.days({});
  return sumIn(context, { search: {}, rows, side: 'balance' }, { from, to: addDays(today, -1) });
}

function expectedFrom(context: Context, bands: readonly MonthBand[], recorded: Figure | undefined): Figure {
  return remaining(
    context,
    bands.map(({ band }) => band.p50),
    recorded,
  );
}

/** With the bad luck of each month; undefined where one has no band. */
function worstFrom(
  context: Context,
  bands: readonly MonthBand[],
  recorded: Figure | undefined,
): Figure | undefined {
  const lows = bands.flatMap(({ band }) => band.low ?? []);
  return lows.length < bands.length ? undefined : remaining(context, lows, recorded);
}

function remaining({ book }: Context, months: readonly Figure[], recorded: Figure | undefined): Figure {
  const sum = months.map(({ id }) => id).join(' + ');
  return book.derived('money', recorded === undefined ? sum : `${sum} - ${recorded.id}`);
}

type Figures = { amount: Figure; expected: Figure; worst: Figure | undefined; period: Piece[] };

function sentencesOf(context: Context, { amount, expected, worst, period }: Figures): Piece[][] {
  const { book, texts } = context;
  const parts = { amount: amount.piece, expected: expected.piece, period };
  if (expected.value < 0) {
    const over = book.derived('money', `0 - ${expected.id}`);
    return [say(texts.afford.nothing, { amount: amount.piece, over: over.piece, period })];
  }
  if (expected.value < amount.value) {
    const short = book.derived('money', `${amount.id} - ${expected.id}`);
    return [say(texts.afford.no, { ...parts, short: short.piece })];
  }
  const isSure = worst !== undefined && worst.value >= amount.value;
  const left = book.derived('money', `${expected.id} - ${amount.id}`);
  const head = say(isSure ? texts.afford.yes : texts.afford.probably, { ...parts, left: left.piece });
  return worst === undefined ? [head] : [head, worstSentence(context, worst, amount)];
}

function worstSentence({ book, texts }: Context, worst: Figure, amount: Figure): Piece[] {
  if (worst.value < amount.value) {
    const short = book.derived('money', `${amount.id} - ${worst.id}`);
    return say(texts.afford.worstShort, { short: short.piece });
  }
  return say(texts.afford.worst, { amount: book.derived('money', `${worst.id} - ${amount.id}`).piece });
}
