import * as z from 'zod/mini';
import { addMonths, today } from '#shared/calendar.ts';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import type { BodyOf, OutputOf } from '#shared/contract/endpoint.ts';
import type { quickAdd, QuickReading } from '#shared/contract/quick-add.ts';
import {
  complete,
  inputFields,
  type NewTransaction,
  type Transaction,
} from '#shared/contract/transactions.ts';
import { toFieldError } from '#shared/errors/fields.ts';
import { localeOfOwner } from '#shared/locale-of-owner.ts';
import { learn } from '#shared/import/match/learn.ts';
import { payeeKeys } from '#shared/import/match/payee-key.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { typeOfKind } from '#shared/quick-add/kinds.ts';
import { readLine } from '#shared/quick-add/read-line.ts';
import { suggestCategory } from '#shared/quick-add/suggest-category.ts';
import type { OfferedAccount, OfferedCategory, Reading, Writer } from '#shared/quick-add/types.ts';
import type { Database } from '#server/database/connect.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { validate } from '#server/http/validate.ts';
import { addTransferQuickly, type TransferAdder } from './add-transfer.ts';
import { selectAccounts, selectNewest } from './queries.ts';

/** A category is learned from the transactions of this many months, but at most `LEARNED_COUNT`. */
const LEARNED_MONTHS = 24;
const LEARNED_COUNT = 1_000;

const Fields = z.strictObject(inputFields);

export type QuickAddOptions = {
  database: Database;
  now: () => number;
  /** Adds a transaction and returns its id. Throws `idConflict` if the id exists with other content. */
  add: (caller: Caller, type: TransactionType, transaction: NewTransaction) => Promise<string>;
  find: (caller: Caller, id: string) => Promise<Transaction | undefined>;
  transfers: TransferAdder;
  /** The categories that are offered for new transactions. */
  listOffered: (caller: Caller) => Promise<OfferedCategory[]>;
};

type Result = OutputOf<typeof quickAdd>;
type Line = { text: string; offered: readonly OfferedCategory[]; accounts: readonly OfferedAccount[] };

/** Adds the transaction or the transfer of a line of text, unless something is missing. Throws `idConflict`. */
export async function addQuickly(
  options: QuickAddOptions,
  caller: Caller,
  { id, text }: BodyOf<typeof quickAdd>,
): Promise<Result> {
  const [offered, accounts] = await Promise.all([
    options.listOffered(caller),
    selectAccounts(options.database.read, caller.userId),
  ]);
  const line = { text, offered, accounts };
  const earlier = id === undefined ? undefined : await findRepeated(options, caller, { ...line, id });
  if (earlier !== undefined) return earlier;
  const transfer = await addTransfer(options, caller, { id, ...line });
  if (transfer !== undefined) return transfer;
  const lineReading = readLineAt(caller, line, options.now());
  const isComplete = lineReading.missing.length === 0;
  const category =
    lineReading.categoryId ??
    (isComplete ? await learnCategory(options, caller, line, lineReading) : UNCATEGORIZED);
  const reading = toReading(lineReading, caller, category);
  if (!isComplete) return { transaction: null, reading };
  try {
    const addedId = await options.add(caller, reading.type, {
      ...requireStorable(reading),
      category,
      ...(id && { id }),
    });
    return { transaction: (await options.find(caller, addedId)) ?? null, reading };
  } catch (error) {
    // The same line may have been sent twice at the same moment.
    const first =
      id !== undefined && isConflict(error) && (await findRepeated(options, caller, { ...line, id }));
    if (first) return first;
    throw toTextError(error);
  }
}

async function addTransfer(
  options: QuickAddOptions,
  caller: Caller,
  { id, ...line }: Line & { id: string | undefined },
): Promise<Result | undefined> {
  try {
    const writerAt = (atMs: number) => toWriter(caller, line, atMs);
    return await addTransferQuickly(options, caller, { id, text: line.text, writerAt });
  } catch (error) {
    throw toTextError(error);
  }
}

