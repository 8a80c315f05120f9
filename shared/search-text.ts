/**
 * A text as it is searched: without regard to case, accents and compatibility forms, so that 'cafe' is
 * found in 'Café con leche' and 'strasse' in 'Straße'. Equal for a text and for any spelling of it in
 * another case.
 */
export function toSearchText(text: string): string {
  return (
    text
      .normalize('NFKD')
      // By way of upper case, which writes ß as SS; and first to lower case, which writes ẞ as ß.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      // The same letter at the end of a word, where lower case gives it another form.
      .replaceAll('ς', 'σ')
  );
}
