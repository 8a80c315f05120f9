/** Where a page of a list begins; one beyond the last is the last. */
export type Paging = { page: number; pages: number; pageSize: number; offset: number };

/** Turns a wish for a page into one that exists, of a list of `total` items. */
export function toPaging(wish: { page?: number | undefined; pageSize: number }, total: number): Paging {
  const pages = Math.max(1, Math.ceil(total / wish.pageSize));
  const page = Math.min(wish.page ?? 1, pages);
  return { page, pages, pageSize: wish.pageSize, offset: (page - 1) * wish.pageSize };
}
