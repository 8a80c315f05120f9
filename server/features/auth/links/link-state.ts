/** What has become of a link that works once, until an instant. */
export type LinkState = 'valid' | 'used' | 'expired' | 'unknown';

export function stateOfLink(
  row: { used_at: number | null; expires_at: number } | undefined,
  now: number,
): LinkState {
  if (row === undefined) return 'unknown';
  if (row.used_at !== null) return 'used';
  return row.expires_at <= now ? 'expired' : 'valid';
}
