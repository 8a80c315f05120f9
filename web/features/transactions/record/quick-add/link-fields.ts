/** The query parameters that fill the form of a new transaction. */
export const LINK_FIELDS = ['text', 'description', 'amount', 'category', 'date'] as const;
export type LinkField = (typeof LINK_FIELDS)[number];

export function isLinkQuery(query: URLSearchParams): boolean {
  return LINK_FIELDS.some((field) => query.has(field));
}
