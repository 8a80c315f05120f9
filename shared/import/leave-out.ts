import { addDays } from '../calendar.ts';
import { EARLIEST_DAY, MAX_AMOUNT_WHOLE_UNITS, MAX_DAYS_AHEAD } from '../limits.ts';
import { currencyDecimals } from '../money.ts';
import { isZero, roundDecimal } from './decimal.ts';
import { sumLeftOut, type LeftOutRow } from './left-out-sums.ts';
import { moneyText } from './money-text.ts';
import type { Movement, Question, ReadOptions, ReadResult, Reading, UnreadableRow } from './types.ts';

type LeftOut = ReadResult['leftOut'];

/**
 * Leaves out movements that are neither expenses nor income of the person, and counts them by reason. Asks about amounts
 * with more decimals than the currency has.
 */
export function leaveOut(reading: Reading, options: ReadOptions): Omit<ReadResult, 'format'> {
  const leftOut: LeftOut = { transfers: 0, pending: 0, zero: 0, balances: 0, otherCurrency: 0 };
  const decimals = currencyDecimals(options.currency);
  const leftOutRows: LeftOutRow[] = [];
  const currencies = new Set<string>();
  const otherCurrencies = new Set<string>();
  let question: Question | undefined;
  let hasRefused = false;
  let hasNoCurrency = false;
  const statements = reading.statements.map((statement) => {
    leftOut.balances += statement.balanceRowCount;
    const refused: UnreadableRow[] = [];
    let { closing } = statement;
    const movements = statement.movements.flatMap((movement): Movement[] => {
      const currency = movement.currency ?? statement.currency;
      if (currency !== null) currencies.add(currency);
      else hasNoCurrency = true;
      const reason = findReason(movement, currency, options);
      if (reason !== undefined) {
        leftOut[reason]++;
        if (reason !== 'zero') leftOutRows.push({ reason, currency, amount: movement.amount });
        if (reason === 'otherCurrency') closing = undefined;
        if (reason === 'otherCurrency' && currency !== null) otherCurrencies.add(currency);
        return [];
      }
      const refusal = findRefusal(movement, options);
      if (refusal !== undefined) {
        const { line, date, amount, text } = movement;
        refused.push({ line, reason: refusal, text: [date, amount, text].join(' · ') });
        return [];
      }
      if (!hasMoreDecimals(movement.amount, decimals)) return [movement];
      question ??= askDecimals(movement, decimals, options);
      return options.answers?.extraDecimals === 'leaveOut' ? [] : roundMovement(movement, decimals);
    });
    hasRefused ||= refused.length > 0;
    return { ...statement, movements, unreadable: [...statement.unreadable, ...refused], closing };
  });
  const isEmpty = statements.every(({ movements }) => movements.length === 0);
  const isAsked = question !== undefined && options.answers?.extraDecimals === undefined;
  return {
    statements,
    questions: isAsked && question !== undefined ? [...reading.questions, question] : reading.questions,
    warnings: [
      ...reading.warnings,
      ...(currencies.size > 1 || (hasNoCurrency && leftOut.otherCurrency > 0)
        ? ['severalCurrencies' as const]
        : []),
      ...(isEmpty && leftOut.otherCurrency > 0 ? ['onlyOtherCurrencies' as const] : []),
      ...(hasRefused ? ['rowsUnreadable' as const] : []),
    ],
    leftOut,
    leftOutSums: sumLeftOut(leftOutRows),
    otherCurrencies: [...otherCurrencies].toSorted(),
  };
}

function findReason(
  { isPending, isTransfer, amount }: Movement,
  currency: string | null,
  options: ReadOptions,
): Exclude<keyof LeftOut, 'balances'> | undefined {
  if (isPending) return 'pending';
  if (currency !== null && currency !== options.currency) return 'otherCurrency';
  if (isZero(amount)) return 'zero';
  return isTransfer && !options.keepsTransfers ? 'transfers' : undefined;
}

/** Finds why the server would refuse a movement, and with it all others of the same request. */
function findRefusal(
  { date, amount }: Movement,
  { today }: ReadOptions,
): 'dateRange' | 'amountRange' | undefined {
  if (date < EARLIEST_DAY || (today !== undefined && date > addDays(today, MAX_DAYS_AHEAD)))
    return 'dateRange';
  const [whole = ''] = amount.replace('-', '').split('.');
  return BigInt(whole === '' ? '0' : whole) > BigInt(MAX_AMOUNT_WHOLE_UNITS) ? 'amountRange' : undefined;
}

/** Zeros after the currency's decimals do not count. */
function hasMoreDecimals(amount: string, decimals: number): boolean {
  return /[1-9]/.test((amount.split('.')[1] ?? '').slice(decimals));
}

function askDecimals({ amount }: Movement, decimals: number, options: ReadOptions): Question {
  const show = (text: string) => moneyText(text, options);
  return {
    code: 'extraDecimals',
    about: amount,
    choices: [
      { value: 'round', example: `${show(amount)} → ${show(roundDecimal(amount, decimals))}` },
      { value: 'leaveOut', example: `${show(amount)} → –` },
    ],
  };
}

/** Rounds the amount, and drops a movement whose amount becomes zero. */
function roundMovement(movement: Movement, decimals: number): Movement[] {
  const amount = roundDecimal(movement.amount, decimals);
  return isZero(amount) ? [] : [{ ...movement, amount }];
}
