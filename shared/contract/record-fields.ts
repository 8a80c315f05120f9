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

/** A page size from the query string. */
export const Limit = z.pipe(
  z.string().check(z.regex(/^\d{1,3}$/)),
  z.pipe(z.transform(Number), z.number().check(z.gte(1), z.lte(MAX_PAGE_SIZE))),
);
