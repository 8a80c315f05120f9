import { formatDay } from '#shared/calendar.ts';
import type { MonthReport } from '#shared/contract/reports.ts';
import { errorWords } from '#shared/forecast/error-words.ts';
import { formatExpectedAmount } from '#shared/format-expected-amount.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { numberFormat } from '#shared/intl-formats.ts';
import type { Language } from '#shared/languages.ts';
import { formatAmount, formatSignedAmount } from '#shared/money.ts';
import { noticeTextKey } from '#shared/notices/text-key.ts';
import { fill } from './write-mail.ts';
import { preventLinks } from './prevent-links.ts';

export const SIDES = ['income', 'expenses', 'balance'] as const;

export type MonthReader = {
  language: Language;
  currency: string;
  /** The names of categories by their ids. The user may have typed them. */
  categoryNames: Readonly<Record<string, string>>;
};

/** Lists due payments without a transaction, recurring and recognised ones. */
export function missedLines(
  { missed, recognised }: MonthReport['recurring'],
  { language, currency }: MonthReader,
): string[] {
  const { reports } = SERVER_TEXTS[language];
  const line = ({ type, description, amount }: (typeof missed | typeof recognised.missed)[number]) =>
    `${preventLinks(description)} · ${formatSignedAmount(type === 'expense' ? -amount : amount, currency, language)}`;
  return [
    ...missed.map(line),
    ...recognised.missed.map((each) => `${line(each)} · ${reports.month.recognised}`),
  ];
}

export function noticeLines(
  notices: MonthReport['notices'],
  { language, currency, categoryNames }: MonthReader,
): string[] {
  const { kinds } = SERVER_TEXTS[language].notices;
  return notices.map((notice) => {
    const { name, category, amount, usual, count, day } = notice;
    const { title, why_one, why_other } = kinds[noticeTextKey(notice)];
    const values = {
      name: preventLinks(name),
      category: preventLinks(categoryNames[category ?? ''] ?? category ?? ''),
      amount: formatAmount(amount, currency, language),
      usual: usual === null ? '' : formatAmount(usual, currency, language),
      number: numberFormat(language, { useGrouping: 'always' }).format(count),
      day: formatDay(day, language, { dateStyle: 'long' }),
    };
    return `${fill(title, values)}. ${fill(count === 1 ? why_one : why_other, values)}`;
  });
}

/** Lists the forecast of each side with its band and measured error. */
export function forecastLines(
  forecast: NonNullable<MonthReport['forecast']>,
  { language, currency }: MonthReader,
): string[] {
  const { reports, forecast: texts } = SERVER_TEXTS[language];
  const { error } = forecast;
  const expected = (amount: number, largest?: number) =>
    formatExpectedAmount(amount, { currency, locale: language }, largest);
  const count = (number: number) => numberFormat(language, { useGrouping: 'always' }).format(number);
  const format = { amount: (amount: number) => expected(amount), count };
  return SIDES.map((side) => {
    const { p10, p50, p90 } = forecast[side];
    const head = `${reports[side]}: ${expected(p50)}`;
    if (p10 === null || p90 === null) return head;
    const largest = Math.max(Math.abs(p10), Math.abs(p90));
    const band = fill(reports.month.band, { low: expected(p10, largest), high: expected(p90, largest) });
    const { key, values } = errorWords(error, side, format);
    return `${head} · ${band}. ${fill(errorText(texts.error, key, error.months), values)}`;
  });
}

type ErrorTexts = (typeof SERVER_TEXTS)[Language]['forecast']['error'];

function errorText(texts: ErrorTexts, key: 'own' | 'none', months: number): string {
  if (key === 'none') return texts.none;
  return months === 1 ? texts.own_one : texts.own_other;
}
