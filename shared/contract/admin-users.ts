import * as z from 'zod/mini';
import { AuditEntry } from './audit.ts';
import { endpoint } from './endpoint.ts';
import { Instant, line, TransactionId } from './fields.ts';
import { pageOf, pageQuery } from './pages.ts';
import { Profile } from './profile.ts';

/** Of the part of a name or an e-mail address that users are searched by. */
export const MAX_USER_SEARCH_LENGTH = 100;

const user = {
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  role: Profile.shape.role,
  isAdmin: z.boolean(),
  isSuspended: z.boolean(),
  plan: Profile.shape.plan,
  isOnline: z.boolean(),
  lastSeen: z.nullable(Instant),
  createdAt: Instant,
};

/** What an administrator sees of somebody; never an amount or a description. */
export const AdminUser = z.strictObject(user);
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminUserDetails = z.strictObject({
  ...user,
  updatedAt: Instant,
  onlineSince: z.nullable(Instant),
  /** Whether the account cannot be used before its address is confirmed. */
  isAwaitingConfirmation: z.boolean(),
  /** When a mailed link showed that the address is theirs; null while none did. */
  emailCheckedAt: z.nullable(Instant),
  termsAccepted: z.boolean(),
  termsVersion: z.number(),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  language: Profile.shape.language,
  timeZone: z.string(),
  /** Where they are signed in; none while they are suspended. */
  sessions: z.array(
    z.strictObject({
      createdAt: Instant,
      lastUsedAt: Instant,
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
    }),
  ),
  /** How many transactions they have; what is in them is theirs. */
  records: z.strictObject({ expenses: z.number(), incomes: z.number() }),
  /** The latest that was done to the account. */
  audit: z.array(AuditEntry),
});
export type AdminUserDetails = z.infer<typeof AdminUserDetails>;

export const USER_SORTS = ['newest', 'oldest', 'name', 'email', 'lastSeen'] as const;

const search = {
  q: z.optional(line(MAX_USER_SEARCH_LENGTH)),
  role: z.optional(z.enum(['admin', 'user'])),
  status: z.optional(z.enum(['active', 'suspended'])),
  online: z.optional(z.enum(['yes', 'no'])),
  sort: z.optional(z.enum(USER_SORTS)),
};

const UserSearch = z.strictObject(search);
export type UserSearch = z.infer<typeof UserSearch>;

const common = { tag: 'Administration', access: 'admin' } as const;

export const listUsers = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/admin/users',
  summary: 'The users, the newest first; found by name or e-mail address, role, status and presence',
  failure: 'usersFetchFailed',
  query: z.strictObject({ ...pageQuery, ...search }),
  output: pageOf(AdminUser),
});

export const exportUsers = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/admin/users.csv',
  summary: 'The users that a search finds, as CSV',
  failure: 'usersFetchFailed',
  query: UserSearch,
  output: z.string(),
  answerTypes: ['text/csv'],
});

const byId = z.strictObject({ id: TransactionId });

export const getUser = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/admin/users/:id',
  summary: 'What an administrator may know of a user',
  errors: ['userNotFound'],
  params: byId,
  output: AdminUserDetails,
});

/** Something is to be there; what is no boolean counts as false (spec section 5). */
const LooseBoolean = z.pipe(
  z.unknown().check(z.refine((value) => value !== undefined, { error: 'required' })),
  z.transform((value) => value === true),
);

const roleChange = {
  ...common,
  method: 'PUT',
  failure: 'roleUpdateFailed',
  body: z.strictObject({ isAdmin: LooseBoolean }),
} as const;

export const setRole = endpoint({
  ...roleChange,
  path: '/api/v1/admin/users/:id/role',
  needsProof: true,
  summary: 'Make somebody else an administrator, or no longer one',
  errors: ['userNotFound', 'ownRoleChange', 'lastActiveAdmin', 'roleUserMissingAfterUpdate'],
  params: byId,
  output: AdminUser,
});

export const setRoleWithoutId = endpoint({
  ...roleChange,
  path: '/api/v1/admin/users/role',
  summary: 'Answers which id is missing',
  errors: ['adminIdsMissing'],
  output: AdminUser,
});

const suspension = {
  ...common,
  method: 'PUT',
  failure: 'suspensionUpdateFailed',
  body: z.strictObject({ isSuspended: LooseBoolean }),
} as const;

export const setSuspension = endpoint({
  ...suspension,
  path: '/api/v1/admin/users/:id/suspension',
  summary: 'Suspend somebody, which ends every session of theirs at once, or let them in again',
  errors: ['userNotFound', 'ownSuspension', 'lastActiveAdmin', 'suspensionUserMissingAfterUpdate'],
  params: byId,
  output: AdminUser,
});

export const setSuspensionWithoutId = endpoint({
  ...suspension,
  path: '/api/v1/admin/users/suspension',
  summary: 'Answers which id is missing',
  errors: ['adminIdsMissing'],
  output: AdminUser,
});

export const makeResetLink = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/admin/users/:id/reset-link',
  summary: 'Make a link for a new password, to be handed to its owner; it is shown this once',
  needsProof: true,
  failure: 'resetLinkFailed',
  errors: ['userNotFound', 'resetLinksForbidden'],
  status: 201,
  params: byId,
  output: z.strictObject({ link: z.string(), expiresAt: Instant }),
});
