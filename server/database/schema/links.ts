import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

// Links and codes that open an account; each is stored as a hash or sealed.

/** Links for a new password; only the hash of a link is stored. */
export type PasswordResetsTable = {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  /**
   * Whether the link was mailed to the account's address; a link handed over by an administrator proves no
   * address.
   */
  is_mailed: Generated<Flag>;
};

/** At most one requested change of e-mail address a user; both addresses have to confirm it. */
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

/** Links that prove that an e-mail address belongs to the user who signed up with it. */
export type EmailVerificationsTable = {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

/** Unused, but instances of the previous version still write to it. Dropped with the next version. */
export type RepeatedSignUpsTable = {
  user_id: string;
  password: string;
  created_at: number;
};

/** Links that allow one sign-up where registration is not open; only the hash of a link is stored. */
export type InvitesTable = {
  id: string;
  token_hash: string;
  note: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

/** The code that makes the first administrator, readable only with the secret; at most one row. */
export type SetupCodesTable = {
  id: string;
  sealed: string;
  /** A sign-up that gave the code is under way until then. */
  held_until: number;
};
