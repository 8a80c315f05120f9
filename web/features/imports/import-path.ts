import { paths } from '#shared/paths.ts';

/** The history, filtered by one import. */
export function importPath(id: string): string {
  return `${paths.transactions}?import=${id}`;
}
