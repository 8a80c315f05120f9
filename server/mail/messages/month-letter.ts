import { formatDay } from '#shared/calendar.ts';
import type { MonthReport } from '#shared/contract/reports.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { formatAmount } from '#shared/money.ts';
import { paths } from '#shared/paths.ts';
import type { Letter } from '../outbox.ts';
import { stopLinks } from './chosen-letters.ts';
import { fill, writeLetter, type Recipient } from './letter.ts';
import { forecastLines, missedLines, noticeLines, SIDES, type MonthReader } from './month-lines.ts';
import { typedText } from './typed-text.ts';

/** The most lines of one list. */
const MAX_LINES = 6;

type MonthMail = Omit<MonthReader, 'language'> & {
  report: MonthReport;
  /** Without amounts it says only that the report is there. */
  hasAmounts: boolean;
  /** The address of the product, without a slash at the end. */
  baseUrl: string;
  /** The token that switches the letter off. */
  stopToken: string;
  expiresAt: number;
};

/** The report of a month in short, with a link to the whole. */
export function monthLetter(to: Recipient, mail: MonthMail): Letter {
  const { report, baseUrl, expiresAt, hasAmounts, currency, categoryNames } = mail;
  const { month } = report;
  return writeLetter(to, {
    kind: hasAmounts ? 'monthReport' : 'monthReportPlain',
    link: `${baseUrl}${paths.reportsMonth}?month=${month}`,
    baseUrl,
    values: { month: formatDay(`${month}-01`, to.language, { month: 'long', year: 'numeric' }) },
    sections: hasAmounts ? sectionsOf(report, { language: to.language, currency, categoryNames }) : [],
    stop: stopLinks(mail),
    expiresAt,
  });
}

/** What the screen of the report says, in its words. */
function sectionsOf(report: MonthReport, reader: MonthReader) {
  const { language, currency, categoryNames } = reader;
  const { mail, notices, reports } = SERVER_TEXTS[language];
  const { month } = mail.chosen;
  const line = (name: string, now: number, before: number) =>
    fill(month.line, {
      name,
      amount: formatAmount(now, currency, language),
      before: formatAmount(before, currency, language),
    });
  const { forecast } = report;
  const expenses = report.categories.filter((each) => each.type === 'expense' && each.amount > 0);
  const nextMonth = formatDay(`${forecast?.month}-01`, language, { month: 'long', year: 'numeric' });
  return [
    {
      title: month.totals,
      lines: SIDES.map((side) => line(month[side], report[side], report.previous[side])),
    },
    {
      title: month.categories,
      lines: expenses.map(({ category, amount, previous }) =>
        line(typedText(categoryNames[category] ?? category), amount, previous),
      ),
    },
    { title: month.missed, lines: missedLines(report.recurring, reader) },
    { title: notices.title, lines: noticeLines(report.notices, reader) },
    {
      title: fill(reports.month.forecast, { month: nextMonth }),
      lines: forecast === null ? [] : forecastLines(forecast, reader),
    },
  ]
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({ title, lines: fewOf(lines, mail.chosen.more) }));
}

function fewOf(lines: readonly string[], more: string): readonly string[] {
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES), fill(more, { count: String(lines.length - MAX_LINES) })];
}
