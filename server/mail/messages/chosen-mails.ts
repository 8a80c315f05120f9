import { formatDay, type CalendarDay } from '#shared/calendar.ts';
import { ALL_EXPENSES, type ALERT_LEVELS } from '#shared/contract/budgets.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import type { Language } from '#shared/languages.ts';
import { formatSignedAmount } from '#shared/money.ts';
import { paths } from '#shared/paths.ts';
import type { Mail } from '../outbox.ts';
import { fill, writeMail, type Recipient } from './write-mail.ts';
import { preventLinks } from './prevent-links.ts';

// Mails that a user has switched on.

/** The most lines of one list. */
const MAX_LINES = 20;

type ChosenMailContext = {
  /** The address of the product, without a slash at the end. */
  baseUrl: string;
  /** The token that switches the mail off. */
  stopToken: string;
};

type Reminder = ChosenMailContext & {
  due: readonly Occurrence[];
  /** The day of the occurrences in `due`. */
  tomorrow: CalendarDay;
  waiting: readonly Occurrence[];
  currency: string;
  expiresAt: number;
};

/** Writes the mail about the occurrences that are due tomorrow and those that wait. */
export function reminderMail(recipient: Recipient, reminder: Reminder): Mail {
  const { due, tomorrow, waiting, currency, baseUrl, expiresAt } = reminder;
  const { chosen } = SERVER_TEXTS[recipient.language].mail;
  const lines = (items: readonly Occurrence[]) => toLines(items, { language: recipient.language, currency });
  const sections = [
    {
      title: fill(chosen.tomorrow, { day: dayText(tomorrow, recipient.language) }),
      lines: lines(due),
    },
    { title: chosen.waiting, lines: lines(waiting) },
  ];
  return writeMail(recipient, {
    kind: 'reminder',
    link: baseUrl + paths.recurring,
    baseUrl,
    sections: sections.filter((section) => section.lines.length > 0),
    stop: stopLinks(reminder),
    expiresAt,
  });
}

type BudgetAlert = ChosenMailContext & {
  category: string;
  /** The name of a category, which the user may have typed. */
  categoryName: string | undefined;
  month: string;
  level: (typeof ALERT_LEVELS)[number];
};

/** Writes the mail that a budget is spent, or nearly spent. */
export function budgetMail(recipient: Recipient, alert: BudgetAlert): Mail {
  const { category, categoryName, month, level, baseUrl } = alert;
  const { chosen } = SERVER_TEXTS[recipient.language].mail;
  const name = category === ALL_EXPENSES ? chosen.allExpenses : preventLinks(categoryName ?? category);
  const monthName = formatDay(`${month}-01`, recipient.language, { month: 'long', year: 'numeric' });
  return writeMail(recipient, {
    kind: level === 100 ? 'budgetSpent' : 'budgetNearlySpent',
    link: baseUrl + paths.budgets,
    baseUrl,
    values: { category: name, month: monthName },
    stop: stopLinks(alert),
  });
}

/** Returns the links that switch a mail off: a screen that asks first, and the address that a mail program posts to. */
export function stopLinks({ baseUrl, stopToken }: ChosenMailContext) {
  return {
    link: `${baseUrl}${paths.stopMails}?token=${stopToken}`,
    post: `${baseUrl}/api/v1/stop-mails/${stopToken}`,
  };
}

type Reader = { language: Language; currency: string };

function toLines(items: readonly Occurrence[], reader: Reader): string[] {
  const { chosen } = SERVER_TEXTS[reader.language].mail;
  const lines = items.slice(0, MAX_LINES).map((item) => toLine(item, reader));
  const rest = items.length - lines.length;
  return rest > 0 ? [...lines, fill(chosen.more, { count: String(rest) })] : lines;
}

function toLine(item: Occurrence, { language, currency }: Reader): string {
  const { chosen } = SERVER_TEXTS[language].mail;
  const signed = item.type === 'expense' ? -item.amount : item.amount;
  const amount = formatSignedAmount(signed, currency, language);
  return [
    dayText(item.dueDay, language),
    preventLinks(item.description),
    item.isEstimate ? fill(chosen.estimated, { amount }) : amount,
  ].join(' · ');
}

function dayText(day: CalendarDay, language: Language): string {
  return formatDay(day, language, { day: 'numeric', month: 'long' });
}
