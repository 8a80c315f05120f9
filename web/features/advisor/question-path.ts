import { paths } from '#shared/paths.ts';

/** The query of the screen for questions that asks one at once. */
export const QUESTION_QUERY = 'q';

export function questionPath(question: string): string {
  return `${paths.insightsAsk}?${new URLSearchParams({ [QUESTION_QUERY]: question }).toString()}`;
}
