import { addDays } from '../calendar.ts';
import { EARLIEST_DAY, MAX_AMOUNT_WHOLE_UNITS, MAX_DAYS_AHEAD } from '../limits.ts';
import { currencyDecimals } from '../money.ts';
import { isZero } from './decimal.ts';
import { sumLeftOut, type LeftOutRow } from './left-out-sums.ts';
import { moneyText } from './money-text.ts';
import type { Movement, Question, ReadOptions, ReadResult, Reading, UnreadableRow } from './types.ts';

type LeftOut = ReadResult['leftOut'];

/** Leaves out what is no expense and no income of the person, counts it, and asks about decimals too many. */
export function leaveOut(reading: Reading, options: ReadOptions): Omit<ReadResult, 'format'> {
  const leftOut: LeftOut = { transfers: 0, pending: 0, zero: 0, balances: 0, otherCurrency: 0 };
  const decimals = currencyDecimals(options.currency);
  const left: LeftOutRow[] = [];
  const currencies = new Set<string>();
  const otherCurrencies = new Set<string>();
  let question: Question | undefined;
  let hasRefused = false;
  let hasUnnamed = false;
  const statements = reading.statements.map((statement) => {
    leftOut.balances += statement.balanceRows;
    const refused: UnreadableRow[] = [];
    const movements = statement.movements.flatMap((movement): Movement[] => {
      const currency = movement.currency ?? statement.currency;
      if (currency !== null) currencies.add(currency);
      else hasUnnamed = true;
      const reason = reasonOf(movement, currency, options);
      if (reason !== undefined) {
        leftOut[reason]++;
        if (reason !== 'zero') left.push({ reason, currency, amount: movement.amount });
        if (reason === 'otherCurrency' && currency !== null) otherCurrencies.add(currency);
        return [];
      }
      const refusal = refusalOf(movement, options);
      if (refusal !== undefined) {
        const { line, date, amount, text } = movement;
        refused.push({ line, reason: refusal, text: [date, amount, text].join(' · ') });
        return [];
      }
      if (!hasMoreDecimals(movement.amount, decimals)) return [movement];
      question ??= askDecimals(movement, decimals, options);
      return options.answers?.extraDecimals === 'leaveOut' ? [] : rounded(movement, decimals);
    });
    hasRefused ||= refused.length > 0;
    return { ...statement, movements, unreadable: [...statement.unreadable, ...refused] };
  });
  const isEmpty = statements.every(({ movements }) => movements.length === 0);
  const isAsked = question !== undefined && options.answers?.extraDecimals === undefined;
  return {
    statements,
    questions: isAsked && question !== undefined ? [...reading.questions, question] : reading.questions,
    warnings: [
      ...reading.warnings,
      ...(currencies.size > 1 || (hasUnnamed && leftOut.otherCurrency > 0)
        ? ['severalCurrencies' as const]
        : []),
      ...(isEmpty && leftOut.otherCurrency > 0 ? ['onlyOtherCurrencies' as const] : []),
      ...(hasRefused ? ['rowsUnreadable' as const] : []),
    ],
    leftOut,
    leftOutSums: sumLeftOut(left),
    otherCurrencies: [...otherCurrencies].toSorted(),
  };
}

function reasonOf(
  { isPending, isTransfer, amount }: Movement,
  currency: string | null,
  options: ReadOptions,
): Exclude<keyof LeftOut, 'balances'> | undefined {
  if (isPending) return 'pending';
  if (currency !== null && currency !== options.currency) return 'otherCurrency';
  if (isZero(amount)) return 'zero';
  return isTransfer && !options.keepsTransfers ? 'transfers' : undefined;
}

/** Why no transaction can be made of a movement, which the server would refuse together with those beside it. */
function refusalOf(
  { date, amount }: Movement,
  { today }: ReadOptions,
): 'dateRange' | 'amountRange' | undefined {
  if (date < EARLIEST_DAY || (today !== undefined && date > addDays(today, MAX_DAYS_AHEAD)))
    return 'dateRange';
  const [whole = ''] = amount.replace('-', '').split('.');
  return BigInt(whole === '' ? '0' : whole) > BigInt(MAX_AMOUNT_WHOLE_UNITS) ? 'amountRange' : undefined;
}

/** Zeros behind the decimals of the currency change nothing. */
function hasMoreDecimals(amount: string, decimals: number): boolean {
  return /[1-9]/.test((amount.split('.')[1] ?? '').slice(decimals));
}

function askDecimals({ amount }: Movement, decimals: number, options: ReadOptions): Question {
  const show = (text: string) => moneyText(text, options);
  return {
    code: 'extraDecimals',
    about: amount,
    choices: [
      { value: 'round', example: `${show(amount)} → ${show(round(amount, decimals))}` },
      { value: 'leaveOut', example: `${show(amount)} → –` },
    ],
  };
}

/** Rounded half away from zero; what becomes zero is no movement. */
function rounded(movement: Movement, decimals: number): Movement[] {
  const amount = round(movement.amount, decimals);
  return isZero(amount) ? [] : [{ ...movement, amount }];
}

function round(amount: string, decimals: number): string {
  const isMinus = amount.startsWith('-');
  const [whole = '0', fraction = ''] = (isMinus ? amount.slice(1) : amount).split('.');
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const up = (fraction[decimals] ?? '0') >= '5' ? 1n : 0n;
  const digits = String(units + up).padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return isMinus ? `-${text}` : text;
}
