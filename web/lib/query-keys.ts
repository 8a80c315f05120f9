/** Marks what is the same for everybody, and stays when a session ends. */
export const FOR_EVERYBODY = { isForEverybody: true } as const;

/** Keys of what the browser has fetched; a key that begins with another is refreshed with it. */
export const queryKeys = {
  profile: ['profile'] as const,
  instance: ['instance'] as const,
  passwordLink: (token: string) => ['password-link', token] as const,
  emailLink: (token: string) => ['email-link', token] as const,
  verificationLink: (token: string) => ['verification-link', token] as const,
  inviteLink: (token: string) => ['invite-link', token] as const,
  invites: ['invites'] as const,
  emailChange: ['email-change'] as const,
  sessions: ['sessions'] as const,
  anyRecord: ['any-record'] as const,
  summaries: ['summary'] as const,
  /** Lists and totals of the history, each followed by its search. */
  histories: ['history'] as const,
  summary: (from: string, to: string) => ['summary', from, to] as const,
};
