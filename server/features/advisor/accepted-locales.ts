/** The locales of a header `Accept-Language`, in its order. */
export function acceptedLocales(header = ''): Intl.Locale[] {
  return header.split(',').flatMap((each) => {
    const [tag = ''] = each.split(';');
    try {
      return [new Intl.Locale(tag.trim())];
    } catch {
      return [];
    }
  });
}
