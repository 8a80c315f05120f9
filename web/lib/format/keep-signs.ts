/** Keeps signs with their amounts: a line may break before the sign of a currency, unless a word joiner is there. */
export function keepSigns(text: string): string {
  return text.replaceAll(/[+−]/g, '$&\u2060');
}
