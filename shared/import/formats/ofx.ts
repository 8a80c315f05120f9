import type { Movement, Question, Reading, ReadOptions, Statement, WarningCode } from '../types.ts';
import { amountReader, type AmountReader } from './amount-texts.ts';
import { BalanceTrails } from './balance-trails.ts';
import { leadingDay } from './file-days.ts';
import { settleSigns, type TypedMovement } from './signs.ts';
import { walkOfx, type Account, type Row } from './ofx-walk.ts';
import { completeMovement, oneLine, trimToNull, StatementList } from './statement-list.ts';

/** Brazilian banks list balances among the movements. */
const BALANCE_ROW =
  /^(?:saldo (?:anterior|inicial|do dia|final|atual|em conta|dispon[ií]vel|bloqueado|total)|s ?a ?l ?d ?o)(?: (?:em )?[\d/.]{5,10})?$/i;

/** Whether a text begins like OFX or QFX. */
export function looksLikeOfx(head: string): boolean {
  return (
    /<OFX[\s>]/i.test(head) || /(?:^|[\r\n])\s{0,9}OFXHEADER\s{0,9}:/i.test(head) || /<\?OFX\s/i.test(head)
  );
}

/** Reads OFX 1 and 2 and QFX. The day of a movement is the one that the bank wrote, in its own time zone. */
export function readOfx(text: string, options: ReadOptions): Reading {
  const { accounts, isComplete } = walkOfx(text);
  const amountTexts = accounts.flatMap((account) => [
    ...account.rows.map(({ values }) => values.get('TRNAMT') ?? ''),
    account.ledger.get('BALAMT') ?? '',
  ]);
  const amounts = amountReader(amountTexts, options, 'decimal');
  const list = new StatementList();
  const trails = new BalanceTrails();
  const questions = new Map<string, Question>();
  if (amounts.question) questions.set('decimalMark', amounts.question);
  for (const account of accounts) {
    const statement = list.getStatement(
      trimToNull(account.values.get('ACCTID')),
      toCurrency(account.values.get('CURDEF')),
    );
    const rows = account.rows.map((row) => readRow(row, statement, { list, amounts }));
    const movements = rows.filter((each) => each !== null && each !== 'balance');
    const question = settleSigns(movements, account.isCard, options);
    if (question && !questions.has('sign')) questions.set('sign', question);
    checkBalances(account, statement, movements, { trails, amounts });
  }
  const warnings = new Set<WarningCode>(isComplete ? [] : ['incomplete']);
  trails.prove(warnings);
  return list.finish([...questions.values()], warnings);
}

function toCurrency(text: string | undefined): string | null {
  return /^[A-Z]{3}$/i.test(text ?? '') ? (text ?? '').toUpperCase() : null;
}

type Target = { list: StatementList; amounts: AmountReader };

/** Adds the row to the statement as a movement or an unreadable row, or only counts it if it is a balance. */
function readRow(
  { line, isPending, values }: Row,
  statement: Statement,
  target: Target,
): TypedMovement | 'balance' | null {
  const name = values.get('NAME') ?? values.get('PAYEE.NAME') ?? null;
  const text = oneLine([name, values.get('MEMO')]) || oneLine([values.get('CHECKNUM')]);
  if (isBalanceRow(values)) {
    statement.balanceRowCount += 1;
    return 'balance';
  }
  const date = findDay(values);
  const currency = toCurrency(values.get('CURRENCY.CURSYM')) ?? statement.currency;
  const amount = target.amounts.read(values.get('TRNAMT') ?? '', currency);
  if (date === null || amount === null) {
    const reason = date === null ? 'date' : 'amount';
    target.list.addUnreadable(statement, { line, reason, text: oneLine([...values.values()]) });
    return null;
  }
  const type = (values.get('TRNTYPE') ?? '').toUpperCase();
  const counterAccount = trimToNull(values.get('BANKACCTTO.ACCTID') ?? values.get('CCACCTTO.ACCTID'));
  const movement: Movement = completeMovement({
    line,
    date,
    amount,
    currency,
    text,
    payee: trimToNull(name),
    bankId: trimToNull(values.get('FITID')),
    counterAccount,
    isPending,
    // Many banks call every credit transfer XFER. Only one that names the other account may be between own accounts.
    isTransfer: type === 'XFER' && counterAccount !== null,
  });
  target.list.add(statement, movement);
  return { movement, type };
}

function isBalanceRow(values: ReadonlyMap<string, string>): boolean {
  return [values.get('NAME'), values.get('MEMO')].some((text) => BALANCE_ROW.test(oneLine([text])));
}

function findDay(values: ReadonlyMap<string, string>): string | null {
  const [first] = ['DTPOSTED', 'DTTRAN', 'DTUSER', 'DTAVAIL']
    .map((tag) => values.get(tag))
    .filter((each) => each);
  return leadingDay(first ?? '');
}

type Balances = { trails: BalanceTrails; amounts: AmountReader };

/**
 * Checks the amounts by the balances. OFX has only a closing balance, so this also needs a row with the opening balance.
 * The closing balance may be of another day, so it counts only if it agrees.
 */
function checkBalances(
  account: Account,
  statement: Statement,
  movements: readonly TypedMovement[],
  balances: Balances,
): void {
  const { trails, amounts } = balances;
  const opening = account.rows.find(
    ({ values }) => isBalanceRow(values) && /anterior|inicial/i.test(nameAndMemo(values)),
  );
  const before = opening && amounts.read(opening.values.get('TRNAMT') ?? '');
  const after = amounts.read(account.ledger.get('BALAMT') ?? '');
  if (!before || after === null) return;
  trails.open(statement, before);
  for (const { movement } of movements) if (!movement.isPending) trails.add(statement, movement.amount, null);
  trails.close(statement, after, true);
}

function nameAndMemo(values: ReadonlyMap<string, string>): string {
  return `${values.get('NAME') ?? ''} ${values.get('MEMO') ?? ''}`;
}
