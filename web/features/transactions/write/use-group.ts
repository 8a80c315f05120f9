import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { SplitPart } from '#shared/contract/transaction-groups.ts';
import { PART_FIELDS, pickFields, SHARED_FIELDS } from '#shared/contract/transaction-fields.ts';
import type { Transaction, TransactionFields } from '#shared/contract/transactions.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { typeOrRefund } from './type-or-refund.ts';
import { useWriteGroup } from './use-write-group.ts';
import { toSplitParts, type SharedFields } from './write-group.ts';

/** Adds a split purchase. The caller passes the same id again until it is saved. */
export function useAddGroup(type: TransactionType) {
  const { t } = useTranslation();
  const write = useWriteGroup();
  return (id: string, whole: SharedFields, parts: readonly SplitPart[]) =>
    write(
      { do: 'add', group: { ...pickShared(whole), id, type, parts: [...parts] } },
      t(`transactions.toasts.${typeOrRefund({ type, amount: whole.amount })}.added`),
      () => ({ do: 'remove', id }),
    );
}

/** Splits a saved transaction; it becomes the first part. */
export function useSplitTransaction() {
  const { t } = useTranslation();
  const write = useWriteGroup();
  return (before: Transaction, id: string, whole: SharedFields, [first, ...others]: readonly SplitPart[]) => {
    const parts = first ? [{ ...first, id: before.id }, ...others] : [];
    const group = { ...pickShared(whole), id, type: before.type, parts, splits: before.id };
    const erases = others.map((part) => part.id);
    const undo = { do: 'edit', id, whole: before, parts: toSplitParts([before]), erases } as const;
    return write({ do: 'add', group }, t(`splits.done.${before.type}`), () => undo);
  };
}

/** Changes all parts of a split purchase at once; without parts it becomes one transaction again. */
export function useEditGroup() {
  const { t } = useTranslation();
  const write = useWriteGroup();
  const { decimals } = useFormat();
  return (before: readonly Transaction[], fields: TransactionFields, parts: readonly SplitPart[]) => {
    const [first] = before as [Transaction];
    const { id, type, groupId } = first;
    const whole = pickShared({ ...first, amount: sumParts(before, decimals) });
    const former = { id: groupId ?? '', parts: toSplitParts(before) };
    const isSplit = parts.length > 0;
    const next = isSplit ? parts : [{ id, ...pickFields(PART_FIELDS, fields) }];
    return write(
      { do: 'edit', id: former.id, whole: fields, parts: next },
      t(`transactions.toasts.${typeOrRefund({ type, amount: fields.amount })}.edited`),
      () =>
        isSplit
          ? { do: 'edit', ...former, whole }
          : { do: 'add', group: { ...whole, ...former, type, splits: id } },
    );
  };
}

/** Deletes all parts of a split purchase. */
export function useRemoveGroup() {
  const { t } = useTranslation();
  const write = useWriteGroup();
  const { decimals } = useFormat();
  return (parts: readonly [Transaction, ...Transaction[]]) => {
    const [{ groupId, type }] = parts;
    return write(
      { do: 'remove', id: groupId ?? '' },
      t(`transactions.toasts.${typeOrRefund({ type, amount: sumParts(parts, decimals) })}.deleted`),
      (deletion) => deletion && { do: 'restore', deletionId: deletion.deletionId },
    );
  };
}

function pickShared(whole: SharedFields): SharedFields {
  return { amount: whole.amount, ...pickFields(SHARED_FIELDS, whole) };
}

/** Sums the amounts of parts, in major units. */
export function sumParts(parts: readonly Pick<Transaction, 'amount'>[], decimals: number): number {
  const minor = parts.reduce((sum, { amount }) => sum + totalToMinorUnits(amount, decimals), 0);
  return toMajorUnits(minor, decimals);
}
