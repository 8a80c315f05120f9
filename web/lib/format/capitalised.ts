/** Writes a text with a capital first letter, for a place where it stands alone. */
export function capitalised(text: string, language: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join('');
}
