/** A pattern for `like … escape '\'` that matches text which contains this part; the part has no wildcards. */
export function likePattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
