import dayjs from 'dayjs';
import es from 'dayjs/locale/es';
import type { Language } from '#shared/languages.ts';

// What Mantine's calendars call months and days; English is built in.
const locales = { es } satisfies Record<Exclude<Language, 'en'>, typeof es>;
for (const locale of Object.values(locales)) dayjs.locale(locale, undefined, true);
