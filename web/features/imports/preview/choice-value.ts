import { TRANSACTION_TYPES } from '#shared/categories.ts';
import type { Choice } from './decisions.ts';

/** A choice as the value of an option: 'expense food'. It has the type, because both types have uncategorized. */
export function toValue({ type, category }: Choice): string {
  return `${type} ${category}`;
}

/** Reads the value of an option. Undefined for any other text. */
export function toChoice(value: string): Choice | undefined {
  const type = TRANSACTION_TYPES.find((each) => value.startsWith(`${each} `));
  return type && { type, category: value.slice(type.length + 1) };
}
