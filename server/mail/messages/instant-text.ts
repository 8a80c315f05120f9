import type { Language } from '#shared/contract/fields.ts';

/** Formats an instant in the language and time zone of the recipient. */
export function instantText(instant: number, reader: { language: Language; timeZone: string }): string {
  return new Intl.DateTimeFormat(reader.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: reader.timeZone,
  }).format(instant);
}
