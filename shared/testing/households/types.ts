import type { Cadence } from '#shared/cadences.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';

/** The name of a payee as a user types it, and as a bank writes it. */
export type Payee = readonly [typed: string, bank: string];

export type MadeTransaction = {
  id: string;
  date: CalendarDay;
  type: TransactionType;
  amountMinor: number;
  category: string;
  description: string;
  /** The id of the series that it belongs to, or null. */
  truth: string | null;
};

/** Payments that really repeat in a household. */
export type Truth = {
  id: string;
  type: TransactionType;
  cadence: Cadence;
  /** Whether the amount is the same each time, except for changes of the price. */
  isFixed: boolean;
  /** Whether it may be recognised or not, such as a yearly tax refund or weekly shopping. */
  isOptional: boolean;
  /** Up to today, oldest first. */
  transactions: MadeTransaction[];
  isActive: boolean;
  /** The first payment after today; null if there is none. */
  next: { day: CalendarDay; amountMinor: number } | null;
  changes: { day: CalendarDay; fromMinor: number; toMinor: number }[];
  /** The days on which a payment was due but did not come. */
  missed: CalendarDay[];
};

export type Household = {
  kind: string;
  seed: number;
  firstDay: CalendarDay;
  today: CalendarDay;
  /** Up to today, oldest first. */
  transactions: MadeTransaction[];
  /** The transactions of the thirteen months after today, oldest first. */
  later: MadeTransaction[];
  truths: Truth[];
};

export type Country = {
  language: 'en' | 'es';
  /** The price, in minor units, of things that cost one euro in Spain. */
  unitMinor: number;
  /** Prices are multiples of this, in minor units. */
  roundMinor: number;
  /** Templates of banks' texts: `{}` is the payee, `#` a digit; `{month}`, `{date}` and `{city}` are filled in. */
  wordings: Record<'card' | 'debit' | 'transfer' | 'payroll', readonly string[]>;
  cities: readonly string[];
  employers: readonly Payee[];
  rent: readonly Payee[];
  mortgage: readonly Payee[];
  electricity: readonly Payee[];
  gas: readonly Payee[];
  water: readonly Payee[];
  internet: readonly Payee[];
  mobile: readonly Payee[];
  subscriptions: readonly Payee[];
  gyms: readonly Payee[];
  insurances: readonly Payee[];
  taxes: readonly Payee[];
  schools: readonly Payee[];
  lessons: readonly Payee[];
  transit: readonly Payee[];
  pensions: readonly Payee[];
  benefits: readonly Payee[];
  loans: readonly Payee[];
  donations: readonly Payee[];
  fees: readonly Payee[];
  clients: readonly Payee[];
  supermarkets: readonly Payee[];
  cafes: readonly Payee[];
  restaurants: readonly Payee[];
  shops: readonly Payee[];
  fuel: readonly Payee[];
  parking: readonly Payee[];
  taxis: readonly Payee[];
  health: readonly Payee[];
  friends: readonly Payee[];
  holidays: readonly Payee[];
  shocks: readonly Payee[];
};
