import { paths } from '#shared/paths.ts';

/** The path to open after a sign-in; the dashboard instead of any other site. */
export function safeNextPath(next: string | null, origin: string = location.origin): string {
  if (next === null || !next.startsWith('/')) return paths.dashboard;
  // The browser's parser decides, because '//host', '/\host' and '/<tab>/host' all name another host.
  const url = URL.parse(next, origin);
  if (url === null || url.origin !== origin) return paths.dashboard;
  return url.pathname + url.search + url.hash;
}

/** The path of the sign-in, after which `path` opens. */
export function loginPathTo(path: string): string {
  return path === paths.dashboard ? paths.login : `${paths.login}?${new URLSearchParams({ next: path })}`;
}

/** The parameter of the sign-in's address that says that the account is suspended. */
export const SUSPENDED = 'suspended';
export const SUSPENDED_PATH = `${paths.login}?${SUSPENDED}`;
