/** Whether a one-time link still works. */
export type LinkState = 'valid' | 'used' | 'expired' | 'unknown';

type LinkTimes = { expires_at: number } & ({ used_at: number | null } | { done_at: number | null });

export function toLinkState(row: LinkTimes | undefined, now: number): LinkState {
  if (row === undefined) return 'unknown';
  const usedAt = 'used_at' in row ? row.used_at : row.done_at;
  if (usedAt !== null) return 'used';
  return row.expires_at <= now ? 'expired' : 'valid';
}
