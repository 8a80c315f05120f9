import * as z from 'zod/mini';
import { Limit, numberInQuery } from './record-fields.ts';

// Lists with numbered pages, 'Page X of Y'.

/** A number past the last page gives the last page. */
const PageNumber = numberInQuery(999_999_999);

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
