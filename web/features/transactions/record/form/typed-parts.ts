import { uuidv7 } from 'uuidv7';
import { UNCATEGORIZED } from '#shared/categories.ts';
import {
  forFields,
  PART_DETAILS,
  PART_FIELDS,
  pickFields,
  type PartDetail,
  type PartField,
} from '#shared/contract/transaction-fields.ts';
import type { SplitPart } from '#shared/contract/transaction-groups.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { totalToMinorUnits } from '#shared/money.ts';
import { NEW_CATEGORY } from '#web/ui/new-category-value.ts';
import type { AmountText } from '#web/lib/format/amount-text.ts';

/** The typed values of one part of a split purchase. */
export type TypedPart = { id: string } & Record<PartField, string>;

/** The parts of a transaction that is not split. One shared array, so that a form can tell that nothing was typed. */
export const NO_PARTS: readonly TypedPart[] = [];

/** The texts of an empty part, and of a split purchase, whose parts have their own texts. */
export const NO_DETAILS: Record<PartDetail, string> = forFields(PART_DETAILS, () => '');

export function newPart(values: Partial<TypedPart> = {}): TypedPart {
  return { ...NO_DETAILS, id: uuidv7(), amount: '', category: UNCATEGORIZED, ...values };
}

/** Converts stored parts to typed ones. The amounts of a refund become positive, as in the form's whole amount. */
export function toTypedParts(parts: readonly Transaction[], amounts: AmountText): TypedPart[] {
  const isRefund = parts.reduce((sum, { amount }) => sum + amount, 0) < 0;
  return parts.map((part) => ({
    id: part.id,
    ...pickFields(PART_FIELDS, part),
    amount: amounts.toText(isRefund ? -part.amount : part.amount),
  }));
}

/** Converts typed parts to the parts of the request. Call it only if `findPartsError` finds no error. */
export function toParts(parts: readonly TypedPart[], amounts: AmountText, isRefund: boolean): SplitPart[] {
  return parts.map(({ amount, ...part }) => {
    const reading = amounts.read(amount);
    const value = reading.ok ? reading.amount : 0;
    return { ...part, amount: isRefund ? -value : value };
  });
}

/** Returns the rest of the amount, in integer minor units; undefined while the amount cannot be read. */
export function findRest(
  whole: string,
  parts: readonly TypedPart[],
  { amounts, decimals }: { amounts: AmountText; decimals: number },
): number | undefined {
  const reading = amounts.read(whole);
  if (!reading.ok) return undefined;
  const toMinor = (text: string) => {
    const part = amounts.read(text);
    return part.ok ? totalToMinorUnits(part.amount, decimals) : 0;
  };
  // A minus before the whole amount marks a refund; its parts need no minus.
  return parts.reduce((rest, { amount }) => rest - toMinor(amount), Math.abs(toMinor(whole)));
}

/** Returns the error of the parts as a whole. Each part shows its own error itself. */
export function findPartsError(
  whole: string,
  parts: readonly TypedPart[],
  reader: { amounts: AmountText; decimals: number },
): FieldErrorCode | undefined {
  if (parts.length === 0) return undefined;
  if (parts.some(isUnnamed)) return 'required';
  if (parts.some(({ amount }) => !reader.amounts.read(amount).ok)) return 'invalid';
  const rest = findRest(whole, parts, reader);
  return rest === undefined || rest === 0 ? undefined : 'partsUnequal';
}

/** Whether a new category for the part is still being named. */
export function isUnnamed({ category }: TypedPart): boolean {
  return category === NEW_CATEGORY;
}
