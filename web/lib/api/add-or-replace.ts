import { ApiError } from './call.ts';

const TAKEN_CODES: ReadonlySet<string> = new Set(['idConflict', 'categoryIdConflict']);

/**
 * Adds something under its id. If an earlier request stored the id with other content and only its response was lost,
 * `replace` stores the current content.
 */
export async function addOrReplace<Result>(
  add: () => Promise<Result>,
  replace: () => Promise<Result>,
): Promise<Result> {
  try {
    return await add();
  } catch (error) {
    if (!isIdTaken(error)) throw error;
    return await replace();
  }
}

/** Whether an earlier request stored the same id with other content. */
export function isIdTaken(error: unknown): boolean {
  return error instanceof ApiError && TAKEN_CODES.has(error.code);
}