function readLineAt(caller: Caller, line: Line, atMs: number): Reading {
  return readLine(line.text, toWriter(caller, line, atMs));
}

function toWriter(caller: Caller, { offered, accounts }: Line, atMs: number): Writer {
  return {
    locale: localeOfOwner(caller),
    today: today(caller.timeZone, atMs),
    currency: caller.currency,
    categories: offered,
    accounts,
  };
}

/**
 * Returns the earlier response for an id that exists. The line is read as on the day when the transaction was added.
 * Throws `idConflict` unless it then means the same transaction; only a learned category may differ.
 */
async function findRepeated(
  { find }: QuickAddOptions,
  caller: Caller,
  { id, ...line }: Line & { id: string },
): Promise<Result | undefined> {
  const transaction = await find(caller, id);
  if (transaction === undefined) return undefined;
  const lineReading = readLineAt(caller, line, Date.parse(transaction.createdAt));
  const reading = toReading(lineReading, caller, transaction.category);
  const isOther = lineReading.categoryId !== undefined && lineReading.categoryId !== transaction.category;
  if (
    isOther ||
    lineReading.missing.length > 0 ||
    !isSame(transaction, { ...requireStorable(reading), type: reading.type })
  ) {
    throw new AppError('idConflict');
  }
  return { transaction, reading };
}

function isSame(transaction: Transaction, line: NewTransaction & { type: TransactionType }): boolean {
  const toText = (fields: NewTransaction) => JSON.stringify({ ...complete(fields), category: undefined });
  return (
    transaction.groupId === null && transaction.type === line.type && toText(transaction) === toText(line)
  );
}

async function learnCategory(
  { database, now }: QuickAddOptions,
  { userId, timeZone }: Caller,
  { offered }: Line,
  lineReading: Reading,
): Promise<string> {
  const currentDay = today(timeZone, now());
  const from = addMonths(currentDay, -LEARNED_MONTHS);
  const type = typeOfKind(lineReading.kind);
  const rows = await selectNewest(database.read, { userId, type, from, limit: LEARNED_COUNT });
  // Amounts and sources say nothing about categories.
  const transactions = rows.map((row) => ({ ...row, amount: 0, sourceId: null }));
  const options = { today: currentDay, categories: offered, mapped: {} };
  const history = { transactions, rows: [], named: [], occurrences: [] };
  return suggestCategory(learn(history, options, payeeKeys()), { ...lineReading, type });
}

function toReading(lineReading: Reading, { currency }: Caller, category: string): QuickReading {
  const decimals = currencyDecimals(currency);
  const toMajor = (minor: number | null) => (minor === null ? null : toMajorUnits(minor, decimals));
  const amount = toMajor(lineReading.amountMinor);
  return {
    type: typeOfKind(lineReading.kind),
    description: lineReading.description,
    amount: lineReading.kind === 'refund' && amount !== null ? -amount : amount,
    date: lineReading.day,
    category,
    tags: lineReading.tags,
    account: lineReading.account,
    repeat: lineReading.repeat ?? null,
    unknown: lineReading.unknown,
    missing: lineReading.missing,
    ambiguous: lineReading.ambiguous.map((doubt) => {
      const other = doubt.what === 'amount' ? toMajor(doubt.other) : doubt.other;
      return { what: doubt.what, other: other === null ? null : String(other) };
    }),
  };
}

/** Returns the fields of a new transaction. Throws an error of the field `text` if they cannot be stored. */
function requireStorable({ description, amount, date, tags, account }: QuickReading): NewTransaction {
  try {
    return validate(Fields, { description, amount, date, tags, account: account ?? '' });
  } catch (error) {
    throw toTextError(error);
  }
}

/** Moves errors of other fields to `text`, the only field that the caller has sent. */
function toTextError(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'validationFailed') return error;
  const [first] = error.fields;
  return new AppError('validationFailed', { fields: [toFieldError('text', first?.code ?? 'invalid')] });
}

function isConflict(error: unknown): boolean {
  return error instanceof AppError && error.code === 'idConflict';
}
