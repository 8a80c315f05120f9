/** Tags as one text, as the form keeps them; no tag contains a comma. */
export function joinTags(tags: readonly string[]): string {
  return tags.join(', ');
}

export function splitTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
