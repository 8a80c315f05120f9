/** The languages of the browser that Intl can read: a Chromium without a locale says 'en-US@posix'. */
export function browserLocales(tags: readonly string[] = navigator.languages): Intl.Locale[] {
  return tags.flatMap((tag) => {
    try {
      return [new Intl.Locale(tag)];
    } catch {
      return [];
    }
  });
}
