/** Keys that several features refetch; a key that begins with another is refetched with it. */
export const queryKeys = {
  profile: ['profile'] as const,
  instance: ['instance'] as const,
  categories: ['categories'] as const,
  summaries: ['summary'] as const,
  tags: ['tags'] as const,
  /** The next payments of the coming days. */
  coming: ['recurring', 'coming'] as const,
  /** Everything of the administration. */
  admin: ['admin'] as const,
  adminHealth: ['admin', 'health'] as const,
};
