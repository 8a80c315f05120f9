/** Replaces the `{{names}}` of a text by values. */
export function interpolate(text: string, values: Record<string, string>): string {
  return text.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');
}
