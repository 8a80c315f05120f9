import type { CalendarDay } from '../../calendar.ts';
import { addDecimals, isSameDecimal, negate } from '../decimal.ts';
import { elementsAt, textAt } from '../elements.ts';
import type { Element } from '../elements.ts';
import { attributeOf } from '../tags.ts';
import type { DecimalText } from '../types.ts';
import { readAmount } from './amount-texts.ts';
import { leadingDay } from './file-days.ts';
import { partyOf } from './camt-party.ts';
import type { Party } from './camt-party.ts';
import { oneLine } from './statement-list.ts';

/** The account of a statement as far as entries need it. */
export type Owner = { account: string | null; currency: string | null };

/** One movement of an entry. */
export type Part = { amount: DecimalText; text: string; bankId: string | null; party: Party };

export type Entry = {
  date: CalendarDay;
  amount: DecimalText;
  currency: string | null;
  isReversal: boolean;
  isPending: boolean;
  whole: Part;
  /** The payments of a batch whose amounts sum to the entry's; none of any other entry. */
  parts: Part[];
};

/** Reads an Ntry, or says what of it cannot be read. */
export function readEntry(entry: Element, owner: Owner, fallback: string): Entry | 'date' | 'amount' {
  const details = elementsAt(entry, 'NtryDtls', 'TxDtls');
  const money = moneyOf(entry, details, owner, fallback);
  const sign = textAt(entry, 'CdtDbtInd') ?? onlySign(details);
  if (money === null || (sign !== 'CRDT' && sign !== 'DBIT')) return 'amount';
  const date = dateOf(entry, details);
  if (date === null) return 'date';
  const isOut = sign === 'DBIT';
  const amount = isOut ? negate(money.amount) : money.amount;
  const isReversal = /^(?:true|1)$/.test(textAt(entry, 'RvslInd') ?? '');
  const context = { entry, isOut, isReversal, owner };
  const batch = batchAmounts(details, amount, money.currency ?? fallback, isOut);
  const whole = { amount, ...describe(details, context, false) };
  const parts = (batch ?? []).map((each, index) => ({
    amount: each,
    ...describe(details.slice(index, index + 1), context, true),
  }));
  return { date, amount, currency: money.currency, isReversal, isPending: isPending(entry), whole, parts };
}

type Money = { amount: DecimalText; currency: string | null };

function moneyIn(element: Element | undefined, fallback: string): Money | null {
  if (!element) return null;
  const currency = attributeOf(element.attributes, 'Ccy');
  const amount = readAmount(element.text, '.', currency ?? fallback);
  return amount === null || amount.startsWith('-') ? null : { amount, currency };
}

/** The amount in the account's currency, which some banks write in the details only. */
function moneyOf(entry: Element, details: readonly Element[], owner: Owner, fallback: string): Money | null {
  const money = moneyIn(elementsAt(entry, 'Amt')[0], fallback);
  if (!money || owner.currency === null || money.currency === owner.currency || details.length > 1)
    return money;
  const others = [entry, ...details].flatMap((each) => [
    ...elementsAt(each, 'AmtDtls', 'CntrValAmt', 'Amt'),
    ...elementsAt(each, 'AmtDtls', 'TxAmt', 'Amt'),
    ...elementsAt(each, 'Amt'),
  ]);
  return (
    others.map((each) => moneyIn(each, fallback)).find((each) => each?.currency === owner.currency) ?? money
  );
}

function onlySign(details: readonly Element[]): string | null {
  const signs = new Set(details.map((detail) => textAt(detail, 'CdtDbtInd')));
  return signs.size === 1 ? ([...signs][0] ?? null) : null;
}

function isPending(entry: Element): boolean {
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts', 'Prtry') ?? textAt(entry, 'Sts');
  return status !== null && status !== 'BOOK';
}

function dateOf(entry: Element, details: readonly Element[]): CalendarDay | null {
  const [detail = entry] = details;
  const texts = [
    textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm') ?? textAt(entry, 'BookgDt'),
    textAt(entry, 'ValDt', 'Dt') ?? textAt(entry, 'ValDt', 'DtTm') ?? textAt(entry, 'ValDt'),
    textAt(detail, 'RltdDts', 'AccptncDtTm') ?? textAt(detail, 'RltdDts', 'TxDtTm'),
  ];
  const [first] = texts.filter((text) => text !== null);
  return first === undefined ? null : leadingDay(first);
}

/** The signed amounts of several payments if all are given and sum to the entry's amount, else null. */
function batchAmounts(
  details: readonly Element[],
  amount: DecimalText,
  currency: string,
  isOut: boolean,
): DecimalText[] | null {
  if (details.length < 2) return null;
  const amounts = details.map((detail) => {
    const money = [...elementsAt(detail, 'Amt'), ...elementsAt(detail, 'AmtDtls', 'TxAmt', 'Amt')]
      .map((each) => moneyIn(each, currency))
      .find((each) => each !== null && (each.currency ?? currency) === currency);
    const sign = textAt(detail, 'CdtDbtInd');
    return money && ((sign === null ? isOut : sign === 'DBIT') ? negate(money.amount) : money.amount);
  });
  const known = amounts.filter((each) => typeof each === 'string');
  return known.length === details.length && isSameDecimal(addDecimals(known), amount) ? known : null;
}

type Context = { entry: Element; isOut: boolean; isReversal: boolean; owner: Owner };

function describe(details: readonly Element[], context: Context, isOneOfMany: boolean): Omit<Part, 'amount'> {
  const { entry } = context;
  const [only = entry] = details;
  const isSingle = details.length === 1;
  const party = isSingle
    ? partyOf(only, context.isOut, context.owner.account)
    : { name: null, account: null };
  const own = textAt(entry, 'AddtlNtryInf');
  const shown = isSingle || own === null ? details.slice(0, 3) : [];
  const texts = shown.flatMap((detail) => [textAt(detail, 'AddtlTxInf'), ...remittance(detail)]);
  const reference =
    textAt(only, 'Refs', 'AcctSvcrRef') ?? (isOneOfMany ? null : textAt(entry, 'AcctSvcrRef'));
  return {
    text: oneLine([isOneOfMany ? null : own, party.name, ...texts]) || oneLine([own]),
    party,
    bankId:
      (isOneOfMany ? reference : (textAt(entry, 'AcctSvcrRef') ?? reference)) ?? endToEnd(only, isSingle),
  };
}

function remittance(detail: Element): (string | null)[] {
  const free = elementsAt(detail, 'RmtInf', 'Ustrd').map((each) => each.text);
  const structured = elementsAt(detail, 'RmtInf', 'Strd').flatMap((each) => [
    textAt(each, 'CdtrRefInf', 'Ref'),
    ...elementsAt(each, 'AddtlRmtInf').map(({ text }) => text),
  ]);
  return [...free, ...structured];
}

function endToEnd(detail: Element, isSingle: boolean): string | null {
  const id = isSingle ? textAt(detail, 'Refs', 'EndToEndId') : null;
  return id === null || /^(?:NOTPROVIDED|NOT PROVIDED|NONREF)$/i.test(id) ? null : id;
}
