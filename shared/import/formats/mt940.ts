import { append } from '../../lists.ts';
import { negate } from '../decimal.ts';
import type { DecimalText, Movement, Reading, ReadOptions, Statement, WarningCode } from '../types.ts';
import { readAmount } from './amount-texts.ts';
import { BalanceTrails } from './balance-trails.ts';
import { readDetails } from './mt940-details.ts';
import { readEntry } from './mt940-entry.ts';
import { MessageSums } from './mt940-sums.ts';
import { toFields, type Field } from './mt940-fields.ts';
import { completeMovement, oneLine, trimToNull, StatementList } from './statement-list.ts';

/** Whether a text has the fields of MT940 or MT942. */
export function looksLikeMt940(head: string): boolean {
  const tags = new Set([...head.matchAll(/(?:^|[\r\n]|\{4:)[ \t]?:(\d{2})[A-Z]?:/g)].map(([, tag]) => tag));
  return (tags.has('25') || tags.has('20')) && ['28', '60', '61', '34'].some((tag) => tags.has(tag));
}

/** Reads MT940 and MT942, with or without blocks. The day of a movement is its entry day, else its value day. */
export function readMt940(text: string, options: ReadOptions): Reading {
  const reader = new MessageReader(options);
  for (const field of toFields(text)) reader.take(field);
  return reader.finish();
}

/** A movement whose texts may still follow. */
type OpenMovement = { movement: Movement; lines: string[]; supplement: string; reference: string };

class MessageReader {
  readonly #list = new StatementList();
  readonly #trails = new BalanceTrails();
  readonly #sums = new MessageSums();
  readonly #options: ReadOptions;
  readonly #warnings = new Set<WarningCode>();
  #account: string | null = null;
  #currency: string | null = null;
  #statement: Statement | null = null;
  #open: OpenMovement | null = null;

  constructor(options: ReadOptions) {
    this.#options = options;
  }

  take(field: Field): void {
    const { tag } = field;
    const value = field.lines[0]?.trim() ?? '';
    if (tag !== '86' && tag !== 'NS' && tag !== 'end') this.#close();
    if (tag === '20') this.#begin();
    else if (tag.startsWith('25')) this.#setAccount(value);
    else if (tag === '34F') this.#takeFloor(value);
    else if (tag.startsWith('60')) this.#takeOpening(value);
    else if (tag === '61') this.#takeEntry(field);
    else if (tag === '86' || tag === 'NS') append(this.#open?.lines ?? [], nationalLines(field));
    else if (tag.startsWith('62')) this.#takeClosing(value);
    else if (tag.startsWith('90')) this.#takeSum(tag, value);
  }

  #begin(): void {
    this.#checkClosed();
    this.#sums.begin();
    [this.#account, this.#currency, this.#statement] = [null, null, null];
  }

  #setAccount(value: string): void {
    if (this.#statement) this.#begin();
    this.#account = trimToNull(value.replace(/^\//, ''));
  }

  #takeFloor(value: string): void {
    this.#currency ??= /^[A-Z]{3}/.exec(value)?.[0] ?? null;
    this.#sums.setLimited(/[1-9]/.test(value));
  }

  #takeOpening(value: string): void {
    this.#checkClosed();
    const balance = readBalance(value, this.#options.currency);
    this.#currency = balance?.currency ?? this.#currency;
    this.#statement = null;
    if (balance) this.#trails.open(this.#current(), balance.amount);
  }

  #takeEntry(field: Field): void {
    const statement = this.#current();
    const { line } = field;
    const entry = readEntry(field.lines, statement.currency ?? this.#options.currency);
    if (typeof entry === 'string') {
      this.#list.addUnreadable(statement, { line, reason: entry, text: oneLine(field.lines) });
      return;
    }
    const { date, amount, bankId, isExpected: isPending } = entry;
    const movement = completeMovement({
      line,
      date,
      amount,
      currency: statement.currency,
      text: '',
      bankId,
      isPending,
    });
    this.#list.add(statement, movement);
    this.#sums.add(amount);
    if (!isPending) this.#trails.add(statement, amount, entry.isReversal ? movement : null);
    this.#open = { movement, lines: [], supplement: entry.details, reference: entry.reference };
  }

  #takeClosing(value: string): void {
    const balance = readBalance(value, this.#options.currency);
    if (balance) this.#trails.close(this.#current(), balance.amount);
    this.#statement = null;
  }

  #takeSum(tag: string, value: string): void {
    this.#sums.compare(this.#current(), { tag, value, currency: this.#options.currency }, this.#warnings);
  }

  #current(): Statement {
    const { currency } = this.#plainAccount();
    this.#statement ??= this.#list.getStatement(this.#plainAccount().account, currency);
    return this.#statement;
  }

  /** Returns the account without the currency that some banks write after it. */
  #plainAccount(): { account: string | null; currency: string | null } {
    const [account, currency] = [this.#account, this.#currency];
    const hasCurrency =
      account !== null &&
      currency !== null &&
      /\d[\s/]?[A-Z]{3}$/.test(account) &&
      account.endsWith(currency);
    return { account: hasCurrency ? account.slice(0, -3).replace(/[\s/]$/, '') : account, currency };
  }

  #close(): void {
    if (!this.#open) return;
    const { movement, lines, supplement, reference } = this.#open;
    const details = readDetails(lines);
    const references = [
      supplement.replace(/^\/[A-Z]{4}\/\S{0,35}\/$/, ''),
      reference.replace(/^NONREF$/, ''),
    ];
    movement.text = details.text || oneLine(references);
    movement.payee = details.payee;
    movement.counterAccount = details.counterAccount ?? findIban(supplement);
    this.#open = null;
  }

  #checkClosed(): void {
    if (this.#trails.isOpen()) this.#warnings.add('incomplete');
  }

  finish(): Reading {
    this.#close();
    this.#checkClosed();
    this.#trails.prove(this.#warnings);
    this.#sums.prove();
    return this.#list.finish([], this.#warnings);
  }
}

/** German banks write 'NS' with two-digit codes: 01 to 14 are the purpose, 15 and 16 the name, 17 the type. */
function nationalLines(field: Field): string[] {
  if (field.tag !== 'NS') return field.lines;
  return field.lines.filter((line) => /^(?:0\d|1[0-7])/.test(line)).map((line) => line.slice(2));
}

function readBalance(
  value: string,
  fallback: string,
): { currency: string | null; amount: DecimalText } | null {
  const found = /^(R?[CD])\s?\d{6}([A-Z]{3})?\s?(-?[\d.,']{1,23})$/i.exec(value);
  if (!found) return null;
  const currency = found[2]?.toUpperCase() ?? null;
  const amount = readAmount(found[3] ?? '', ',', currency ?? fallback);
  if (amount === null) return null;
  return { currency, amount: /^(?:D|RC)$/i.test(found[1] ?? '') ? negate(amount) : amount };
}

function findIban(text: string): string | null {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.exec(text.trim())?.[0] ?? null;
}
