import type { SignUp } from '#shared/contract/auth.ts';
import type { Profile } from '#shared/contract/profile.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import type { Background } from '#server/http/background.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import type { EmailVerifications } from '../email-verification/verifications.ts';
import type { Identity } from '../identity.ts';
import type { Invites } from '../invites/invites.ts';
import type { MailLimits } from '../mail-limits.ts';
import type { RequireGoodPassword } from '../passwords.ts';
import type { SetupCode } from '../setup-code/setup-code.ts';

type NewUser = Pick<SignUp, 'language' | 'currency' | 'timeZone' | 'termsAccepted'> & {
  uid: string;
  email: string;
  displayName: string | undefined;
  isAdmin: boolean;
};

export type SignUpOptions = {
  identity: Identity;
  currentSettings: () => Promise<SystemSettings>;
  isEmailTaken: (email: string) => Promise<boolean>;
  requireGoodPassword: RequireGoodPassword;
  setupCode: SetupCode;
  invites: Invites;
  verifications: EmailVerifications;
  /** Deletes an account whose profile could not be made. */
  discardAccount: (userId: string) => Promise<void>;
  discardPending: (email: string) => Promise<void>;
  background: Background;
  limits: AttemptLimits;
  mailLimits: MailLimits;
  /** Whether a new address must be confirmed before its account can be used. */
  areAddressesConfirmed: () => Promise<boolean>;
  /** Called after the account was made; makes the user's profile. */
  onUserCreated: (user: NewUser) => Promise<Profile>;
};
