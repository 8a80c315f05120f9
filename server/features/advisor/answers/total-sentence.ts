import type { Piece } from '#shared/contract/advisor.ts';
import { isRunning } from '#shared/periods.ts';
import type { Figure } from '../book.ts';
import type { Side, Source, Span } from '../ledger-types.ts';
import { periodPieces } from '../periods.ts';
import { say } from '../say.ts';
import { sumIn } from '../search.ts';
import type { Context } from '../types.ts';
import { subjectPieces } from './kinds.ts';

/** Says a sum; for a balance also income and expenses, and for expenses below zero how much more came back. */
export function totalSentence(context: Context, source: Source, span: Span, total: Figure): Piece[] {
  const { texts, today } = context;
  const { side } = source;
  if (side === 'balance') return balanceSentence(context, source, span, total);
  const form = isRunning(span, today) ? texts.total.running : texts.total.closed;
  const isBack = isMoneyBack(side, total);
  return say(isBack ? form.back : form[side], {
    amount: isBack ? withoutSign(context, total) : total.piece,
    subject: subjectPieces(context, { side }),
    period: periodPieces(context, span),
  });
}

/** Whether more came back than was spent. */
export function isMoneyBack(side: Side, total: Figure): boolean {
  return side === 'expenses' && total.value < 0;
}

/** Writes a sum below zero without its sign. */
export function withoutSign({ book }: Context, { id }: Figure): Piece {
  return book.derived('money', `0 - ${id}`).piece;
}

function balanceSentence(context: Context, source: Source, span: Span, total: Figure) {
  const income = sumIn(context, { ...source, side: 'income' }, span);
  const expenses = sumIn(context, { ...source, side: 'expenses' }, span);
  return say(context.texts.total.balance, {
    amount: total.piece,
    subject: subjectPieces(context, source),
    period: periodPieces(context, span),
    income: income.piece,
    expenses: expenses.piece,
  });
}
