/** A text as it shows, its `{{names}}` replaced by what they stand for. */
export function interpolated(text: string, values: Record<string, string>): string {
  return text.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');
}
