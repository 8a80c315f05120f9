/** A text with a capital first letter, as where it stands alone. */
export function capitalised(text: string, language: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join('');
}
