import { paths } from '#shared/paths.ts';

/** The history, filtered by one import. */
export function importPath(id: string): string {
  return `${paths.transactions}?import=${id}`;
}

/** The history, filtered by a source. */
export function sourcePath(id: string): string {
  return `${paths.transactions}?source=${id}`;
}
