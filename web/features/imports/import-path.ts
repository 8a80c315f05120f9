import { paths } from '#shared/paths.ts';

/** The address of the history of one import. */
export function importPath(id: string): string {
  return `${paths.transactions}?import=${id}`;
}

/** The address of the history of one account. */
export function sourcePath(id: string): string {
  return `${paths.transactions}?account=${id}`;
}
