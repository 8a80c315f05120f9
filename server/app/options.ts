import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import type { AttemptLimitsOptions } from '#server/features/auth/attempt-limits.ts';
import type { MailLimitsOptions } from '#server/features/auth/mail-limits.ts';
import type { ImportLimitsOptions } from '#server/features/imports/import-limits.ts';
import type { Mailer } from '#server/mail/mailer.ts';

export type AppOptions = {
  config: Pick<
    Config,
    | 'allowedOrigins'
    | 'baseUrl'
    | 'publicUrl'
    | 'secret'
    | 'adminEmail'
    | 'supportEmail'
    | 'mail'
    | 'trustedProxies'
  > &
    Partial<Pick<Config, 'advisorModel' | 'areAddressesLogged'>>;
  database: Database;
  log: Logger;
  /** Sends mail. Without it, the settings name the mail server. */
  mailer?: Mailer | undefined;
  limits?: AttemptLimitsOptions | undefined;
  mailLimits?: MailLimitsOptions;
  importLimits?: ImportLimitsOptions;
  tokenRequestsPerMinute?: number;
  /** The most questions of one user to the advisor in a minute. */
  questionsPerMinute?: number;
  /** The longest time that a thread may take for one result. */
  resultTimeoutMs?: number;
  /** The folder of the built web. Without it, only the API is served. */
  webRoot?: string;
  /** The folder with the prerendered pages, and with the list of the files that each screen loads first. */
  pagesRoot?: string;
  backupFolder: string;
  /** The second folder to which each backup is copied. */
  backupCopyFolder?: string | undefined;
  /** Encrypts backups. */
  backupPassphrase?: string | undefined;
  now?: () => number;
  isStopping?: () => boolean;
};
