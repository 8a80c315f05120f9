/** A page of a list. `offset` is the number of items before it. */
export type Paging = { page: number; pages: number; pageSize: number; offset: number };

/** Returns the requested page of a list of `total` items, or the last page if there are fewer. */
export function toPaging(request: { page?: number | undefined; pageSize: number }, total: number): Paging {
  const pages = Math.max(1, Math.ceil(total / request.pageSize));
  const page = Math.min(request.page ?? 1, pages);
  return { page, pages, pageSize: request.pageSize, offset: (page - 1) * request.pageSize };
}
