/** Returns a pattern for `like … escape '\'` that matches texts with this part, whose wildcards are escaped. */
export function likePattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
