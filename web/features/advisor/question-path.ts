import { paths } from '#shared/paths.ts';

/** The query parameter of the advisor's screen that asks a question at once. */
export const QUESTION_QUERY = 'q';

export function questionPath(question: string): string {
  return `${paths.insightsAsk}?${new URLSearchParams({ [QUESTION_QUERY]: question }).toString()}`;
}
