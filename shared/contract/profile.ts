import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant, Language, Theme } from './fields.ts';

export const MonthStart = z.union([z.number().check(z.int(), z.gte(1), z.lte(28)), z.literal('lastWorkday')]);
export type MonthStart = z.infer<typeof MonthStart>;

const Mails = z.strictObject({
  /** Lists what is due tomorrow and what waits for the user, at most once a day. */
  reminders: z.boolean(),
  budgetAlerts: z.boolean(),
  /** Reports the month before, in the first days of each month. */
  monthReport: z.boolean(),
  /** Whether the mail of `monthReport` has amounts. */
  monthAmounts: z.boolean(),
});

/** The user document of spec section 3, with the user's preferences. */
export const Profile = z.strictObject({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** An ISO 3166 code, or a typed name. */
  country: z.nullable(z.string()),
  locationDeclined: z.boolean(),
  termsAccepted: z.boolean(),
  termsVersion: z.number(),
  isAdmin: z.boolean(),
  isSuspended: z.boolean(),
  role: z.enum(['admin', 'user']),
  /** The user's own plan, which may be over. */
  plan: z.enum(['free', 'premium']),
  /** The last day of the plan, `yyyy-MM-dd`, in the user's time zone; null if it has no end. */
  premiumUntil: z.nullable(z.string()),
  /** Whether the user asked for the plan or an administrator gave it. */
  premiumSource: z.nullable(z.enum(['request', 'grant'])),
  /** Whether the user has Premium now: by the plan, or because the installation gives it to everyone. */
  hasPremium: z.boolean(),
  language: Language,
  currency: z.string(),
  timeZone: z.string(),
  theme: Theme,
  /** 0 for Sunday, 1 for Monday, 6 for Saturday. */
  firstDayOfWeek: z.number(),
  /** The day on which a budget month starts: 1 to 28, or the last workday of the month before. */
  monthStartsOn: MonthStart,
  /** Whether a mailed link proved that the address is the user's. */
  isEmailConfirmed: z.boolean(),
  /** The mails that the user has switched on. */
  mails: Mails,
  unreadNotifications: z.number(),
  /** Conversations with the administrators that have an unread answer. */
  unreadAnswers: z.number(),
  createdAt: Instant,
  updatedAt: Instant,
  isOnline: z.boolean(),
  lastSeen: z.nullable(Instant),
});
export type Profile = z.infer<typeof Profile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/v1/me',
  summary: 'Get the profile of the signed-in user',
  tag: 'Profile',
  access: 'user',
  output: Profile,
});
