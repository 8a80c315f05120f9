import { isNegative, isZero, negate } from '../decimal.ts';
import { moneyText } from '../money-text.ts';
import { areChargesPositive, isPaymentOfCard, weighCardSigns } from '../tables/sign-weights.ts';
import type { DecimalText, Movement, Question, ReadOptions } from '../types.ts';
import { dayInWords } from './file-days.ts';

// The standard's other words may mean money in or out.
const OUT = new Set(['DEBIT', 'FEE', 'SRVCHG', 'DIRECTDEBIT', 'CASH']);
const IN = new Set(['CREDIT', 'DEP', 'DIRECTDEP']);

/** A movement with the word of the file that may tell its direction. */
export type TypedMovement = { movement: Movement; type: string };

/**
 * Some files write all amounts without a sign, or with the opposite one, and tell the direction in a word. Changes the
 * amounts to the person's answer, or else to the likely reading, and returns a question if there is no answer.
 */
export function settleSigns(
  movements: readonly TypedMovement[],
  isCard: boolean,
  options: ReadOptions,
): Question | null {
  const moving = movements.filter(({ movement }) => !isZero(movement.amount));
  const contradicting = moving.filter(contradictsType);
  const agreeing = moving.filter((each) => toDirection(each.type) !== null && !contradictsType(each));
  const isUnsigned = moving.every(({ movement }) => !isNegative(movement.amount));
  const areWordsRight =
    contradicting.some(({ type }) => OUT.has(type)) && (agreeing.length === 0 || isUnsigned);
  if (areWordsRight) return applySign(contradicting, 'inverted', options);
  if (!isCard || contradicting.length > 0 || agreeing.length > 0) return null;
  const out = moving.filter(({ movement }) => isNegative(movement.amount)).length;
  const evidence = {
    amounts: moving.map(({ movement }) => movement.amount),
    texts: moving.map(({ movement }) => movement.text),
  };
  const isMostlyIncoming = out * 2 < moving.length;
  const areCharges =
    areChargesPositive(evidence) || (isMostlyIncoming && weighCardSigns(evidence).weight > 0);
  return isMostlyIncoming || areCharges ? applySign(moving, areCharges ? 'inverted' : 'asIs', options) : null;
}

function toDirection(type: string): 'in' | 'out' | null {
  return OUT.has(type) ? 'out' : IN.has(type) ? 'in' : null;
}

function contradictsType({ movement, type }: TypedMovement): boolean {
  const direction = toDirection(type);
  return direction !== null && (direction === 'out') !== isNegative(movement.amount);
}

/** Inverts the amounts if the answer, or else the likely reading, says so. Asks if there is no answer. */
function applySign(
  doubtful: readonly TypedMovement[],
  likely: 'asIs' | 'inverted',
  options: ReadOptions,
): Question | null {
  const answer = options.answers?.sign;
  const [first] = doubtful;
  if (!first) return null;
  const question = askSign(first.movement, options);
  if ((answer ?? likely) === 'inverted')
    for (const { movement } of doubtful) {
      movement.amount = negate(movement.amount);
      movement.isTransfer ||= isPaymentOfCard(movement.text, movement.amount);
    }
  if (answer !== undefined) return null;
  const choices = likely === 'asIs' ? question.choices : question.choices.toReversed();
  return { ...question, choices };
}

/** Asks whether a movement has its sign or the opposite one. */
export function askSign({ amount, date, text, currency }: Movement, options: ReadOptions): Question {
  const style = { ...options, currency: currency ?? options.currency };
  const example = (value: DecimalText) =>
    `${dayInWords(date, options.language)} · ${text} · ${moneyText(value, style, { isSigned: true })}`;
  return {
    code: 'sign',
    about: text,
    choices: [
      { value: 'asIs', example: example(amount) },
      { value: 'inverted', example: example(negate(amount)) },
    ],
  };
}
