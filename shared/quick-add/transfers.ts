import type { CalendarDay } from '../calendar.ts';
import { currencyDecimals } from '../money.ts';
import { findAfterLead, findNamed, toNames, type AccountLine, type FoundAccount } from './accounts.ts';
import { toMoney } from './marks.ts';
import { protectNames } from './names.ts';
import { readLine } from './read-line.ts';
import { findNear, findNearAfterLead, toNearNames, type NearNames } from './near-accounts.ts';
import { isOneOf, isWord, toPlain, toTokens, toWordSet, type Token } from './tokens.ts';
import type { Writer } from './types.ts';

/** The reading of a line that moves money between two accounts. */
export type TransferReading = {
  fromAccount: string;
  toAccount: string;
  /** Minor units of the writer's currency. */
  amountMinor: number;
  day: CalendarDay;
  /** The words without another meaning; '' for none. */
  note: string;
};

const FROM = toWordSet('from de desde del');
const TO = toWordSet('to into a al');
/** The words that say that a line is a transfer. Without one, the line has no words before its accounts. */
const TRANSFER_WORDS = toWordSet(
  'transfer transferred move moved transferencia transferi transferir traspaso traspase traspasar pasar mover movi',
);
/** Words that do not make a line a transfer, but may stand at its beginning. */
const BANK_WORDS = toWordSet(
  'deposit deposited withdraw withdrew ingreso ingrese ingresar deposito deposite depositar retiro retire retirar saco saque sacar pase',
);
/** Words after 'cash' in the names of shops: 'Cash Converters', 'Cash & Carry'. */
const SHOP_WORDS = /^\s*(?:converters|generator|&|and carry)/iu;
/** Words between accounts and the note of a transfer. */
const NOTE_LEADS = toWordSet('for para por');

const isTransferWord = (token: Token) => isOneOf(token, TRANSFER_WORDS);

/** The place of an account in the line. After a name with `isSure`, the line may go on with a note. */
type Side = Span & { id: string; isWhole: boolean; isSure: boolean };
type Span = { start: number; end: number };
type Sides = { from: Side; to: Side };

/**
 * Reads '200 from bank to cash' and 'traspaso 200 de banco a efectivo'. Undefined for any other line: it names two
 * different accounts, one after 'from' and one after 'to', and an amount that cannot be read in two ways. An account
 * may be named by some words of its name, or by its kind, if no other account fits.
 */
export function readTransferLine(text: string, writer: Writer): TransferReading | undefined {
  if ((writer.accounts?.length ?? 0) < 2) return undefined;
  const tokens = toTokens(text);
  const word = tokens.find(isTransferWord);
  const sides = findSides(text, writer, word !== undefined);
  if (sides === undefined) return undefined;
  const { from, to } = sides;
  const first = word ?? (isOneOf(tokens[0], BANK_WORDS) ? tokens[0] : undefined);
  const others = withoutSpans(text, first ? [from, to, first] : [from, to]);
  const rest = readLine(others, { ...writer, accounts: [] });
  const { amountMinor, day, description: note, parts, ambiguous } = rest;
  const mayHaveNote = word ? from.isSure && to.isSure : isNoteLast(others, sides);
  const hasOnlyMoney = parts.every(({ what }) => what === 'amount' || what === 'day');
  const isClear = ambiguous.every(({ what }) => what === 'day');
  if (amountMinor === null || !(note === '' || mayHaveNote) || !hasOnlyMoney || !isClear) return undefined;
  return { fromAccount: from.id, toAccount: to.id, amountMinor, day, note };
}

/** Whether a line without a transfer word may have a note: '200 from bank to cash rent', with the whole names. */
function isNoteLast(others: string, { from, to }: Sides): boolean {
  const isInOrder = from.start < to.start && others.slice(from.end, to.start).trim() === '';
  if (SHOP_WORDS.test(others.slice(to.end))) return false;
  return from.isWhole && to.isWhole && isInOrder && !/\p{L}{2}/u.test(others.slice(0, from.start));
}

function findSides(text: string, writer: Writer, mayBeShort: boolean): Sides | undefined {
  // A transfer word is no name of an account.
  const typed = toTokens(text).map((token) => (isTransferWord(token) ? toPlain(token) : token));
  const money = toMoney(writer.currency, writer.locale, currencyDecimals(writer.currency));
  const { accounts = [] } = writer;
  const line = { tokens: protectNames(typed), typed, names: toNames(accounts), money };
  const near = toNearNames(accounts);
  const from = findSide(line, near, FROM) ?? (mayBeShort ? findShort(line, near) : undefined);
  const to = findSide(line, near, TO);
  if (from === undefined || to === undefined || from.id === to.id) return undefined;
  return from.start < to.end && to.start < from.end ? undefined : { from, to };
}

/** Finds the account after a preposition: by its whole name anywhere in the line first. */
function findSide(line: AccountLine, near: NearNames, leads: ReadonlySet<string>): Side | undefined {
  return (
    findFirst(line, true, (at) => findAfterLead(line, at, leads)) ??
    findFirst(line, false, (at) => findNearAfterLead(line, at, leads, near))
  );
}

function findFirst(
  line: AccountLine,
  isWhole: boolean,
  find: (at: number) => FoundAccount | undefined,
): Side | undefined {
  const { typed } = line;
  for (const at of typed.keys()) {
    const found = find(at);
    if (found === undefined) continue;
    const span = { start: typed[at]?.start ?? 0, end: typed[found.end - 1]?.end ?? 0 };
    return { id: found.id, ...span, isWhole, isSure: isWhole || isEnd(typed[found.end]) };
  }
  return undefined;
}

/** Whether words for an account end before a token, which is no further word of a name: not in 'bank street'. */
function isEnd(token: Token | undefined): boolean {
  return !isWord(token) || [FROM, TO, NOTE_LEADS].some((words) => isOneOf(token, words));
}

/** Finds the account of 'transfer 200 bank to cash', which has no preposition but is followed by the other account. */
function findShort(line: AccountLine, near: NearNames): Side | undefined {
  const isBeforeOther = ({ end }: FoundAccount) =>
    (findAfterLead(line, end, TO) ?? findNearAfterLead(line, end, TO, near)) !== undefined;
  const ifBefore = (found: FoundAccount | undefined) => (found && isBeforeOther(found) ? found : undefined);
  return (
    findFirst(line, true, (at) => ifBefore(findNamed(line, at, at))) ??
    findFirst(line, false, (at) => ifBefore(findNear(line, at, at, near)))
  );
}

/** Replaces spans by blanks, so that the other words keep their places. */
function withoutSpans(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}
