/** Returns a pattern for `like … escape '\'` that matches texts with this part. Escapes the wildcards in the part. */
export function likePattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
