/** Invisible; keeps mail readers from making a link of what is around it. */
const JOINER = '\u2060';

/**
 * Text that somebody typed, as a letter may hold it: it looks the same, but mail readers make no link of an address in
 * it. HTML has to be escaped besides.
 */
export function typedText(text: string): string {
  return text.replace(/(?<=\S)[.:@/](?=\S)/g, `$&${JOINER}`);
}
