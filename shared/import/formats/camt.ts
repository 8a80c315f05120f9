import type { CalendarDay } from '../../calendar.ts';
import { negate } from '../decimal.ts';
import { elementsAt, readElements, textAt, type Element } from '../elements.ts';
import { attributeOf } from '../tags.ts';
import {
  ImportError,
  MAX_ROWS,
  type DecimalText,
  type Movement,
  type Proof,
  type Question,
  type Reading,
  type ReadOptions,
  type Statement,
  type WarningCode,
} from '../types.ts';
import { readAmount } from './amount-texts.ts';
import { addProofs, BalanceTrails } from './balance-trails.ts';
import { askAboutBatch, chooseParts, readEntry, type Entry, type Owner } from './camt-entry.ts';
import { checkSummary, readSummary, type Summary } from './camt-summary.ts';
import { leadingDay } from './file-days.ts';
import { askSign } from './signs.ts';
import { completeMovement, oneLine, StatementList } from './statement-list.ts';

const STATEMENTS = new Set(['Stmt', 'Rpt', 'Ntfctn']);
const COLLECTED = new Set(['Acct', 'Bal', 'Ntry', 'TxsSummry']);

/** Whether a text begins like CAMT.052, .053 or .054. */
export function looksLikeCamt(head: string): boolean {
  return /<(?:[A-Za-z0-9_.-]{1,40}:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)[\s>]|:camt\.05[234]\.\d/.test(
    head,
  );
}

/**
 * Reads CAMT.052, .053 and .054. An entry has the sign of its CdtDbtInd, as the standard says, unless balances prove
 * that a bank gives a reversal the sign of the reversed payment. Throws ImportError `doctype` or `damaged` for hostile
 * XML.
 */
export function readCamt(text: string, options: ReadOptions): Reading {
  const reader = new StatementReader(options);
  const isComplete = readElements(text, {
    collected: COLLECTED,
    begin: (name) => {
      if (STATEMENTS.has(name)) reader.begin(name === 'Ntfctn');
    },
    end: (name) => {
      if (STATEMENTS.has(name)) reader.end();
    },
    element: (element) => reader.take(element),
  });
  return reader.finish(isComplete);
}

type Balance = { code: string; amount: DecimalText; day: CalendarDay; currency: string | null };

class StatementReader {
  readonly #list = new StatementList();
  readonly #trails = new BalanceTrails();
  readonly #options: ReadOptions;
  readonly #warnings = new Set<WarningCode>();
  readonly #reversals: { statement: Statement; movement: Movement }[] = [];
  #owner: Owner = { account: null, currency: null };
  #balances: Balance[] = [];
  #count = 0;
  #entries: { entry: Entry; line: number }[] = [];
  #batch: Entry | null = null;
  readonly #sums = new Map<Statement, Proof | null>();
  #summary: Summary | null = null;
  #unreadable: { line: number; reason: 'date' | 'amount'; text: string }[] = [];

  constructor(options: ReadOptions) {
    this.#options = options;
  }

