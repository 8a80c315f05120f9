import type { FieldError } from '#shared/errors/fields.ts';
import { append } from '#shared/lists.ts';
import { AppError } from './app-error.ts';

/**
 * Reads each item of a list. Throws `validationFailed` with the wrong fields of all items; `toPath` returns the path of
 * an item in the request.
 */
export function readEach<Item, Result>(
  items: readonly Item[],
  toPath: (item: Item, at: number) => string,
  read: (item: Item, at: number) => Result,
): Result[] {
  const fields: FieldError[] = [];
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    try {
      results.push(read(item, at));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'validationFailed') throw error;
      append(
        fields,
        error.fields.map((field) => ({ ...field, field: `${toPath(item, at)}.${field.field}` })),
      );
    }
  }
  if (fields.length > 0) throw new AppError('validationFailed', { fields });
  return results;
}

/** Reads each item of a list in the request. Throws like `readEach`. */
export function readList<Item, Result>(
  list: string,
  items: readonly Item[],
  read: (item: Item) => Result,
): Result[] {
  return readEach(items, (_, at) => `${list}.${at}`, read);
}
