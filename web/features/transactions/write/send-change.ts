import type { BodyOf } from '#shared/contract/endpoint.ts';
import {
  PART_FIELDS,
  pickFields,
  TRANSACTION_FIELDS,
  SHARED_FIELDS,
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

/** Sends a change. If the response is lost, the change may be sent again, and still happens only once. */
export async function sendChange(change: TransactionChange): Promise<void> {
  const { before, after } = change;
  if (before === undefined) return add(after);
  if (after === undefined) return remove(before);
  const { splitId } = change;
  if (splitId !== undefined && (await replaceParts(splitId, pickEditable(after), before.id))) return;
  return edit(before, after);
}

type AddBody = BodyOf<typeof expenseEndpoints.add>;

async function add(transaction: Transaction): Promise<void> {
  const { id, type } = transaction;
  const fields = pickEditable(transaction);
  await addOrReplace<unknown>(
    // The types do not know that the form offers only categories of its type; the server checks it.
    () => call(ENDPOINTS[type].add, { body: { id, ...fields } }),
    async () =>
      (await replaceParts(id, fields)) ||
      (await call(ENDPOINTS[type].edit, { params: { id }, body: fields })),
  );
}

/** Replaces the parts that an earlier try added by one transaction. Returns false if the earlier try was not split. */
async function replaceParts(groupId: string, whole: TransactionFields, id = groupId): Promise<boolean> {
  const split = { amount: whole.amount, parts: [{ id, ...pickFields(PART_FIELDS, whole) }] };
  const body = { ...pickFields(SHARED_FIELDS, whole), split };
  try {
    await call(editGroup, { params: { id: groupId }, body });
    return true;
  } catch (error) {
    if (hasCode(error, 'recordNotFound')) return false;
    throw error;
  }
}

async function edit(before: Transaction, after: Transaction): Promise<void> {
  const former: Record<string, unknown> = pickEditable(before);
  const changed = Object.entries(pickEditable(after)).filter(([name, value]) => !isSame(former[name], value));
  if (changed.length === 0) return;
  const body: Partial<AddBody> = Object.fromEntries(changed);
  await call(ENDPOINTS[before.type].edit, { params: { id: before.id }, body });
}

async function remove({ type, id }: Transaction): Promise<void> {
  try {
    await call(ENDPOINTS[type].remove, { params: { id } });
  } catch (error) {
    // Already deleted elsewhere, or by an earlier try.
    if (!hasCode(error, 'recordNotFound')) throw error;
  }
}

function pickEditable(transaction: Transaction): TransactionFields {
  return { ...pickFields(TRANSACTION_FIELDS, transaction), account: transaction.account ?? '' };
}

/** Compares as JSON, since tags are a list. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function hasCode(error: unknown, code: ApiError['code']): boolean {
  return error instanceof ApiError && error.code === code;
}
