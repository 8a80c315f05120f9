import type { BodyOf } from '#shared/contract/endpoint.ts';
import {
  PART_FIELDS,
  pickFields,
  TRANSACTION_FIELDS,
  WHOLE_FIELDS,
} from '#shared/contract/transaction-fields.ts';
import {
  expenseEndpoints,
  incomeEndpoints,
  type Transaction,
  type TransactionFields,
} from '#shared/contract/transactions.ts';
import { editGroup } from '#shared/contract/transaction-groups.ts';
import { addOrReplace } from '#web/lib/api/add-or-replace.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import type { TransactionChange } from './transaction-change.ts';

const ENDPOINTS = { expense: expenseEndpoints, income: incomeEndpoints };

/** Sends a change. It may be sent again after a lost answer, and still happens once. */
export async function sendChange(change: TransactionChange): Promise<void> {
  const { before, after } = change;
  if (before === undefined) return add(after);
  if (after === undefined) return remove(before);
  const { splitId } = change;
  if (splitId !== undefined && (await makeWhole(splitId, editable(after), before.id))) return;
  return edit(before, after);
}

type AddBody = BodyOf<typeof expenseEndpoints.add>;

async function add(transaction: Transaction): Promise<void> {
  const { id, ...fields } = { id: transaction.id, ...editable(transaction) };
  const { add: endpoint, edit: editEndpoint } = ENDPOINTS[transaction.type];
  await addOrReplace<unknown>(
    // The form offers the categories of its type only; the server checks it again.
    () => call(endpoint, { body: { id, ...fields } }),
    async () => (await makeWhole(id, fields)) || (await call(editEndpoint, { params: { id }, body: fields })),
  );
}

/** Where the earlier try was split, puts one transaction in the place of its parts; answers whether it was. */
async function makeWhole(groupId: string, whole: TransactionFields, id = groupId): Promise<boolean> {
  const split = { amount: whole.amount, parts: [{ id, ...pickFields(PART_FIELDS, whole) }] };
  const body = { ...pickFields(WHOLE_FIELDS, whole), split };
  try {
    await call(editGroup, { params: { id: groupId }, body });
    return true;
  } catch (error) {
    if (hasCode(error, 'recordNotFound')) return false;
    throw error;
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
  return pickFields(TRANSACTION_FIELDS, transaction);
}

/** Tags are a list. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function hasCode(error: unknown, code: ApiError['code']): boolean {
  return error instanceof ApiError && error.code === code;
}
