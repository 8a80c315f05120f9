import type { CalendarDay } from '../../calendar.ts';
import { addDecimals, isSameDecimal, negate } from '../decimal.ts';
import { elementsAt, textAt, type Element } from '../elements.ts';
import { attributeOf } from '../tags.ts';
import { moneyText } from '../money-text.ts';
import type { DecimalText, Question, ReadOptions } from '../types.ts';
import { readAmount } from './amount-texts.ts';
import { leadingDay } from './file-days.ts';
import { oneLine, trimToNull } from './statement-list.ts';

/** The other side of a payment. */
type Party = { name: string | null; account: string | null };

/** The account whose statement contains an entry. */
export type Owner = { account: string | null; currency: string | null };

/** A movement that an entry becomes: the whole entry, or one payment of its batch. */
export type Part = { amount: DecimalText; text: string; bankId: string | null; party: Party };

export type Entry = {
  date: CalendarDay;
  amount: DecimalText;
  currency: string | null;
  isReversal: boolean;
  isPending: boolean;
  whole: Part;
  /** The payments of a batch, if their amounts sum to the entry's; else empty. */
  parts: Part[];
};

/** The most payments of a batch whose texts or amounts are shown. */
const MAX_SHOWN_PAYMENTS = 3;

/**
 * Reads an Ntry element. Amounts without a currency are in `fallbackCurrency`. Returns 'date' or 'amount' if that part
 * cannot be read.
 */
export function readEntry(entry: Element, owner: Owner, fallbackCurrency: string): Entry | 'date' | 'amount' {
  const details = elementsAt(entry, 'NtryDtls', 'TxDtls');
  const money = findEntryMoney(entry, details, owner, fallbackCurrency);
  const sign = textAt(entry, 'CdtDbtInd') ?? commonSign(details);
  if (money === null || (sign !== 'CRDT' && sign !== 'DBIT')) return 'amount';
  const date = findDate(entry, details);
  if (date === null) return 'date';
  const isOut = sign === 'DBIT';
  const amount = isOut ? negate(money.amount) : money.amount;
  const isReversal = /^(?:true|1)$/.test(textAt(entry, 'RvslInd') ?? '');
  const context = { entry, isOut, isReversal, owner };
  const batch = batchAmounts(details, amount, money.currency ?? fallbackCurrency, isOut);
  const whole = { amount, ...describe(details, context, false) };
  const parts = (batch ?? []).map((each, index) => ({
    amount: each,
    ...describe(details.slice(index, index + 1), context, true),
  }));
  return { date, amount, currency: money.currency, isReversal, isPending: isPending(entry), whole, parts };
}

type Money = { amount: DecimalText; currency: string | null };

function readMoney(element: Element | undefined, fallbackCurrency: string): Money | null {
  if (!element) return null;
  const currency = attributeOf(element.attributes, 'Ccy');
  const amount = readAmount(element.text, '.', currency ?? fallbackCurrency);
  return amount === null || amount.startsWith('-') ? null : { amount, currency };
}

/** Finds the amount in the account's currency, which some banks write only in the details. */
function findEntryMoney(
  entry: Element,
  details: readonly Element[],
  owner: Owner,
  fallbackCurrency: string,
): Money | null {
  const money = readMoney(elementsAt(entry, 'Amt')[0], fallbackCurrency);
  if (!money || owner.currency === null || money.currency === owner.currency || details.length > 1)
    return money;
  const amountElements = [entry, ...details].flatMap((each) => [
    ...elementsAt(each, 'AmtDtls', 'CntrValAmt', 'Amt'),
    ...elementsAt(each, 'AmtDtls', 'TxAmt', 'Amt'),
    ...elementsAt(each, 'Amt'),
  ]);
  return (
    amountElements
      .map((each) => readMoney(each, fallbackCurrency))
      .find((each) => each?.currency === owner.currency) ?? money
  );
}

function commonSign(details: readonly Element[]): string | null {
  const signs = new Set(details.map((detail) => textAt(detail, 'CdtDbtInd')));
  return signs.size === 1 ? ([...signs][0] ?? null) : null;
}

function isPending(entry: Element): boolean {
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts', 'Prtry') ?? textAt(entry, 'Sts');
  return status !== null && status !== 'BOOK';
}

function findDate(entry: Element, details: readonly Element[]): CalendarDay | null {
  const [detail = entry] = details;
  const texts = [
    textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm') ?? textAt(entry, 'BookgDt'),
    textAt(entry, 'ValDt', 'Dt') ?? textAt(entry, 'ValDt', 'DtTm') ?? textAt(entry, 'ValDt'),
    textAt(detail, 'RltdDts', 'AccptncDtTm') ?? textAt(detail, 'RltdDts', 'TxDtTm'),
  ];
  const [first] = texts.filter((text) => text !== null);
  return first === undefined ? null : leadingDay(first);
}

