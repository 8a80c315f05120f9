import * as z from 'zod/mini';
import { TERMS_VERSION } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { Currency, DisplayName, Instant, Language, Success, Theme, TimeZone } from './fields.ts';

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
  plan: z.enum(['free', 'premium']),
  language: Language,
  currency: z.string(),
  timeZone: z.string(),
  theme: Theme,
  /** 0 for Sunday, 1 for Monday, 6 for Saturday. */
  firstDayOfWeek: z.number(),
  unreadNotifications: z.number(),
  createdAt: Instant,
  updatedAt: Instant,
  isOnline: z.boolean(),
  lastSeen: z.nullable(Instant),
});
export type Profile = z.infer<typeof Profile>;

/** The fields a user may change. `uid`, `email` and `createdAt` are accepted and ignored (spec section 5). */
const ProfileChanges = z.strictObject({
  displayName: z.optional(DisplayName),
  language: z.optional(Language),
  currency: z.optional(Currency),
  timeZone: z.optional(TimeZone),
  theme: z.optional(Theme),
  firstDayOfWeek: z.optional(z.union([z.literal(0), z.literal(1), z.literal(6)])),
  uid: z.optional(z.unknown()),
  email: z.optional(z.unknown()),
  createdAt: z.optional(z.unknown()),
});
export type ProfileChanges = z.infer<typeof ProfileChanges>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/v1/me',
  summary: 'Get the profile of the signed-in user',
  tag: 'Profile',
  access: 'user',
  output: Profile,
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/v1/me',
  summary: 'Change the display name and the preferences',
  tag: 'Profile',
  access: 'user',
  failure: 'profileUpdateFailed',
  errors: ['currencyLocked', 'profileMissingAfterUpdate'],
  body: ProfileChanges,
  output: Profile,
});

export const acceptTerms = endpoint({
  method: 'POST',
  path: '/api/v1/me/terms',
  summary: 'Accept the terms and conditions and the privacy policy',
  tag: 'Profile',
  access: 'user',
  failure: 'termsUpdateFailed',
  errors: ['termsNotAccepted'],
  body: z.strictObject({
    accepted: z.literal(true, { error: 'termsNotAccepted' }),
    version: z.optional(z.literal(TERMS_VERSION)),
  }),
  output: Profile,
});

export const setOffline = endpoint({
  method: 'POST',
  path: '/api/v1/me/offline',
  isOpenInMaintenance: true,
  summary: 'Count as offline from now on',
  tag: 'Profile',
  access: 'user',
  failure: 'offlineFailed',
  output: Success,
});
