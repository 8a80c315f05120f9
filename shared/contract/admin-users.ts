import * as z from 'zod/mini';
import { AuditEntry } from './audit.ts';
import { endpoint } from './endpoint.ts';
import { Instant, line } from './fields.ts';
import { ById, Day } from './record-fields.ts';
import { pageOf, pageQuery } from './pages.ts';
import { Profile } from './profile.ts';

/** The longest text that users can be searched by. */
export const MAX_USER_SEARCH_LENGTH = 100;

const user = {
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  role: Profile.shape.role,
  isAdmin: z.boolean(),
  isSuspended: z.boolean(),
  plan: Profile.shape.plan,
  premiumUntil: Profile.shape.premiumUntil,
  premiumSource: Profile.shape.premiumSource,
  /** Whether the user's own plan is Premium and not over, even if the installation gives Premium to everyone. */
  hasPremiumPlan: z.boolean(),
  /** The time of their request for Premium while it is open; null without one. */
  premiumRequestedAt: z.nullable(Instant),
  /** Whether their sign-ins need a code besides the password. */
  hasTwoStep: z.boolean(),
  isOnline: z.boolean(),
  lastSeen: z.nullable(Instant),
  createdAt: Instant,
};

/** A user as an administrator sees them, without amounts or descriptions. */
export const AdminUser = z.strictObject(user);
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminUserDetails = z.strictObject({
  ...user,
  updatedAt: Instant,
  /** Their message with the open request for Premium; '' without a message or a request. */
  premiumMessage: z.string(),
  onlineSince: z.nullable(Instant),
  /** Whether the account is locked until its address is confirmed. */
  isAwaitingConfirmation: z.boolean(),
  /** The time at which a mailed link proved that the address is theirs; null until then. */
  emailCheckedAt: z.nullable(Instant),
  termsAccepted: z.boolean(),
  termsVersion: z.number(),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  language: Profile.shape.language,
  timeZone: z.string(),
  /** Their open sessions; none while they are suspended. */
  sessions: z.array(
    z.strictObject({
      createdAt: Instant,
      lastUsedAt: Instant,
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
    }),
  ),
  /** The number of their transactions. Administrators see no content of any. */
  records: z.strictObject({ expenses: z.number(), incomes: z.number() }),
  /** The latest audit acts on the account. */
  audit: z.array(AuditEntry),
});
export type AdminUserDetails = z.infer<typeof AdminUserDetails>;

export const USER_SORTS = ['newest', 'oldest', 'name', 'email', 'lastSeen'] as const;

const search = {
  q: z.optional(line(MAX_USER_SEARCH_LENGTH)),
  role: z.optional(z.enum(['admin', 'user'])),
  status: z.optional(z.enum(['active', 'suspended'])),
  online: z.optional(z.enum(['yes', 'no'])),
  /** `requested`: users with an open request for Premium. */
  plan: z.optional(z.enum(['free', 'premium', 'requested'])),
  sort: z.optional(z.enum(USER_SORTS)),
};

const UserSearch = z.strictObject(search);
export type UserSearch = z.infer<typeof UserSearch>;

const common = { tag: 'Administration', access: 'admin' } as const;

export const listUsers = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/admin/users',
  summary: 'List the users, newest first. Search by name or e-mail address, role, status, presence and plan',
  failure: 'usersFetchFailed',
  query: z.strictObject({ ...pageQuery, ...search }),
  output: pageOf(AdminUser),
});

export const exportUsers = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/admin/users.csv',
  summary: 'Download the users that a search finds as CSV',
  failure: 'usersFetchFailed',
  query: UserSearch,
  output: z.string(),
  responseTypes: ['text/csv'],
});

export const getUser = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/admin/users/:id',
  summary: 'Get the details of a user that an administrator may see',
  errors: ['userNotFound'],
  params: ById,
  output: AdminUserDetails,
});

/** Required. Every value except `true` counts as false (spec section 5). */
const LooseBoolean = z.pipe(
  z.unknown().check(z.refine((value) => value !== undefined, { error: 'required' })),
  z.transform((value) => value === true),
);

const roleChange = {
  ...common,
  method: 'PUT',
  failure: 'roleUpdateFailed',
  body: z.strictObject({ isAdmin: LooseBoolean }),
  output: AdminUser,
} as const;

export const setRole = endpoint({
  ...roleChange,
  path: '/api/v1/admin/users/:id/role',
  needsProof: true,
  summary: "Give another user the administrator's role, or take it away",
  errors: ['userNotFound', 'ownRoleChange', 'lastActiveAdmin', 'roleUserMissingAfterUpdate'],
  params: ById,
});

export const setRoleWithoutId = endpoint({
  ...roleChange,
  path: '/api/v1/admin/users/role',
  summary: 'Refuse a change of role without the id of a user',
  errors: ['adminIdsMissing'],
});

const suspension = {
  ...common,
  method: 'PUT',
  failure: 'suspensionUpdateFailed',
  body: z.strictObject({ isSuspended: LooseBoolean }),
  output: AdminUser,
} as const;

export const setSuspension = endpoint({
  ...suspension,
  path: '/api/v1/admin/users/:id/suspension',
  summary: 'Suspend a user, which ends all their sessions at once, or reactivate them',
  errors: ['userNotFound', 'ownSuspension', 'lastActiveAdmin', 'suspensionUserMissingAfterUpdate'],
  params: ById,
});

export const setSuspensionWithoutId = endpoint({
  ...suspension,
  path: '/api/v1/admin/users/suspension',
  summary: 'Refuse a suspension without the id of a user',
  errors: ['adminIdsMissing'],
});

export const makeResetLink = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/admin/users/:id/reset-link',
  summary: "Make a password link to hand to the account's owner. It is shown only once",
  needsProof: true,
  failure: 'resetLinkFailed',
  errors: ['userNotFound', 'resetLinksForbidden'],
  status: 201,
  params: ById,
  output: z.strictObject({ link: z.string(), expiresAt: Instant }),
});

export const removeTwoStep = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/admin/users/:id/remove-two-step',
  summary:
    'Turn off the code at sign-in and delete the passkeys of a user who has lost their app and their recovery codes',
  needsProof: true,
  errors: ['userNotFound'],
  params: ById,
  output: AdminUser,
});

export const setPlan = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/v1/admin/users/:id/plan',
  summary: 'Set the plan of a user, and its last day if it has one. Premium grants an open request',
  failure: 'planUpdateFailed',
  errors: ['userNotFound'],
  params: ById,
  body: z.strictObject({ plan: Profile.shape.plan, until: z.nullable(Day) }),
  output: AdminUser,
});

export const declinePremium = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/admin/users/:id/premium-request/decline',
  summary: 'Decline the open request of a user for Premium',
  failure: 'planUpdateFailed',
  errors: ['userNotFound', 'premiumRequestNotFound'],
  params: ById,
  output: AdminUser,
});
