import { isDatabaseUnavailable } from '#server/database/database-errors.ts';

/** A part of the figures, or the reason why it could not be read; can be stored as JSON. */
export type Part<T> = { value: T } | { missing: 'failed' | 'databaseUnavailable' };

/** Reads one part and catches its failure, which then affects no other part. */
export async function readPart<T>(
  read: () => Promise<T>,
  onError: (error: unknown) => void,
): Promise<Part<T>> {
  try {
    return { value: await read() };
  } catch (error) {
    onError(error);
    return { missing: isDatabaseUnavailable(error) ? 'databaseUnavailable' : 'failed' };
  }
}

export function findValue<T>(part: Part<T> | undefined): T | undefined {
  return part !== undefined && 'value' in part ? part.value : undefined;
}
