import type { DecimalText, Movement, Reading, ReadOptions, Statement, WarningCode } from '../types.ts';
import { readAmount } from './amount-texts.ts';
import { addProofs, lastDay } from './balance-trails.ts';
import { toSpanishIban } from './norma43-account.ts';
import { currencyOfNumber, describeConcept } from './norma43-codes.ts';
import { checkAccount, isWrongCount, type Booked, type ControlRecord } from './norma43-control.ts';
import { decideDayOrder, readDay } from './norma43-days.ts';
import { completeMovement, oneLine, StatementList } from './statement-list.ts';

const LINE_LENGTH = 80;

/** The columns of a movement. Some banks leave out the four blank ones at the start. */
const MOVEMENT = /^22(?:.{4}|\s{0,4})([\d ]{4})(\d{6})(\d{6})(.{5})([12])(\d{14})(.*)$/;
const ACCOUNT = /^11(\d{18})(\d{6})(\d{6})([12 0])(\d{14})(\d{3})/;
const CONTROL = /^33(\d{18})(\d{5})(\d{14})(\d{5})(\d{14})(?:([12 0])(\d{14}))?/;

/** One account of the file while it is read. */
type Account = Booked & { statement: Statement; control: ControlRecord | null };

/** Whether a text begins like Norma 43 (AEB 43, CSB 43). */
export function looksLikeNorma43(head: string): boolean {
  const first = head
    .replace(/^\uFEFF/, '')
    .trimStart()
    .slice(0, 400);
  return /^(?:00.*\r?\n)?11\d{30}[12 0]\d{14}\d{3}/.test(first);
}

/** Reads Norma 43: lines with fixed columns, amounts in cents, and one statement for each account. */
export function readNorma43(text: string, options: ReadOptions): Reading {
  const lines = toLines(text);
  const { isDayFirst, question } = decideDayOrder(lines.flatMap(findDays), options);
  const list = new StatementList();
  const warnings = new Set<WarningCode>();
  const accounts: Account[] = [];
  let texts: string[] = [];
  let words = '';
  let last: Movement | null = null;
  const endMovement = () => {
    if (last && texts.length > 0) last.text = oneLine([words, ...texts]);
    [last, texts] = [null, []];
  };
  for (const [index, line] of lines.entries()) {
    const code = line.slice(0, 2);
    if (code === '22' || code === '11' || code === '33') endMovement();
    let account = accounts.at(-1);
    if (code === '11' || (code === '22' && !account)) {
      account = openAccount(line, list);
      accounts.push(account);
    }
    if (code === '22' && account) {
      last = addMovement(line, index + 1, account, { list, isDayFirst });
      words = findReferenceWords(line);
    }
    if (code === '23' && last) texts.push(line.slice(4));
    if (code === '33' && account) account.control = readControl(line);
    if (code === '88' && isWrongCount(line, lines)) warnings.add('countDisagrees');
  }
  endMovement();
  for (const { statement, control, ...booked } of accounts) {
    if (!control) continue;
    const { proof, closing: balance } = checkAccount(booked, control, warnings);
    const day = lastDay(statement.movements);
    const closing = balance === undefined || day === undefined ? undefined : { day, balance };
    statement.closing = statement.proof === null || statement.closing ? closing : undefined;
    statement.proof = addProofs(statement.proof, proof);
  }
  const isClosed = accounts.at(-1)?.control || lines.some((line) => line.startsWith('88'));
  if (accounts.length > 0 && !isClosed) warnings.add('incomplete');
  return list.finish(question ? [question] : [], warnings);
}

/** Splits a file into lines, without the end mark of DOS. A file without line breaks is cut every 80 characters. */
function toLines(text: string): string[] {
  const bare = text.replace(/^\uFEFF/, '').replaceAll('\u001A', '');
  const lines = bare.split(/\r\n|\n|\r/);
  const filled = lines.filter((line) => line.trim() !== '');
  const [only = ''] = filled;
  if (filled.length !== 1 || only.length <= 2 * LINE_LENGTH)
    return lines.map((line) => (line.trim() === '' ? '' : line));
  return Array.from({ length: Math.ceil(only.length / LINE_LENGTH) }, (_, at) =>
    only.slice(at * LINE_LENGTH, (at + 1) * LINE_LENGTH),
  );
}

/** Returns the days, as six digits, in the line of an account or of a movement. */
function findDays(line: string): string[] {
  if (line.startsWith('22')) return MOVEMENT.exec(line)?.slice(2, 3) ?? [];
  return line.startsWith('11') ? (ACCOUNT.exec(line)?.slice(2, 4) ?? []) : [];
}

function openAccount(line: string, list: StatementList): Account {
  const found = ACCOUNT.exec(line);
  const statement = list.getStatement(
    found?.[1] === undefined ? null : toSpanishIban(found[1]),
    found ? currencyOfNumber(found[6] ?? '') : null,
  );
  const opening = found ? toAmount(found[4] ?? '', found[5] ?? '') : '0';
  return { statement, opening, debits: [], credits: [], control: null };
}

type Target = { list: StatementList; isDayFirst: boolean };

function addMovement(line: string, number: number, account: Account, target: Target): Movement | null {
  const { statement } = account;
  const found = MOVEMENT.exec(line);
  const date =
    found && (readDay(found[2] ?? '', target.isDayFirst) ?? readDay(found[3] ?? '', target.isDayFirst));
  if (!found || date === null) {
    target.list.addUnreadable(statement, { line: number, reason: found ? 'date' : 'amount', text: line });
    return null;
  }
  const amount = toAmount(found[5] ?? '', found[6] ?? '');
  (found[5] === '1' ? account.debits : account.credits).push(amount);
  const movement = completeMovement({
    line: number,
    date,
    amount,
    currency: statement.currency,
    text: fallbackText(found[4] ?? '', found[7] ?? ''),
  });
  target.list.add(statement, movement);
  return movement;
}

/** Returns the text of a movement that no text line describes: its references, else the meaning of its code. */
function fallbackText(codes: string, rest: string): string {
  const references = [rest.slice(10, 22), rest.slice(22, 38)].filter((each) => /[^0\s]/.test(each));
  return oneLine(references) || describeConcept(codes.slice(0, 2));
}

/** Returns the words that some banks write into the last reference. */
function findReferenceWords(line: string): string {
  const reference = MOVEMENT.exec(line)?.[7]?.slice(22, 38) ?? '';
  return /\p{L}{4}/u.test(reference) ? reference : '';
}

/** Converts the digits of cents to a decimal; the sign '1' is a debit. */
function toAmount(sign: string, digits: string): DecimalText {
  const amount = readAmount(`${digits.slice(0, -2)}.${digits.slice(-2)}`, '.', 'EUR') ?? '0';
  return sign === '1' && /[1-9]/.test(amount) ? `-${amount}` : amount;
}

function readControl(line: string): ControlRecord | null {
  const found = CONTROL.exec(line);
  if (!found) return null;
  return {
    debitCount: Number(found[2]),
    debits: toAmount('1', found[3] ?? ''),
    creditCount: Number(found[4]),
    credits: toAmount('2', found[5] ?? ''),
    closing: found[7] === undefined ? null : toAmount(found[6] ?? '', found[7]),
  };
}
