import { formatDay } from '#shared/calendar.ts';
import type { MonthReport } from '#shared/contract/reports.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import type { Language } from '#shared/languages.ts';
import { formatAmount, formatSignedAmount } from '#shared/money.ts';
import { paths } from '#shared/paths.ts';
import type { Letter } from '../outbox.ts';
import { stopLinks } from './chosen-letters.ts';
import { fill, writeLetter, type Recipient } from './letter.ts';
import { typedText } from './typed-text.ts';

const MAX_CATEGORIES = 6;

type MonthMail = {
  report: MonthReport;
  currency: string;
  /** Without amounts it says only that the report is there. */
  hasAmounts: boolean;
  /** The names of categories, which somebody may have typed, by their ids. */
  categoryNames: Readonly<Record<string, string>>;
  /** The address of the product, without a slash at the end. */
  baseUrl: string;
  /** The token that switches the letter off. */
  stopToken: string;
  expiresAt: number;
};

/** The report of a month in short, with a link to the whole. */
export function monthLetter(to: Recipient, mail: MonthMail): Letter {
  const { report, baseUrl, expiresAt, hasAmounts } = mail;
  const { month } = report;
  return writeLetter(to, {
    kind: hasAmounts ? 'monthReport' : 'monthReportPlain',
    link: `${baseUrl}${paths.reportsMonth}?month=${month}`,
    baseUrl,
    values: { month: formatDay(`${month}-01`, to.language, { month: 'long', year: 'numeric' }) },
    sections: hasAmounts ? sectionsOf(to.language, mail) : [],
    stop: stopLinks(mail),
    expiresAt,
  });
}

function sectionsOf(language: Language, { report, currency, categoryNames }: MonthMail) {
  const { month } = SERVER_TEXTS[language].mail.chosen;
  const amount = (value: number) => formatAmount(value, currency, language);
  const totals = (['income', 'expenses', 'balance'] as const).map((side) =>
    fill(month.line, {
      name: month[side],
      amount: amount(report[side]),
      before: amount(report.previous[side]),
    }),
  );
  const expenses = report.categories.filter((each) => each.type === 'expense' && each.amount > 0);
  const categories = expenses.slice(0, MAX_CATEGORIES).map((each) =>
    fill(month.line, {
      name: typedText(categoryNames[each.category] ?? each.category),
      amount: amount(each.amount),
      before: amount(each.previous),
    }),
  );
  const missed = report.recurring.missed.map(({ description, amount: due, type }) =>
    [typedText(description), formatSignedAmount(type === 'expense' ? -due : due, currency, language)].join(
      ' · ',
    ),
  );
  return [
    { title: month.totals, lines: totals },
    { title: month.categories, lines: categories },
    { title: month.missed, lines: missed.slice(0, MAX_CATEGORIES) },
  ].filter(({ lines }) => lines.length > 0);
}
