import { PAID_WITHIN_DAYS } from '../../limits.ts';
import { paysAmount } from '../../recurring/pays-amount.ts';
import { UNCATEGORIZED } from '../../categories.ts';
import { hasWord } from '../tables/cells.ts';
import { MONEY_BACK_WORDS, PURCHASE_WORDS } from '../tables/sign-words.ts';
import { toDayNumber, type FileRow } from './file-rows.ts';
import { fold } from './fold.ts';
import type { Model } from './learn.ts';
import { ownNames } from './own-names.ts';
import { payeesOf, type PayeeMoney } from './payee-money.ts';
import { startsWithCompany } from './seed-words.ts';
import { fileSuggestion, payeeSuggestion, suggestTyped } from './suggest.ts';
import { saysFromPeople, saysMoved, saysSent, saysTransfer } from './transfer-words.ts';
import type { Known } from './types.ts';

/** Services that pass on what anybody pays, folded. Alone they say nothing of a payee. */
const PASSING: readonly string[] = 'paypal,klarna,revolut,wise,stripe,sumup'.split(',');
/** Words of what companies pay people who work for them or own them, and of what friends share; folded. */
const EARNED_OR_SHARED: readonly string[] =
  'payout,payouts,earnings,royalties,div,driver,rider,partner,creator,minijob,auszahlung,premio,prize,split,familia,family'.split(
    ',',
  );
/** With more words a name may be that of something else. */
const MAX_WORDS = 2;
/** Words between a word of money back and the name of a payee, folded. */
const FILLERS = new Set(
  'compra,compras,purchase,achat,acquisto,aankoop,kauf,pago,payment,pos,tarjeta,tarj,card,credit,abono,gutschrift,de,del,en,from,of,by,to,a,von,fur,du,da,di,van'.split(
    ',',
  ),
);

type About = { row: FileRow; names: readonly string[]; money: PayeeMoney };

/**
 * The rows, of which money that came back is a refund: an expense. It takes evidence: the file, the person's last
 * decision about the payee, or a payee that is known to be paid. All other money that came in stays an income.
 */
export function withRefunds(
  rows: readonly FileRow[],
  model: Model,
  { known, decimals }: { known: Known; decimals: number },
): FileRow[] {
  const nameOf = ownNames(model, rows);
  const { toKey } = model;
  const names = new Map(
    rows.map((row) => {
      const name = toKey(row.name);
      const all = new Set([toKey(nameOf({ ...row, type: 'expense' })), name, refundedBy(name)]);
      return [row, [...all].filter((each) => each !== '')];
    }),
  );
  const namesOf = (row: FileRow) => names.get(row) ?? [];
  const moneyOf = payeesOf(rows, known, { toKey, namesOf, decimals });
  const isDue = dueTest(known);
  return rows.map((row) => {
    if (row.amountMinor < 0) return row;
    const isSaid = row.movement.type === 'expense';
    const isFound =
      row.movement.type === undefined &&
      isRefund({ row, names: namesOf(row), money: moneyOf(row) }, model) &&
      !isDue(row);
    if (!isSaid && !isFound) return row;
    return { ...row, type: 'expense', refundedBy: refundedBy(toKey(row.name)) };
  });
}

function isRefund({ row, names, money }: About, model: Model): boolean {
  if (row.movement.isTransfer || saysTransfer(row.folded, row.amount)) return false;
  const category = row.movement.category ?? '';
  if (fileSuggestion(model, 'income', category) !== undefined) return false;
  if (fileSuggestion(model, 'expense', category) !== undefined && !saysSent(fold(category))) return true;
  if (money.last !== undefined) return money.last === 'refund';
  const isIncome = [row.name, row.text].some((text) => suggestTyped(model, 'income', text) !== UNCATEGORIZED);
  if (isIncome || saysFromPeople(row.folded)) return false;
  const isBack = saysBack(row);
  const isKnown = names.some((name) => payeeSuggestion(model, 'expense', name) !== undefined);
  if (isBack && money.isPaid) return true;
  if (isBack && !saysMoved(row.folded))
    return isKnown || names.some((name) => suggestTyped(model, 'expense', name) !== UNCATEGORIZED);
  if (saysSent(row.folded) || names.some((name) => PASSING.includes(name.split(' ')[0] ?? ''))) return false;
  if (money.isPaid) return isKnown || names.some((name) => startsWithCompany(name) || isShop(name));
  if (!money.isSmallAndAlone || hasWord(row.folded, EARNED_OR_SHARED)) return false;
  return isKnown || names.some((name) => startsWithCompany(name) && name.split(' ').length <= MAX_WORDS);
}

function saysBack({ folded, movement }: FileRow): boolean {
  return hasWord(folded, MONEY_BACK_WORDS) || hasWord(fold(movement.payee ?? ''), MONEY_BACK_WORDS);
}

function isShop(name: string): boolean {
  return hasWord(name.split(' ')[0] ?? '', PURCHASE_WORDS);
}

/** A payee's folded name without the words that a refund has before or behind it. */
function refundedBy(name: string): string {
  const words = name.split(' ');
  if (!hasWord(name, MONEY_BACK_WORDS) && !FILLERS.has(words[0] ?? '')) return name;
  return words.filter((word) => !FILLERS.has(word) && !MONEY_BACK_WORDS.includes(word)).join(' ');
}

/** Whether a row is what a recurring income is due to bring. */
function dueTest({ occurrences }: Known): (row: FileRow) => boolean {
  const incomes = occurrences
    .filter(({ type }) => type === 'income')
    .map((occurrence) => ({ occurrence, due: toDayNumber(occurrence.dueDay) }));
  return ({ day, amount }) =>
    incomes.some(
      ({ occurrence, due }) => Math.abs(day - due) <= PAID_WITHIN_DAYS && paysAmount(amount, occurrence),
    );
}
