/** Keys of what the browser has fetched; a key that begins with another is refreshed with it. */
export const queryKeys = {
  profile: ['profile'] as const,
  sessions: ['sessions'] as const,
  anyRecord: ['any-record'] as const,
  summaries: ['summary'] as const,
  summary: (from: string, to: string) => ['summary', from, to] as const,
};
