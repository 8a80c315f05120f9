import type { Language } from '#shared/contract/fields.ts';

/** An instant in the reader's language and time zone. */
export function instantText(instant: number, reader: { language: Language; timeZone: string }): string {
  return new Intl.DateTimeFormat(reader.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: reader.timeZone,
  }).format(instant);
}
