import { formatDay } from '#shared/calendar.ts';
import type { MonthReport } from '#shared/contract/reports.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { currencyDecimals, formatAmount, toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { paths } from '#shared/paths.ts';
import type { Mail } from '../outbox.ts';
import { stopLinks } from './chosen-mails.ts';
import { fill, writeMail, type Recipient, type Section } from './write-mail.ts';
import { forecastLines, missedLines, noticeLines, SIDES, type MonthReader } from './month-lines.ts';
import { preventLinks } from './prevent-links.ts';

/** The most lines of one list. */
const MAX_LINES = 6;
/** The most named categories; one more row has the sum of all others. */
const MAX_CATEGORIES = 8;

type MonthMail = Omit<MonthReader, 'language'> & {
  report: MonthReport;
  /** Without amounts, the mail says only that the report is there. */
  hasAmounts: boolean;
  /** The address of the product, without a slash at the end. */
  baseUrl: string;
  /** The token that switches the mail off. */
  stopToken: string;
  expiresAt: number;
};

/** Writes a short report of a month, with a link to the screen. */
export function monthMail(recipient: Recipient, mail: MonthMail): Mail {
  const { report, baseUrl, expiresAt, hasAmounts, currency, categoryNames } = mail;
  const { month } = report;
  const reader = { language: recipient.language, currency, categoryNames };
  return writeMail(recipient, {
    kind: hasAmounts ? 'monthReport' : 'monthReportPlain',
    link: `${baseUrl}${paths.reportsMonth}?month=${month}`,
    baseUrl,
    values: { month: monthName(month, reader) },
    ...(hasAmounts ? { preview: toPreview(report, reader), sections: toSections(report, reader) } : {}),
    stop: stopLinks(mail),
    expiresAt,
  });
}

function monthName(month: string, { language }: MonthReader): string {
  return formatDay(`${month}-01`, language, { month: 'long', year: 'numeric' });
}

function toPreview(report: MonthReport, { language, currency }: MonthReader): string {
  const { month } = SERVER_TEXTS[language].mail.chosen;
  return SIDES.map((side) => `${month[side]}: ${formatAmount(report[side], currency, language)}`).join(' · ');
}

function toSections(report: MonthReport, reader: MonthReader): Section[] {
  const { mail, notices, reports } = SERVER_TEXTS[reader.language];
  const { forecast } = report;
  const lists = [
    { title: mail.chosen.month.missed, lines: missedLines(report.recurring, reader) },
    { title: notices.title, lines: noticeLines(report.notices, reader) },
    {
      title: fill(reports.month.forecast, { month: monthName(forecast?.month ?? report.month, reader) }),
      lines: forecast === null ? [] : forecastLines(forecast, reader),
    },
  ];
  return [
    ...toTables(report, reader),
    ...lists
      .filter(({ lines }) => lines.length > 0)
      .map(({ title, lines }) => ({ title, lines: limitLines(lines, mail.chosen.more) })),
  ];
}

type ComparedRow = { name: string; amount: number; previous: number };

/** Compares the totals and the categories with the month before. */
function toTables(report: MonthReport, reader: MonthReader): Section[] {
  const { language, currency } = reader;
  const { month } = SERVER_TEXTS[language].mail.chosen;
  const columns = [
    monthName(report.month, reader),
    monthName(report.previous.period.from.slice(0, 7), reader),
  ];
  const table = (title: string, rows: readonly ComparedRow[]) => ({
    title,
    columns: columns as [string, string],
    rows: rows.map(({ name, amount, previous }) => ({
      name,
      amounts: [amount, previous].map((each) => formatAmount(each, currency, language)) as [string, string],
    })),
  });
  const totals = SIDES.map((side) => ({
    name: month[side],
    amount: report[side],
    previous: report.previous[side],
  }));
  const categories = toExpenseRows(report, reader);
  return [
    table(month.totals, totals),
    ...(categories.length === 0 ? [] : [table(month.categories, categories)]),
  ];
}

/** Returns the categories of expenses. Their rows add up to the totals of both months. */
function toExpenseRows(
  { categories }: MonthReport,
  { language, currency, categoryNames }: MonthReader,
): ComparedRow[] {
  const all = categories
    .filter(({ type, amount, previous }) => type === 'expense' && (amount > 0 || previous > 0))
    .map(({ category, amount, previous }) => ({
      name: preventLinks(categoryNames[category] ?? category),
      amount,
      previous,
    }));
  if (all.length <= MAX_CATEGORIES + 1) return all;
  const decimals = currencyDecimals(currency);
  const rest = all.slice(MAX_CATEGORIES);
  const sumRest = (side: 'amount' | 'previous') =>
    toMajorUnits(
      rest.reduce((sum, each) => sum + totalToMinorUnits(each[side], decimals), 0),
      decimals,
    );
  const name = SERVER_TEXTS[language].mail.chosen.month.rest;
  return [
    ...all.slice(0, MAX_CATEGORIES),
    { name, amount: sumRest('amount'), previous: sumRest('previous') },
  ];
}

function limitLines(lines: readonly string[], more: string): readonly string[] {
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES), fill(more, { count: String(lines.length - MAX_LINES) })];
}
