/**
 * Removes a photo from the browser's cache after a sign-out: fetching it again is refused, and the refusal replaces it.
 * Clear-Site-Data does nothing without https, and in Chromium goes through the cache of every site.
 */
export function clearPhotoCache(photoURL: string): void {
  void fetch(photoURL, { cache: 'reload' }).catch(() => undefined);
}
