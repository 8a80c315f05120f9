/** An invisible character that keeps mail programs from making a link of the text around it. */
const JOINER = '\u2060';

/** Returns typed text that looks the same, but in which mail programs find no address to link. Does not escape HTML. */
export function preventLinks(text: string): string {
  return text.replace(/(?<=\S)[.:@/](?=\S)/g, `$&${JOINER}`);
}
