/** A page of a list. `offset` is the number of items before it. */
export type Paging = { page: number; pages: number; pageSize: number; offset: number };

/** Returns the requested page of a list of `total` items, or the last page if there are fewer. */
export function toPaging(request: { page?: number | undefined; pageSize: number }, total: number): Paging {
  const pages = Math.max(1, Math.ceil(total / request.pageSize));
  const page = Math.min(request.page ?? 1, pages);
  return { page, pages, pageSize: request.pageSize, offset: (page - 1) * request.pageSize };
}

/** Cuts a page from its rows and one row more, which shows that there is a next page. */
export function cutPage<Row>(
  fetchedRows: readonly Row[],
  limit: number,
  toCursor: (last: Row) => string,
): { rows: Row[]; nextCursor: string | null } {
  const rows = fetchedRows.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: fetchedRows.length > limit && last !== undefined ? toCursor(last) : null };
}
