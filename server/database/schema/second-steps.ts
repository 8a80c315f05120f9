import type { Flag } from './flag.ts';

// Tables of the second step of sign-ins. Times are epoch milliseconds.

/** The secret of a user's authenticator app. */
export type TotpTable = {
  user_id: string;
  /** Base32, sealed with the installation's secret. */
  secret_sealed: string;
  /** Null until a code has confirmed it; before, it changes nothing. */
  confirmed_at: number | null;
  /** The time step of the last accepted code. No code of this or an earlier step is accepted again. */
  last_step: number;
  created_at: number;
};

export type RecoveryCodesTable = {
  user_id: string;
  code_hash: string;
  used_at: number | null;
};

/** A sign-in with the right password that still needs a code. */
export type HalfSignInsTable = {
  user_id: string;
  token_hash: string;
  wrong_codes: number;
  ends_at: number;
};

export type PasskeysTable = {
  user_id: string;
  /** The id of the credential, as base64url. */
  id: string;
  name: string;
  /** The host name for which it was made. */
  rp_id: string;
  /** COSE, as base64url. */
  public_key: string;
  counter: number;
  /** JSON of a list. */
  transports: string;
  /** Whether the user's devices share it. */
  is_synced: Flag;
  created_at: number;
  used_at: number | null;
  /** When the challenge was made that it last signed. Challenges of this or an earlier time are refused. */
  challenged_at: number;
};
