/** An invisible character that keeps mail programs from making a link of the text around it. */
const JOINER = '\u2060';

/**
 * Returns typed text that looks the same, but in which mail programs make no link of an address. It does not escape
 * HTML.
 */
export function typedText(text: string): string {
  return text.replace(/(?<=\S)[.:@/](?=\S)/g, `$&${JOINER}`);
}
