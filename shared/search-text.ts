/** Normalizes a category's name for comparisons, which ignore case, accents and repeated spaces. */
export function toNameKey(name: string): string {
  return toSearchText(name).trim().replace(/\s+/g, ' ');
}

/**
 * Normalizes text for search: it ignores case, accents and compatibility forms, so that 'cafe' finds
 * 'Café con leche' and 'strasse' finds 'Straße'.
 */
export function toSearchText(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Lower case first turns ẞ into ß, then upper case turns ß into SS.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      // Lower case gives sigma another form at the end of a word.
      .replaceAll('ς', 'σ')
  );
}
