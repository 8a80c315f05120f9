import { listAuditEntries, type AuditAction } from '#shared/contract/audit.ts';

/** The search in the address. */
export type AuditSearch = {
  action?: AuditAction;
  /** Ids of accounts. */
  actor?: string;
  target?: string;
  from?: string;
  to?: string;
  page?: string;
  pageSize?: string;
};
export type AuditChanges = { [Name in keyof AuditSearch]?: AuditSearch[Name] | undefined };

const NAMES = ['action', 'actor', 'target', 'from', 'to', 'page', 'pageSize'] as const;

/** Reads the search from an address and leaves out what the server would refuse. */
export function readAuditSearch(parameters: URLSearchParams): AuditSearch {
  const search: AuditSearch = {};
  for (const name of NAMES) {
    const text = parameters.get(name)?.trim();
    if (text && listAuditEntries.query?.safeParse({ [name]: text }).success) {
      Object.assign(search, { [name]: text });
    }
  }
  if (search.from && search.to && search.to < search.from) delete search.to;
  return search;
}

/** The search after changes; a new search starts at its first page. */
export function changeAuditSearch(search: AuditSearch, changes: AuditChanges): AuditSearch {
  const changed: AuditChanges = { ...search, page: undefined, ...changes };
  if (changed.page === '1') delete changed.page;
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
}

export function isAuditFiltered({ action, actor, target, from, to }: AuditSearch): boolean {
  return [action, actor, target, from, to].some((value) => value !== undefined);
}
