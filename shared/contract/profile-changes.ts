import * as z from 'zod/mini';
import { TERMS_VERSION } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { Currency, DisplayName, Language, Success, Theme, TimeZone } from './fields.ts';
import { MonthStart, Profile } from './profile.ts';

/** The fields a user may change. `uid`, `email` and `createdAt` are accepted and ignored (spec section 5). */
const ProfileChanges = z.strictObject({
  displayName: z.optional(DisplayName),
  language: z.optional(Language),
  currency: z.optional(Currency),
  timeZone: z.optional(TimeZone),
  theme: z.optional(Theme),
  firstDayOfWeek: z.optional(z.union([z.literal(0), z.literal(1), z.literal(6)])),
  monthStartsOn: z.optional(MonthStart),
  mails: z.optional(
    z.strictObject({
      reminders: z.optional(z.boolean()),
      budgetAlerts: z.optional(z.boolean()),
      monthReport: z.optional(z.boolean()),
      monthAmounts: z.optional(z.boolean()),
    }),
  ),
  uid: z.optional(z.unknown()),
  email: z.optional(z.unknown()),
  createdAt: z.optional(z.unknown()),
});
export type ProfileChanges = z.infer<typeof ProfileChanges>;

const common = { tag: 'Profile', access: 'user' } as const;

export const updateProfile = endpoint({
  ...common,
  method: 'PATCH',
  path: '/api/v1/me',
  summary: 'Change the display name and the preferences',
  failure: 'profileUpdateFailed',
  errors: ['currencyLocked', 'emailNotConfirmed', 'mailUnavailable', 'profileMissingAfterUpdate'],
  body: ProfileChanges,
  output: Profile,
});

export const acceptTerms = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/me/terms',
  summary: 'Accept the terms and conditions and the privacy policy',
  failure: 'termsUpdateFailed',
  errors: ['termsNotAccepted'],
  body: z.strictObject({
    accepted: z.literal(true, { error: 'termsNotAccepted' }),
    version: z.optional(z.literal(TERMS_VERSION)),
  }),
  output: Profile,
});

export const setOffline = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/me/offline',
  isOpenInMaintenance: true,
  summary: 'Count as offline from now on',
  failure: 'offlineFailed',
  output: Success,
});