/** Returns the signed amounts of several payments if all have one and they sum to the entry's, else null. */
function batchAmounts(
  details: readonly Element[],
  amount: DecimalText,
  currency: string,
  isOut: boolean,
): DecimalText[] | null {
  if (details.length < 2) return null;
  const amounts = details.map((detail) => {
    const money = [...elementsAt(detail, 'Amt'), ...elementsAt(detail, 'AmtDtls', 'TxAmt', 'Amt')]
      .map((each) => readMoney(each, currency))
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
  const [firstDetail = entry] = details;
  const isSingle = details.length === 1;
  const party = isSingle
    ? findOtherParty(firstDetail, context.isOut, context.owner.account)
    : { name: null, account: null };
  const entryText = textAt(entry, 'AddtlNtryInf');
  const shown = isSingle || entryText === null ? details.slice(0, MAX_SHOWN_PAYMENTS) : [];
  const texts = shown.flatMap((detail) => [textAt(detail, 'AddtlTxInf'), ...findRemittanceTexts(detail)]);
  const reference =
    textAt(firstDetail, 'Refs', 'AcctSvcrRef') ?? (isOneOfMany ? null : textAt(entry, 'AcctSvcrRef'));
  return {
    text: oneLine([isOneOfMany ? null : entryText, party.name, ...texts]) || oneLine([entryText]),
    party,
    bankId:
      (isOneOfMany ? reference : (textAt(entry, 'AcctSvcrRef') ?? reference)) ??
      findEndToEndId(firstDetail, isSingle),
  };
}

function findRemittanceTexts(detail: Element): (string | null)[] {
  const free = elementsAt(detail, 'RmtInf', 'Ustrd').map((each) => each.text);
  const structured = elementsAt(detail, 'RmtInf', 'Strd').flatMap((each) => [
    textAt(each, 'CdtrRefInf', 'Ref'),
    ...elementsAt(each, 'AddtlRmtInf').map(({ text }) => text),
  ]);
  return [...free, ...structured];
}

function findEndToEndId(detail: Element, isSingle: boolean): string | null {
  const id = isSingle ? textAt(detail, 'Refs', 'EndToEndId') : null;
  return id === null || /^(?:NOTPROVIDED|NOT PROVIDED|NONREF)$/i.test(id) ? null : id;
}

/** Finds the other side of a payment: the debtor or the creditor, whoever does not hold the account. */
function findOtherParty(detail: Element, isOut: boolean, ownAccount: string | null): Party {
  const debtor = readParty(detail, 'Dbtr');
  const creditor = readParty(detail, 'Cdtr');
  const [likely, other] = isOut ? [creditor, debtor] : [debtor, creditor];
  const isOwn = ownAccount !== null && likely.account === ownAccount;
  const isEmpty = likely.name === null && likely.account === null;
  return (isOwn || isEmpty) && other.account !== ownAccount ? other : likely;
}

/** Reads the debtor or the creditor. From version 8 on, the name is inside of Pty. */
function readParty(detail: Element, side: 'Dbtr' | 'Cdtr'): Party {
  const name = [side, `Ultmt${side}`]
    .flatMap((tag) => [textAt(detail, 'RltdPties', tag, 'Nm'), textAt(detail, 'RltdPties', tag, 'Pty', 'Nm')])
    .find((each) => each !== null);
  const account =
    textAt(detail, 'RltdPties', `${side}Acct`, 'Id', 'IBAN') ??
    textAt(detail, 'RltdPties', `${side}Acct`, 'Id', 'Othr', 'Id');
  return { name: trimToNull(name), account };
}

/** Returns the movements that an entry becomes: one for each payment of a batch, unless the person chose a single one. */
export function chooseParts({ whole, parts }: Entry, { answers }: ReadOptions): readonly Part[] {
  return parts.length === 0 || answers?.batch === 'whole' ? [whole] : parts;
}

/** Asks whether a batch becomes one movement or several, since the bank's own list may show either. */
export function askAboutBatch(entry: Entry | null, options: ReadOptions): Question[] {
  if (entry === null || options.answers?.batch !== undefined) return [];
  const { whole, parts, currency } = entry;
  const show = ({ amount }: Part) =>
    moneyText(amount, { ...options, currency: currency ?? options.currency }, { isSigned: true });
  const rest = parts.length > MAX_SHOWN_PAYMENTS ? ' …' : '';
  return [
    {
      code: 'batch',
      about: whole.text,
      choices: [
        {
          value: 'parts',
          example: `${parts.length}: ${parts.slice(0, MAX_SHOWN_PAYMENTS).map(show).join(' · ')}${rest}`,
        },
        { value: 'whole', example: `1: ${show(whole)}` },
      ],
    },
  ];
}
