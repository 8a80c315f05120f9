/** Returns the locales of an `Accept-Language` header, in its order. */
export function acceptedLocales(header = ''): Intl.Locale[] {
  return header.split(',').flatMap((part) => {
    const [tag = ''] = part.split(';');
    try {
      return [new Intl.Locale(tag.trim())];
    } catch {
      return [];
    }
  });
}
