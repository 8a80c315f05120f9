/**
 * Whether the client's copy, named by If-None-Match, is current. Compression may have turned its tag into a weak one.
 */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
