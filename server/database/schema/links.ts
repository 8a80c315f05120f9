import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

// Links and codes that open an account; each is stored as a hash or sealed.

/** Links for a new password; a link itself is stored nowhere, only its hash. */
export type PasswordResetsTable = {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  /** Whether the link went to the account's address; one that an administrator hands over proves no address. */
  is_mailed: Generated<Flag>;
};

/** At most one wish a user for another e-mail address, which both addresses have to confirm. */
export type EmailChangesTable = {
  user_id: string;
  new_email: string;
  current_token_hash: string;
  new_token_hash: string;
  current_confirmed_at: number | null;
  new_confirmed_at: number | null;
  created_at: number;
  expires_at: number;
  done_at: number | null;
};

/** Links that show that an e-mail address belongs to who signed up with it. */
export type EmailVerificationsTable = {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

/** Unused; instances of the version before still write to it. Dropped with the next version. */
export type RepeatedSignUpsTable = {
  user_id: string;
  password: string;
  created_at: number;
};

/** Links that let somebody sign up where not everybody may; a link itself is stored nowhere. */
export type InvitesTable = {
  id: string;
  token_hash: string;
  note: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

/** The code that makes the first administrator, readable with the secret only; at most one row. */
export type SetupCodesTable = {
  id: string;
  sealed: string;
  /** Until then a sign-up that brought the code is under way. */
  held_until: number;
};
