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

/** What a person types for one part of a split purchase. */
export type TypedPart = { id: string } & Record<PartField, string>;

/** Of a transaction that is not split. One value, so that a form knows that nothing was typed. */
export const NO_PARTS: readonly TypedPart[] = [];

/** The empty texts of a part, and of a transaction whose parts have them. */
export const NO_DETAILS: Record<PartDetail, string> = forFields(PART_DETAILS, () => '');

export function newPart(given: Partial<TypedPart> = {}): TypedPart {
  return { ...NO_DETAILS, id: uuidv7(), amount: '', category: UNCATEGORIZED, ...given };
}

/** The parts of a stored split purchase as text for the form. Those of a refund are above 0, as its whole amount is. */
export function toTypedParts(parts: readonly Transaction[], amounts: AmountText): TypedPart[] {
  const isRefund = parts.reduce((sum, { amount }) => sum + amount, 0) < 0;
  return parts.map((part) => ({
    id: part.id,
    ...pickFields(PART_FIELDS, part),
    amount: amounts.toText(isRefund ? -part.amount : part.amount),
  }));
}

/** The parts that are sent, once `findPartsError` finds none. */
export function toParts(parts: readonly TypedPart[], amounts: AmountText, isRefund: boolean): SplitPart[] {
  return parts.map(({ amount, ...part }) => {
    const reading = amounts.read(amount);
    const own = reading.ok ? reading.amount : 0;
    return { ...part, amount: isRefund ? -own : own };
  });
}

/** What is left of the amount, in integer minor units; undefined while the amount cannot be read. */
export function findRest(
  whole: string,
  parts: readonly TypedPart[],
  { amounts, decimals }: { amounts: AmountText; decimals: number },
): number | undefined {
  const reading = amounts.read(whole);
  if (!reading.ok) return undefined;
  const minorOf = (text: string) => {
    const part = amounts.read(text);
    return part.ok ? totalToMinorUnits(part.amount, decimals) : 0;
  };
  // A minus before the whole amount says that it is a refund, and the parts need none.
  return parts.reduce((rest, { amount }) => rest - minorOf(amount), Math.abs(minorOf(whole)));
}

/** The error of the parts together; each shows its own. */
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

/** Whether its new category is still being named. */
export function isUnnamed({ category }: TypedPart): boolean {
  return category === NEW_CATEGORY;
}
