import { TRANSACTION_TYPES } from '#shared/categories.ts';
import type { Choice } from './decisions.ts';

/** A choice as the value of an option, because uncategorized is in both types: 'expense food'. */
export function toValue({ type, category }: Choice): string {
  return `${type} ${category}`;
}

/** The choice of an option's value; undefined for any other text. */
export function toChoice(value: string): Choice | undefined {
  const type = TRANSACTION_TYPES.find((each) => value.startsWith(`${each} `));
  return type && { type, category: value.slice(type.length + 1) };
}
