import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

// Links and codes that give access to an account. Each is stored as a hash, or sealed.

/** Links for a new password; only the hash of a link is stored. */
export type PasswordResetsTable = {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  /**
   * Whether the link was mailed to the account's address. A link that an administrator hands over proves no
   * address.
   */
  is_mailed: Generated<Flag>;
};

/** At most one requested change of address per user. Both addresses must confirm it. */
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

/** Links that allow one sign-up while registration is not open. Only the hash of a link is stored. */
export type InvitesTable = {
  id: string;
  token_hash: string;
  note: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

/** The code for the first administrator's sign-up, sealed with the secret. At most one row. */
export type SetupCodesTable = {
  id: string;
  sealed: string;
  /** Until this instant, the code is reserved for a sign-up in progress. */
  held_until: number;
};
