import type { OutputOf } from '#shared/contract/endpoint.ts';
import { eraseDeleted, restoreDeletion } from '#shared/contract/deleted-transactions.ts';
import {
  addGroup,
  deleteGroup,
  editGroup,
  type NewGroup,
  type SplitPart,
} from '#shared/contract/transaction-groups.ts';
import {
  PART_FIELDS,
  pickFields,
  SHARED_FIELDS,
  type SharedField,
} from '#shared/contract/transaction-fields.ts';
import type { Transaction, TransactionFields } from '#shared/contract/transactions.ts';
import { addOrReplace } from '#web/lib/api/add-or-replace.ts';
import { ApiError, call } from '#web/lib/api/call.ts';

/** The fields that all parts share, and the whole amount. */
export type SharedFields = Pick<TransactionFields, 'amount' | SharedField>;

/** A new split purchase with all of its fields. */
type WholeGroup = SharedFields & Pick<NewGroup, 'id' | 'type' | 'parts' | 'splits'>;

export type GroupWrite =
  | { do: 'add'; group: WholeGroup }
  /** With a single part, the purchase is no longer split. `erases` are parts to erase, so that the bin does not show them. */
  | { do: 'edit'; id: string; whole: SharedFields; parts: readonly SplitPart[]; erases?: readonly string[] }
  | { do: 'remove'; id: string }
  | { do: 'restore'; deletionId: string };

/** Sends a change, which may be sent again if its response was lost. A deletion returns the id that restores it. */
export async function sendGroup(write: GroupWrite): Promise<OutputOf<typeof deleteGroup> | undefined> {
  if (write.do === 'remove') return await call(deleteGroup, { params: { id: write.id } });
  if (write.do === 'restore') await call(restoreDeletion, { body: { deletionId: write.deletionId } });
  if (write.do === 'edit') await edit(write.id, write.whole, write.parts);
  if (write.do === 'edit' && write.erases) await call(eraseDeleted, { body: { ids: [...write.erases] } });
  if (write.do === 'add') await add(write.group);
  return undefined;
}

async function add(group: WholeGroup): Promise<void> {
  await addOrReplace<unknown>(
    () => call(addGroup, { body: group }),
    () => replace(group),
  );
}

/** Replaces what an earlier try added: a split purchase, or one transaction with the id of the first part. */
async function replace(group: WholeGroup): Promise<void> {
  try {
    await edit(group.id, group, group.parts);
  } catch (error) {
    const isWhole = error instanceof ApiError && error.code === 'recordNotFound';
    if (!isWhole || group.splits !== undefined) throw error;
    await call(addGroup, { body: { ...group, splits: group.id } });
  }
}

async function edit(id: string, whole: SharedFields, parts: readonly SplitPart[]): Promise<void> {
  const split = { amount: whole.amount, parts: [...parts] };
  await call(editGroup, { params: { id }, body: { ...pickFields(SHARED_FIELDS, whole), split } });
}

/** Converts transactions to the parts of a request. */
export function toSplitParts(transactions: readonly Transaction[]): SplitPart[] {
  return transactions.map((part) => ({ id: part.id, ...pickFields(PART_FIELDS, part) }));
}
