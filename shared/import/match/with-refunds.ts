import { PAID_WITHIN_DAYS } from '../../limits.ts';
import { paysAmount } from '../../recurring/pays-amount.ts';
import { UNCATEGORIZED } from '../../categories.ts';
import { hasWord } from '../tables/cells.ts';
import { MONEY_BACK_WORDS, PURCHASE_WORDS } from '../tables/sign-words.ts';
import { toDayNumber, type FileRow } from './file-rows.ts';
import { fold } from './fold.ts';
import type { Model } from './learn.ts';
import { ownNameFinder } from './own-names.ts';
import { payeeMoneyFinder, type PayeeMoney } from './payee-money.ts';
import { startsWithCompany } from './seed-words.ts';
import { fileSuggestion, payeeSuggestion, suggestTyped } from './suggest.ts';
import { namesPeopleService, saysMoved, saysSent, saysTransfer } from './transfer-words.ts';
import type { ImportHistory } from './types.ts';

/** Services that pass on anybody's payments, folded. Their name does not show the payee. */
const PAYMENT_SERVICES: readonly string[] = 'paypal,klarna,revolut,wise,stripe,sumup'.split(',');
/** Words of money that companies pay workers or owners, or that friends share; folded. */
const EARNED_OR_SHARED: readonly string[] =
  'payout,payouts,earnings,royalties,div,driver,rider,partner,creator,minijob,auszahlung,premio,prize,split,familia,family'.split(
    ',',
  );
/** A longer name that begins with a company may be the name of something else. */
const MAX_COMPANY_WORDS = 2;
/** Words between the word for a refund and the name of the payee, folded. */
const FILLERS = new Set(
  'compra,compras,purchase,achat,acquisto,aankoop,kauf,pago,payment,pos,tarjeta,tarj,card,credit,abono,gutschrift,de,del,en,from,of,by,to,a,von,fur,du,da,di,van'.split(
    ',',
  ),
);

type IncomingMoney = { row: FileRow; names: readonly string[]; money: PayeeMoney };

/**
 * Changes the type of money that came back to `expense`, which makes it a refund. That takes evidence: the file, the
 * person's last decision about the payee, or a payee that the person pays. Other money that came in stays an income.
 */
export function withRefunds(
  rows: readonly FileRow[],
  model: Model,
  { known, decimals }: { known: ImportHistory; decimals: number },
): FileRow[] {
  const findName = ownNameFinder(model, rows);
  const { toKey } = model;
  const names = new Map(
    rows.map((row) => {
      const name = toKey(row.name);
      const all = new Set([toKey(findName({ ...row, type: 'expense' })), name, withoutRefundWords(name)]);
      return [row, [...all].filter((each) => each !== '')];
    }),
  );
  const toNames = (row: FileRow) => names.get(row) ?? [];
  const findMoney = payeeMoneyFinder(rows, known, { toKey, toNames, decimals });
  const isDue = dueTester(known);
  return rows.map((row) => {
    if (row.amountMinor < 0) return row;
    const isStated = row.movement.type === 'expense';
    const isFound =
      row.movement.type === undefined &&
      isRefund({ row, names: toNames(row), money: findMoney(row) }, model) &&
      !isDue(row);
    if (!isStated && !isFound) return row;
    return { ...row, type: 'expense', refundedBy: withoutRefundWords(toKey(row.name)) };
  });
}

function isRefund({ row, names, money }: IncomingMoney, model: Model): boolean {
  if (row.movement.isTransfer || saysTransfer(row.folded, row.amount)) return false;
  const category = row.movement.category ?? '';
  if (fileSuggestion(model, 'income', category) !== undefined) return false;
  if (fileSuggestion(model, 'expense', category) !== undefined && !saysSent(fold(category))) return true;
  if (money.last !== undefined) return money.last === 'refund';
  const isIncome = [row.name, row.text].some((text) => suggestTyped(model, 'income', text) !== UNCATEGORIZED);
  if (isIncome || namesPeopleService(row.folded)) return false;
  const isCalledRefund = saysRefund(row);
  const isKnown = names.some((name) => payeeSuggestion(model, 'expense', name) !== undefined);
  if (isCalledRefund && money.isCovered) return true;
  if (isCalledRefund && !saysMoved(row.folded))
    return isKnown || names.some((name) => suggestTyped(model, 'expense', name) !== UNCATEGORIZED);
  if (saysSent(row.folded) || names.some((name) => PAYMENT_SERVICES.includes(name.split(' ')[0] ?? '')))
    return false;
  if (money.isCovered) return isKnown || names.some((name) => startsWithCompany(name) || isShop(name));
  if (!money.isSmallAndAlone || hasWord(row.folded, EARNED_OR_SHARED)) return false;
  return (
    isKnown || names.some((name) => startsWithCompany(name) && name.split(' ').length <= MAX_COMPANY_WORDS)
  );
}

function saysRefund({ folded, movement }: FileRow): boolean {
  return hasWord(folded, MONEY_BACK_WORDS) || hasWord(fold(movement.payee ?? ''), MONEY_BACK_WORDS);
}

function isShop(name: string): boolean {
  return hasWord(name.split(' ')[0] ?? '', PURCHASE_WORDS);
}

/** Removes the words for a refund before and after a payee's folded name. */
function withoutRefundWords(name: string): string {
  const words = name.split(' ');
  if (!hasWord(name, MONEY_BACK_WORDS) && !FILLERS.has(words[0] ?? '')) return name;
  return words.filter((word) => !FILLERS.has(word) && !MONEY_BACK_WORDS.includes(word)).join(' ');
}

/** Returns a test whether a row is a recurring income that is due. */
function dueTester({ occurrences }: ImportHistory): (row: FileRow) => boolean {
  const incomes = occurrences
    .filter(({ type }) => type === 'income')
    .map((occurrence) => ({ occurrence, due: toDayNumber(occurrence.dueDay) }));
  return ({ day, amount }) =>
    incomes.some(
      ({ occurrence, due }) => Math.abs(day - due) <= PAID_WITHIN_DAYS && paysAmount(amount, occurrence),
    );
}
