import { exportUsers, listUsers, type UserSearch } from '#shared/contract/admin-users.ts';

/** The search in the address; `page` and `pageSize` are whole numbers as text. */
export type UsersSearch = { [Name in keyof UserSearch]?: NonNullable<UserSearch[Name]> } & {
  page?: string;
  pageSize?: string;
};
export type UsersChanges = { [Name in keyof UsersSearch]?: UsersSearch[Name] | undefined };

const NAMES = ['q', 'role', 'status', 'online', 'plan', 'sort', 'page', 'pageSize'] as const;
export const DEFAULT_SORT = 'newest';

/** Reads the search from an address and leaves out what the server would refuse. */
export function readUsersSearch(parameters: URLSearchParams): UsersSearch {
  const search: UsersSearch = {};
  for (const name of NAMES) {
    const text = parameters.get(name)?.trim();
    if (text && listUsers.query?.safeParse({ [name]: text }).success) Object.assign(search, { [name]: text });
  }
  return search;
}

/** The search after changes; a new search starts at its first page. */
export function changeUsersSearch(search: UsersSearch, changes: UsersChanges): UsersSearch {
  const { page, ...others } = { ...search, ...changes };
  const newSearch = { ...others, ...(Object.hasOwn(changes, 'page') ? { page } : {}) };
  if (newSearch.sort === DEFAULT_SORT) delete newSearch.sort;
  if (newSearch.page === '1') delete newSearch.page;
  return Object.fromEntries(Object.entries(newSearch).filter(([, value]) => value !== undefined));
}

/** The search without its text and filters. */
export function clearUsersSearch({ sort, pageSize }: UsersSearch): UsersSearch {
  return { ...(sort ? { sort } : {}), ...(pageSize ? { pageSize } : {}) };
}

/** The number of filters, without the text. */
export function countUserFilters({ role, status, online, plan }: UsersSearch): number {
  return [role, status, online, plan].filter((value) => value !== undefined).length;
}

/** The address of a CSV file of all users of a search. */
export function usersCsvAddress(search: UsersSearch): string {
  const parameters = new URLSearchParams(changeUsersSearch(search, { pageSize: undefined }));
  return parameters.size > 0 ? `${exportUsers.path}?${parameters.toString()}` : exportUsers.path;
}
