/** Keys of what the browser has fetched; a key that begins with another is refreshed with it. */
export const queryKeys = {
  profile: ['profile'] as const,
  summaries: ['summary'] as const,
  /** Lists and totals of the history, each followed by its search. */
  histories: ['history'] as const,
  summary: (from: string, to: string) => ['summary', from, to] as const,
};
