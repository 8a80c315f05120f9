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
  WHOLE_FIELDS,
  type WholeField,
} from '#shared/contract/transaction-fields.ts';
import type { Transaction, TransactionFields } from '#shared/contract/transactions.ts';
import { addOrReplace } from '#web/lib/api/add-or-replace.ts';
import { ApiError, call } from '#web/lib/api/call.ts';

/** What all parts have in common, with the whole amount. */
export type Whole = Pick<TransactionFields, 'amount' | WholeField>;

/** A new split purchase with all of its fields. */
type WholeGroup = Whole & Pick<NewGroup, 'id' | 'type' | 'parts' | 'splits'>;

/** A change of a split purchase. */
export type GroupWrite =
  | { do: 'add'; group: WholeGroup }
  /** With a single part it is no longer split. `erases` are parts that nobody should find among the deleted ones. */
  | { do: 'edit'; id: string; whole: Whole; parts: readonly SplitPart[]; erases?: readonly string[] }
  | { do: 'remove'; id: string }
  | { do: 'restore'; deletionId: string };

/** Sends a change; a deletion answers what restores it. It may be sent again after a lost answer. */
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

/** The earlier try may have been split, or whole with the id of the first part. */
async function replace(group: WholeGroup): Promise<void> {
  try {
    await edit(group.id, group, group.parts);
  } catch (error) {
    const isWhole = error instanceof ApiError && error.code === 'recordNotFound';
    if (!isWhole || group.splits !== undefined) throw error;
    await call(addGroup, { body: { ...group, splits: group.id } });
  }
}

async function edit(id: string, whole: Whole, parts: readonly SplitPart[]): Promise<void> {
  const split = { amount: whole.amount, parts: [...parts] };
  await call(editGroup, { params: { id }, body: { ...pickFields(WHOLE_FIELDS, whole), split } });
}

/** The parts as they are sent. */
export function partsOf(transactions: readonly Transaction[]): SplitPart[] {
  return transactions.map((part) => ({ id: part.id, ...pickFields(PART_FIELDS, part) }));
}
