import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatDay } from '#shared/calendar.ts';
import type { Schedule } from '#shared/contract/schedule.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { monthlyFrom } from './typed-schedule.ts';
import { scheduleText } from './use-schedule-text.ts';

const texts = i18next.createInstance();

beforeAll(async () => {
  const resources = Object.fromEntries(
    LANGUAGES.map((language) => [language, { translation: TEXTS[language].screens }]),
  );
  await texts.init({ lng: 'en', resources, interpolation: { escapeValue: false } });
});

const CASES: [changes: Partial<Schedule>, en: string, es: string][] = [
  [{}, 'Every month on the 31st', 'Cada mes el día 31'],
  [{ firstDay: '2026-01-02', every: 2 }, 'Every 2 months on the 2nd', 'Cada 2 meses el día 2'],
  [{ firstDay: '2026-01-11' }, 'Every month on the 11th', 'Cada mes el día 11'],
  [{ on: 'lastDay' }, 'Every month on the last day', 'Cada mes el último día'],
  [{ on: 'lastWorkday' }, 'Every month on the last workday', 'Cada mes el último día laborable'],
  [
    { firstDay: '2026-01-15', secondDay: 1 },
    'Every month on the 1st and the 15th',
    'Cada mes los días 1 y 15',
  ],
  [
    { firstDay: '2026-01-15', secondDay: 31 },
    'Every month on the 15th and the last day',
    'Cada mes el día 15 y el último',
  ],
  [{ unit: 'week', firstDay: '2026-01-05' }, 'Every Monday', 'Cada lunes'],
  [{ unit: 'week', every: 2, firstDay: '2026-01-05' }, 'Every 2 weeks on Monday', 'Cada 2 semanas el lunes'],
  [{ unit: 'day', every: 10 }, 'Every 10 days', 'Cada 10 días'],
  [{ unit: 'year', firstDay: '2026-03-05' }, 'Every year on 5 March', 'Cada año el 5 de marzo'],
  [
    { unit: 'year', firstDay: '2026-03-05', on: 'lastDay' },
    'Every year on the last day of March',
    'Cada año el último día de marzo',
  ],
];

describe('the text of a schedule', () => {
  const toText = (language: Language, locale: string, changes: Partial<Schedule>) => {
    const schedule = { ...monthlyFrom('2026-01-31'), ...changes };
    const day = (date: string, options: Intl.DateTimeFormatOptions = {}) => formatDay(date, locale, options);
    return scheduleText(schedule, texts.getFixedT(language), { locale, day });
  };

  it.each(CASES)('is written in English and Spanish: %j', (changes, en, es) => {
    expect(toText('en', 'en-GB', changes)).toBe(en);
    expect(toText('es', 'es-ES', changes)).toBe(es);
  });
});
