/** Whether a caller's copy, named by If-None-Match, is current; compression on the way may have made its tag a weak one. */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
