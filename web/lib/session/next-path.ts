import { paths } from '#shared/paths.ts';

/** The path of this site that a sign-in leads to; anything that leads elsewhere becomes the dashboard. */
export function safeNextPath(next: string | null, origin: string = location.origin): string {
  if (next === null || !next.startsWith('/')) return paths.dashboard;
  // The browser's own reading decides: '//host', '/\host' and '/<tab>/host' all name another host.
  const url = URL.parse(next, origin);
  if (url === null || url.origin !== origin) return paths.dashboard;
  return url.pathname + url.search + url.hash;
}

/** The sign-in address that leads back to `path` afterwards. */
export function loginPathTo(path: string): string {
  return path === paths.dashboard ? paths.login : `${paths.login}?${new URLSearchParams({ next: path })}`;
}

/** Tells the sign-in, in its address, that a suspension has led there. */
export const SUSPENDED = 'suspended';
export const SUSPENDED_PATH = `${paths.login}?${SUSPENDED}`;
