import type { BodyOf } from '#shared/contract/endpoint.ts';
import {
  expenseEndpoints,
  incomeEndpoints,
  TRANSACTION_FIELDS,
  type Transaction,
  type TransactionFields,
} from '#shared/contract/transactions.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import type { TransactionChange } from './transaction-change.ts';

const ENDPOINTS = { expense: expenseEndpoints, income: incomeEndpoints };

/** Sends a change. It may be sent again after a lost answer, and still happens once. */
export async function sendChange({ before, after }: TransactionChange): Promise<void> {
  if (before === undefined) return add(after);
  return after === undefined ? remove(before) : edit(before, after);
}

type AddBody = BodyOf<typeof expenseEndpoints.add>;

async function add(transaction: Transaction): Promise<void> {
  const { id, ...fields } = { id: transaction.id, ...editable(transaction) };
  try {
    // The form offers the categories of its type only; the server checks it again.
    await call(ENDPOINTS[transaction.type].add, { body: { id, ...fields } });
  } catch (error) {
    if (!hasCode(error, 'idConflict')) throw error;
    // An earlier try reached the server but its answer was lost; the present fields replace it.
    await call(ENDPOINTS[transaction.type].edit, { params: { id }, body: fields });
  }
}

async function edit(before: Transaction, after: Transaction): Promise<void> {
  const old: Record<string, unknown> = editable(before);
  const changed = Object.entries(editable(after)).filter(([name, value]) => !isSame(old[name], value));
  if (changed.length === 0) return;
  const body: Partial<AddBody> = Object.fromEntries(changed);
  await call(ENDPOINTS[before.type].edit, { params: { id: before.id }, body });
}

async function remove({ type, id }: Transaction): Promise<void> {
  try {
    await call(ENDPOINTS[type].remove, { params: { id } });
  } catch (error) {
    // Deleted elsewhere, or by an earlier try: there is nothing left to do.
    if (!hasCode(error, 'recordNotFound')) throw error;
  }
}

/** The fields that can be changed. */
function editable(transaction: Transaction): TransactionFields {
  return Object.fromEntries(
    TRANSACTION_FIELDS.map((field) => [field, transaction[field]]),
  ) as TransactionFields;
}

/** Tags are a list. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function hasCode(error: unknown, code: ApiError['code']): boolean {
  return error instanceof ApiError && error.code === code;
}
