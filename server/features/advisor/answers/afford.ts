import { endOfMonth, monthOf, startOfMonth } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import type { Figure } from '../book.ts';
import { assumePeriod, periodPieces } from '../periods.ts';
import { say } from '../say.ts';
import type { Context, Draft } from '../types.ts';
import { bankBalance, noteNoBank, sumWithBank } from './bank.ts';
import { bandsIn } from './expected.ts';
import { shortHistorySentences } from './forecast.ts';
import { withoutSign } from './total-sentence.ts';

/**
 * afford: the balance that is expected from the start of this month to the end of the asked month, in the middle and at
 * the lower end of the band, compared with the amount. A bank balance that the question names is added; it already
 * includes this month's transactions up to today, which are subtracted.
 */
export async function answerAfford(context: Context): Promise<Draft> {
  const { texts, slots, planning, book, today, assumptions } = context;
  if (slots.amount === undefined) return { kind: 'empty', sentences: [say(texts.afford.noAmount)] };
  const lastAskedDay = slots.period?.to ?? today;
  const span = { from: startOfMonth(today), to: endOfMonth(lastAskedDay < today ? today : lastAskedDay) };
  const forecast = await planning.forecast();
  const bands = bandsIn(context, forecast, 'balance', span);
  const last = bands.at(-1);
  if (last === undefined) return { kind: 'empty', sentences: [say(texts.forecast.outside)] };
  if (slots.period === undefined) assumePeriod(context, 'thisMonth', monthOf(today));
  const amount = book.asked('money', slots.amount);
  const bank = await bankBalance(context);
  if (bank === undefined) await noteNoBank(context, 'wholeMonths');
  else assumptions.push(texts.assumed.withBankBalance);
  const sumEnds = (ends: readonly Figure[]) =>
    ends.length < bands.length ? undefined : sumWithBank(context, ends, bank);
  const expected = sumWithBank(
    context,
    bands.map(({ band }) => band.p50),
    bank,
  );
  const worst = sumEnds(bands.flatMap(({ band }) => band.low ?? []));
  const isUncertain = expected.value >= amount.value && worst !== undefined && worst.value < 0;
  const figures = {
    amount,
    expected,
    worst,
    best: isUncertain ? sumEnds(bands.flatMap(({ band }) => band.high ?? [])) : undefined,
    period: periodPieces(context, { from: span.from, to: monthOf(`${last.month}-01`).to }),
  };
  return { sentences: [...affordSentences(context, figures), ...shortHistorySentences(context, forecast)] };
}

type AffordFigures = {
  amount: Figure;
  expected: Figure;
  worst: Figure | undefined;
  /** The upper end of the band, if the expected balance suffices but the lower end is below zero. */
  best: Figure | undefined;
  period: Piece[];
};

function affordSentences(
  context: Context,
  { amount, expected, worst, best, period }: AffordFigures,
): Piece[][] {
  const { book, texts } = context;
  const parts = { amount: amount.piece, expected: expected.piece, period };
  if (expected.value < 0) {
    const over = withoutSign(context, expected);
    return [say(texts.afford.nothing, { amount: amount.piece, over, period })];
  }
  if (expected.value < amount.value) {
    const short = book.derived('money', `${amount.id} - ${expected.id}`);
    return [say(texts.afford.no, { ...parts, short: short.piece })];
  }
  const left = book.derived('money', `${expected.id} - ${amount.id}`).piece;
  const isSure = worst !== undefined && worst.value >= amount.value;
  const sentence =
    worst !== undefined && best !== undefined
      ? say(texts.afford.uncertain, { ...parts, low: worst.piece, high: best.piece, left })
      : say(isSure ? texts.afford.yes : texts.afford.probably, { ...parts, left });
  return worst === undefined ? [sentence] : [sentence, worstSentence(context, worst, amount)];
}

function worstSentence({ book, texts }: Context, worst: Figure, amount: Figure): Piece[] {
  if (worst.value < amount.value) {
    const short = book.derived('money', `${amount.id} - ${worst.id}`);
    return say(texts.afford.worstShort, { short: short.piece });
  }
  return say(texts.afford.worst, { amount: book.derived('money', `${worst.id} - ${amount.id}`).piece });
}
