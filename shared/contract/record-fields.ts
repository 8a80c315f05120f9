import * as z from 'zod/mini';
import { isCalendarDay } from '../calendar.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';

// Fields that several endpoints share, except those that the screens before the sign-in load. The `error` of each
// check is a code of `FIELD_ERRORS`.

/** A calendar day, `yyyy-MM-dd`. */
export const Day = z
  .string({ error: 'invalidDate' })
  .check(z.refine(isCalendarDay, { error: 'invalidDate', abort: true }));

/** A month, `yyyy-MM`. A budget month that starts on day 15 or later has the name of the month in which it ends. */
export const Month = z
  .string({ error: 'invalidDate' })
  .check(z.regex(/^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/, { error: 'invalidDate' }));

/** A UUIDv7 in lower case, so that each id has one spelling. */
export const Id = z.uuidv7().check(z.toLowerCase());
export const ById = z.strictObject({ id: Id });

export const Period = z.strictObject({ from: Day, to: Day });

/** Continues a list: the end of the page before, from its response. */
export const Cursor = z.optional(z.string().check(z.maxLength(200)));

/** Makes all fields optional, like zod's `partial`, but with less code for the browser to load. */
export function eachOptional<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  const optional = Object.entries(fields).map(([name, field]) => [name, z.optional(field)]);
  return Object.fromEntries(optional) as { [Name in keyof Fields]: z.ZodMiniOptional<Fields[Name]> };
}

/** A page size from the query string. */
export const Limit = numberInQuery(MAX_PAGE_SIZE);

/** A number from 1 to `maximum` in the query string. */
export function numberInQuery(maximum: number) {
  const maxDigits = String(maximum).length;
  return z.pipe(
    z.string().check(z.regex(new RegExp(`^\\d{1,${maxDigits}}$`))),
    z.pipe(z.transform(Number), z.number().check(z.gte(1), z.lte(maximum))),
  );
}
