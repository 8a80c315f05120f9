import { formatDay } from '../../calendar.ts';
import { isNegative, isZero, negate } from '../decimal.ts';
import { moneyText } from '../money-text.ts';
import { areChargesPositive, isPaymentOfCard, weighCharges } from '../tables/sign-weights.ts';
import type { Movement, Question, ReadOptions } from '../types.ts';

// The other words of the standard go either way.
const OUT = new Set(['DEBIT', 'FEE', 'SRVCHG', 'DIRECTDEBIT', 'CASH']);
const IN = new Set(['CREDIT', 'DEP', 'DIRECTDEP']);

/** A movement with what the file says of its direction in a word. */
export type Signed = { movement: Movement; type: string };

/**
 * Some files write all amounts without a sign, or each with the other one, and say the direction in a word. Then the
 * word may count, and a person is asked. Changes the amounts of the first reading.
 */
export function settleSigns(
  signed: readonly Signed[],
  isCard: boolean,
  options: ReadOptions,
): Question | null {
  const moving = signed.filter(({ movement }) => !isZero(movement.amount));
  const against = moving.filter(isAgainst);
  const agreeing = moving.filter((each) => directionOf(each.type) !== null && !isAgainst(each));
  const isUnsigned = moving.every(({ movement }) => !isNegative(movement.amount));
  const areWordsRight = against.some(({ type }) => OUT.has(type)) && (agreeing.length === 0 || isUnsigned);
  if (areWordsRight) return settle(against, 'inverted', options);
  if (!isCard || against.length > 0 || agreeing.length > 0) return null;
  const out = moving.filter(({ movement }) => isNegative(movement.amount)).length;
  const told = {
    amounts: moving.map(({ movement }) => movement.amount),
    texts: moving.map(({ movement }) => movement.text),
  };
  const isMostlyIn = out * 2 < moving.length;
  const areCharges = areChargesPositive(told) || (isMostlyIn && weighCharges(told).weight > 0);
  return isMostlyIn || areCharges ? settle(moving, areCharges ? 'inverted' : 'asIs', options) : null;
}

function directionOf(type: string): 'in' | 'out' | null {
  return OUT.has(type) ? 'out' : IN.has(type) ? 'in' : null;
}

function isAgainst({ movement, type }: Signed): boolean {
  const direction = directionOf(type);
  return direction !== null && (direction === 'out') !== isNegative(movement.amount);
}

/** Turns the movements as answered, or as is likely, and asks where there is no answer. */
function settle(
  doubtful: readonly Signed[],
  likely: 'asIs' | 'inverted',
  options: ReadOptions,
): Question | null {
  const answer = options.answers?.sign;
  const [first] = doubtful;
  if (!first) return null;
  const { amount, date, text, currency } = first.movement;
  if ((answer ?? likely) === 'inverted')
    for (const { movement } of doubtful) {
      movement.amount = negate(movement.amount);
      movement.isTransfer ||= isPaymentOfCard(movement.text, movement.amount);
    }
  if (answer !== undefined) return null;
  const reader = { ...options, currency: currency ?? options.currency };
  const example = (value: string) =>
    `${formatDay(date, options.language, { dateStyle: 'long' })} · ${text} · ${moneyText(value, reader, { isSigned: true })}`;
  const choices = [
    { value: 'asIs', example: example(amount) },
    { value: 'inverted', example: example(negate(amount)) },
  ];
  return { code: 'sign', about: text, choices: likely === 'asIs' ? choices : choices.toReversed() };
}
