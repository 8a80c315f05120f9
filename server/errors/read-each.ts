import type { FieldError } from '#shared/errors/fields.ts';
import { append } from '#shared/lists.ts';
import { AppError } from './app-error.ts';

/**
 * Reads each item of a list. Throws `validationFailed` with the wrong fields of all of them, each after the prefix of
 * its item; other errors pass.
 */
export function readEach<Item, Read>(
  items: readonly Item[],
  prefixOf: (item: Item) => string,
  read: (item: Item) => Read,
): Read[] {
  const wrong: FieldError[] = [];
  const done: Read[] = [];
  for (const item of items) {
    try {
      done.push(read(item));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'validationFailed') throw error;
      append(
        wrong,
        error.fields.map((field) => ({ ...field, field: prefixOf(item) + field.field })),
      );
    }
  }
  if (wrong.length > 0) throw new AppError('validationFailed', { fields: wrong });
  return done;
}
