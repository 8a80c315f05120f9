import { ApiError } from './call.ts';

const TAKEN: ReadonlySet<string> = new Set(['idConflict', 'categoryIdConflict']);

/**
 * Adds something under its id. If an earlier try is stored with other content, because only its answer was lost,
 * `replace` puts the present content in its place.
 */
export async function addOrReplace<Answer>(
  add: () => Promise<Answer>,
  replace: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await add();
  } catch (error) {
    if (!isIdTaken(error)) throw error;
    return await replace();
  }
}

/** Whether an earlier try with the same id is stored with other content. */
export function isIdTaken(error: unknown): boolean {
  return error instanceof ApiError && TAKEN.has(error.code);
}
