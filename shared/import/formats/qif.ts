import { append } from '../../lists.ts';
import { addDecimals, isSameDecimal } from '../decimal.ts';
import type { Movement, Reading, ReadOptions, Statement } from '../types.ts';
import { amountReader, type AmountReader } from './amount-texts.ts';
import { dateReader, type DateReader } from './date-texts.ts';
import { toQifRecords, type QifRecord } from './qif-records.ts';
import { settleSigns } from './signs.ts';
import { completeMovement, oneLine, trimToNull, StatementList } from './statement-list.ts';

/** The payee of an account's first record, in the languages of Quicken and Microsoft Money. */
const OPENING =
  /^(?:opening balance|starting balance|saldo inicial|saldo de apertura|solde initial|solde d['’]ouverture|anfangssaldo|eröffnungssaldo|startsaldo|beginsaldo|openingssaldo|saldo iniziale|saldo di apertura|saldo de abertura|saldo początkowe)/i;

/** Whether a text begins like QIF: with a header, or with lines of a date, an amount and an end. */
export function looksLikeQif(head: string): boolean {
  const lines = head
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/, 40)
    .map((line) => line.trim());
  const [first = ''] = lines.filter((line) => line !== '' && !/^(?:[#;]|\/\/)/.test(line));
  if (/^!(?:type|account|option|clear)\b/i.test(first)) return true;
  const has = (pattern: RegExp) => lines.some((line) => pattern.test(line));
  return /^[A-Z$]/.test(first) && has(/^D\s?\d/) && has(/^[TU][-+]?[\d.,' ]+$/) && has(/^\^$/);
}

/** Reads QIF. All dates and amounts of the file decide how each is read. A split may become several movements. */
export function readQif(text: string, options: ReadOptions): Reading {
  const { records, hasInvestments } = toQifRecords(text);
  const dates = dateReader(
    records.map((record) => findDateText(record)),
    options,
  );
  const raw = records.flatMap(({ values }) => [
    ...(values.get('T') ?? values.get('U') ?? []),
    ...(values.get('$') ?? []),
  ]);
  const amounts = amountReader(raw, options, 'thousands');
  const list = new StatementList();
  const cards: Movement[] = [];
  // The opening record of an account may name it.
  const openingAccount = records.map(findOpeningAccount).find((name) => name !== null) ?? null;
  for (const record of records) {
    const statement = list.getStatement(trimToNull(record.account ?? openingAccount), null);
    const movements = readRecord(record, statement, { list, dates, amounts });
    if (record.isCard) append(cards, movements);
  }
  const sign = settleSigns(
    cards.map((movement) => ({ movement, type: '' })),
    true,
    options,
  );
  const questions = [dates.question, amounts.question, sign].filter((each) => each !== null);
  return list.finish(questions, hasInvestments ? ['incomplete'] : []);
}

/** Returns the text of the date, which some programs write into the memo. */
function findDateText({ values }: QifRecord): string {
  return (values.get('D') ?? values.get('M'))?.[0] ?? '';
}

type Target = { list: StatementList; dates: DateReader; amounts: AmountReader };

function readRecord(record: QifRecord, statement: Statement, target: Target): Movement[] {
  const { line, values } = record;
  const get = (letter: string) => values.get(letter)?.[0] ?? '';
  const openingAccount = findOpeningAccount(record);
  if (OPENING.test(get('P')) && (openingAccount === null || openingAccount === statement.account)) {
    statement.balanceRowCount += 1;
    return [];
  }
  const date = target.dates.read(findDateText(record));
  const amount = readTotal(values, target.amounts);
  if (date === null || amount === null) {
    const reason = date === null ? 'date' : 'amount';
    target.list.addUnreadable(statement, { line, reason, text: oneLine([...values.values()].flat()) });
    return [];
  }
  const split = readSplitParts(record, amount, target.amounts);
  if (split.length > 0) {
    const movements = split.map((part) =>
      completeMovement({ line, date, currency: null, payee: trimToNull(get('P')), ...part }),
    );
    for (const movement of movements) target.list.add(statement, movement);
    return movements;
  }
  const parts = values.get('S') ?? [];
  const targets = parts.length > 0 ? parts : [get('L')];
  const [category = '', tag = ''] = get('L').split('/');
  const movement = completeMovement({
    line,
    date,
    amount,
    currency: null,
    text:
      oneLine([get('P'), get('M') === findDateText(record) ? '' : get('M')]) ||
      oneLine([...parts, ...(values.get('E') ?? [])]) ||
      oneLine([get('N')]),
    payee: trimToNull(get('P')),
    counterAccount: parts.length > 0 ? null : findAccount(get('L')),
    isTransfer: targets.every((each) => findAccount(each) !== null),
    category: parts.length > 1 || findAccount(category) !== null ? null : trimToNull(category),
    tags: tag === '' || findAccount(category) !== null ? [] : [tag],
  });
  target.list.add(statement, movement);
  return [movement];
}

type SplitPart = Pick<Movement, 'amount' | 'category' | 'text' | 'note'>;

/**
 * Returns the parts of a purchase that is split by categories. Empty if the record has a category for all of it, if the
 * amounts do not add up, or if a part went to another account.
 */
function readSplitParts({ values }: QifRecord, whole: string, amounts: AmountReader): SplitPart[] {
  const categories = values.get('S') ?? [];
  const parts = (values.get('$') ?? []).flatMap((text) => amounts.read(text) ?? []);
  const isWhole = values.has('L') || categories.some((category) => findAccount(category) !== null);
  if (isWhole || parts.length < 2 || parts.length !== categories.length) return [];
  if (!isSameDecimal(addDecimals(parts), whole)) return [];
  const text = oneLine([values.get('P')?.[0], values.get('M')?.[0]]);
  return categories.map((category, at) => ({
    amount: parts[at] ?? '0',
    category: trimToNull(category.split('/')[0]),
    text: text || category,
    note: '',
  }));
}

/** Reads the amount, or sums the parts if the record has no amount. */
function readTotal(values: ReadonlyMap<string, string[]>, amounts: AmountReader): string | null {
  const [whole] = values.get('T') ?? values.get('U') ?? [];
  if (whole !== undefined) return amounts.read(whole);
  const parts = (values.get('$') ?? []).map((each) => amounts.read(each));
  const known = parts.filter((each) => each !== null);
  return parts.length > 0 && known.length === parts.length ? addDecimals(known) : null;
}

/** Returns the account that a category such as '[Savings]' names. */
function findAccount(category: string): string | null {
  return /^\[([^\]]{1,200})\]/.exec(category)?.[1] ?? null;
}

function findOpeningAccount({ values }: QifRecord): string | null {
  const isOpening = OPENING.test(values.get('P')?.[0] ?? '');
  return isOpening ? findAccount(values.get('L')?.[0] ?? '') : null;
}
