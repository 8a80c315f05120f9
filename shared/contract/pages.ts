import * as z from 'zod/mini';
import { Limit } from './fields.ts';

/** Lists that are turned page by page, as 'Page X of Y'. */

const MAX_PAGE_NUMBER = 999_999_999;

/** A page's number from the query string, counted from 1; beyond the last one the last is answered. */
const PageNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.pipe(z.transform(Number), z.number().check(z.gte(1), z.lte(MAX_PAGE_NUMBER))),
);

/** What every such list is asked with; without a size it is that of the system settings. */
export const pageQuery = { page: z.optional(PageNumber), pageSize: z.optional(Limit) };

/** `page` of `pages`, which is 1 where there is nothing; `total` counts the items of all pages. */
export function pageOf<Item>(item: z.ZodMiniType<Item, unknown>) {
  return z.strictObject({
    items: z.array(item),
    page: z.number(),
    pages: z.number(),
    pageSize: z.number(),
    total: z.number(),
  });
}
