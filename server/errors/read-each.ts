import type { FieldError } from '#shared/errors/fields.ts';
import { append } from '#shared/lists.ts';
import { AppError } from './app-error.ts';

/**
 * Reads each item of a list. Throws `validationFailed` with the wrong fields of all items, with the items' prefixes.
 */
export function readEach<Item, Read>(
  items: readonly Item[],
  prefixOf: (item: Item) => string,
  read: (item: Item) => Read,
): Read[] {
  const fields: FieldError[] = [];
  const results: Read[] = [];
  for (const item of items) {
    try {
      results.push(read(item));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'validationFailed') throw error;
      append(
        fields,
        error.fields.map((field) => ({ ...field, field: prefixOf(item) + field.field })),
      );
    }
  }
  if (fields.length > 0) throw new AppError('validationFailed', { fields });
  return results;
}