  begin(isNotification: boolean): void {
    if (isNotification) this.#warnings.add('notificationOnly');
    this.#owner = { account: null, currency: null };
    [this.#balances, this.#entries, this.#unreadable, this.#summary] = [[], [], [], null];
  }

  take(element: Element): void {
    if (element.name === 'Acct') this.#owner = readOwner(element);
    else if (element.name === 'Bal') this.#takeBalance(element);
    else if (element.name === 'TxsSummry') this.#summary = readSummary(element, this.#options.currency);
    else this.#takeEntry(element);
  }

  #takeBalance(element: Element): void {
    const balance = readBalance(element, this.#options.currency);
    if (!balance) return;
    this.#balances.push(balance);
    this.#owner.currency ??= balance.currency;
  }

  #takeEntry(element: Element): void {
    const { line } = element;
    this.#count += 1;
    if (this.#count > MAX_ROWS) throw new ImportError('tooManyRows', line);
    const entry = readEntry(element, this.#owner, this.#options.currency);
    if (typeof entry !== 'string') this.#entries.push({ entry, line });
    else this.#unreadable.push({ line, reason: entry, text: toText(element) });
  }

  end(): void {
    const { account } = this.#owner;
    const currency = this.#owner.currency ?? this.#entries[0]?.entry.currency ?? null;
    const statement = this.#list.getStatement(account, currency);
    for (const row of this.#unreadable) this.#list.addUnreadable(statement, row);
    const opening = findOpening(this.#balances);
    const closing = findClosing(this.#balances);
    if (opening) this.#trails.open(statement, opening.amount);
    for (const { entry, line } of this.#entries) this.#add(statement, entry, line);
    if (closing) this.#trails.close(statement, closing.amount, closing.code === 'ITBD');
    this.#checkSummary(statement);
  }

  #checkSummary(statement: Statement): void {
    if (this.#summary === null) return;
    const entries = this.#entries.length + this.#unreadable.length;
    const amounts = this.#entries.map(({ entry }) => entry.amount);
    const proof = checkSummary(this.#summary, amounts, entries, this.#warnings);
    this.#sums.set(statement, addProofs(this.#sums.get(statement) ?? null, proof));
  }

  #add(statement: Statement, entry: Entry, line: number): void {
    const { date, isPending, isReversal } = entry;
    const currency = entry.currency ?? statement.currency;
    if (entry.parts.length > 0 && !isPending) this.#batch ??= entry;
    for (const { party, ...part } of chooseParts(entry, this.#options)) {
      const { name: payee, account: counterAccount } = party;
      const movement = completeMovement({ line, date, currency, payee, counterAccount, isPending, ...part });
      this.#list.add(statement, movement);
      if (isPending || currency !== statement.currency) continue;
      this.#trails.add(statement, part.amount, isReversal ? movement : null);
      if (isReversal) this.#reversals.push({ statement, movement });
    }
  }

  finish(isComplete: boolean): Reading {
    if (!isComplete) this.#warnings.add('incomplete');
    this.#trails.prove(this.#warnings);
    const questions = [...askAboutBatch(this.#batch, this.#options), ...this.#askAboutReversals()];
    // Balances come first, because only they prove the sign of a reversal.
    for (const [statement, proof] of this.#sums) statement.proof ??= proof;
    return this.#list.finish(questions, this.#warnings);
  }

  /** Without balances nothing shows whether the bank's sign is that of the reversal or of the reversed payment. */
  #askAboutReversals(): Question[] {
    const unproved = this.#reversals.filter(({ statement }) => !statement.proof?.agrees);
    const [first] = unproved;
    if (!first) return [];
    const { sign } = this.#options.answers ?? {};
    if (sign === 'inverted') for (const { movement } of unproved) movement.amount = negate(movement.amount);
    return sign === undefined ? [askSign(first.movement, this.#options)] : [];
  }
}

function readOwner(account: Element): Owner {
  const id =
    textAt(account, 'Id', 'IBAN') ?? textAt(account, 'Id', 'Othr', 'Id') ?? textAt(account, 'Id', 'BBAN');
  return { account: id?.replaceAll(' ', '') ?? null, currency: textAt(account, 'Ccy') };
}

function readBalance(element: Element, fallback: string): Balance | null {
  const code = textAt(element, 'Tp', 'CdOrPrtry', 'Cd') ?? textAt(element, 'Tp', 'Cd');
  const [money] = elementsAt(element, 'Amt');
  const currency = money ? attributeOf(money.attributes, 'Ccy') : null;
  const amount = money ? readAmount(money.text, '.', currency ?? fallback) : null;
  if (code === null || amount === null) return null;
  const day = leadingDay(textAt(element, 'Dt', 'Dt') ?? textAt(element, 'Dt', 'DtTm') ?? '') ?? '';
  return { code, amount: textAt(element, 'CdtDbtInd') === 'DBIT' ? negate(amount) : amount, day, currency };
}

/** Finds the first opening balance, else the closing balance of the statement before (PRCD). */
function findOpening(balances: readonly Balance[]): Balance | undefined {
  return withCode(balances, 'OPBD')[0] ?? withCode(balances, 'PRCD').at(-1);
}

/** Finds the last closing balance, else the last interim one. */
function findClosing(balances: readonly Balance[]): Balance | undefined {
  return withCode(balances, 'CLBD').at(-1) ?? withCode(balances, 'ITBD').at(-1);
}

function withCode(balances: readonly Balance[], code: string): Balance[] {
  return balances
    .filter((each) => each.code === code)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

function toText(element: Element): string {
  return oneLine([element.text, ...element.children.slice(0, 20).map(({ text }) => text)]);
}
