import * as z from 'zod/mini';
import { Limit } from './record-fields.ts';

// Lists with numbered pages, 'Page X of Y'.

const MAX_PAGE_NUMBER = 999_999_999;

/** A page number from the query string, from 1. A number past the end gives the last page. */
const PageNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.pipe(z.transform(Number), z.number().check(z.gte(1), z.lte(MAX_PAGE_NUMBER))),
);

/** The query of every list with pages. The default size comes from the system settings. */
export const pageQuery = { page: z.optional(PageNumber), pageSize: z.optional(Limit) };

/** One page of a list. `pages` is 1 for an empty list. `total` counts the items of all pages. */
export function pageOf<Item>(item: z.ZodMiniType<Item, unknown>) {
  return z.strictObject({
    items: z.array(item),
    page: z.number(),
    pages: z.number(),
    pageSize: z.number(),
    total: z.number(),
  });
}
