// Converts the rows of the bare server to the JSON that Saldo sends.

export type Row = Record<string, string | number | null>;

export const DAY_MS = 86_400_000;
const LONGEST_MONTH_DAYS = 31;

/** The month or the years before a period of whole months. */
export function periodBefore(from: string, to: string): { from: string; to: string } {
  const first = new Date(from);
  const months = (new Date(to).getTime() - first.getTime()) / DAY_MS > LONGEST_MONTH_DAYS ? 120 : 1;
  const before = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() - months, 1));
  return { from: toDay(before), to: toDay(new Date(first.getTime() - DAY_MS)) };
}

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

export function toDays(rows: readonly Row[], from: string, to: string) {
  const byDay = new Map<unknown, { income: number; expense: number }>();
  for (const row of rows) {
    const day = byDay.get(row['date']) ?? { income: 0, expense: 0 };
    day[row['type'] as 'income' | 'expense'] = Number(row['total']);
    byDay.set(row['date'], day);
  }
  const days = [];
  const end = Date.parse(to);
  for (let time = Date.parse(from); time <= end; time += DAY_MS) {
    const date = toDay(new Date(time));
    const day = byDay.get(date);
    days.push({ date, income: toMajor(day?.income ?? 0), expenses: toMajor(day?.expense ?? 0) });
  }
  return days;
}

export function toSums(rows: readonly Row[]) {
  const total = (type: string) => Number(rows.find((row) => row['type'] === type)?.['total'] ?? 0);
  const [income, expense] = [total('income'), total('expense')];
  return { income: toMajor(income), expenses: toMajor(expense), balance: toMajor(income - expense) };
}

export const toMajor = (minor: unknown): number => Number(minor) / 100;

export function newestFirst(one: Row, other: Row): number {
  if (one['date'] !== other['date']) return String(one['date']) < String(other['date']) ? 1 : -1;
  return String(one['id']) < String(other['id']) ? 1 : -1;
}

export function toTransaction(row: Row) {
  return {
    id: row['id'],
    userId: row['user_id'],
    type: row['type'],
    amount: toMajor(row['amount_minor']),
    description: row['description'],
    category: row['category'],
    date: row['date'],
    note: row['note'],
    tags: String(row['tags']).split('|').filter(Boolean),
    groupId: row['group_id'],
    createdAt: toIso(row['created_at']),
    updatedAt: toIso(row['updated_at']),
  };
}

const toIso = (time: unknown): string => new Date(Number(time)).toISOString();

export function toProfile(row: Row, presence: Row) {
  const is = (column: string) => row[column] === 1;
  return {
    uid: row['user_id'],
    email: row['email'],
    displayName: row['display_name'],
    photoURL: row['photo_url'],
    city: row['city'],
    country: row['country'],
    locationDeclined: is('location_declined'),
    termsAccepted: is('terms_accepted'),
    termsVersion: row['terms_version'],
    isAdmin: is('is_admin'),
    isSuspended: is('is_suspended'),
    role: is('is_admin') ? 'admin' : 'user',
    plan: row['plan'],
    premiumUntil: row['premium_until'],
    premiumSource: row['premium_source'],
    hasPremium: true,
    language: row['language'],
    currency: row['currency'],
    timeZone: row['time_zone'],
    theme: row['theme'],
    firstDayOfWeek: row['first_day_of_week'],
    monthStartsOn: Number(row['month_starts_on']),
    isEmailConfirmed: row['email_checked_at'] !== null,
    mails: {
      reminders: is('mails_reminders'),
      budgetAlerts: is('mails_budget_alerts'),
      monthReport: is('mails_month_report'),
      monthAmounts: is('mails_month_amounts'),
    },
    unreadNotifications: presence['notifications'],
    unreadAnswers: presence['unread'],
    createdAt: toIso(row['created_at']),
    updatedAt: toIso(row['updated_at']),
    isOnline: presence['is_online'] === 1,
    lastSeen: toIso(presence['last_seen']),
  };
}
