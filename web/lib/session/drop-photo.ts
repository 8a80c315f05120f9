/**
 * Has the browser replace its copy of a photo by the refusal that its address answers once its user has left,
 * which is not kept. Clear-Site-Data does nothing without https, and in Chromium goes through the copies of all sites.
 */
export function dropPhoto(photoURL: string): void {
  void fetch(photoURL, { cache: 'reload' }).catch(() => undefined);
}
