import dayjs from 'dayjs';
import es from 'dayjs/locale/es';
import type { Language } from '#shared/languages.ts';

// The names of months and days in Mantine's calendars; English is built in.
const locales = { es } satisfies Record<Exclude<Language, 'en'>, typeof es>;
for (const locale of Object.values(locales)) dayjs.locale(locale, undefined, true);
