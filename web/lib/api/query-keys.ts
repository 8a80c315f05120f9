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
  activity: ['activity'] as const,
  anyTransaction: ['any-transaction'] as const,
  summaries: ['summary'] as const,
  /** Lists and totals of the history, each followed by its search. */
  histories: ['history'] as const,
  /** Everything of the administration; lists are followed by what was asked. */
  admin: ['admin'] as const,
  adminMetrics: ['admin', 'metrics'] as const,
  adminUsers: ['admin', 'users'] as const,
  adminOnlineUsers: ['admin', 'online-users'] as const,
  adminNotifications: ['admin', 'notifications'] as const,
  adminAudit: ['admin', 'audit'] as const,
  adminSettings: ['admin', 'settings'] as const,
  adminBackups: ['admin', 'backups'] as const,
  adminHealth: ['admin', 'health'] as const,
  summary: (from: string, to: string) => ['summary', from, to] as const,
};
