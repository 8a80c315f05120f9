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
    Partial<Pick<Config, 'advisorModel'>>;
  database: Database;
  log: Logger;
  /** Delivers mail; without one no mail is written. */
  mailer?: Mailer | undefined;
  limits?: AttemptLimitsOptions | undefined;
  mailLimits?: MailLimitsOptions;
  importLimits?: ImportLimitsOptions;
  /** How many requests one access token may make in a minute. */
  tokenRequestsPerMinute?: number;
  /** How many questions one person may ask the advisor in a minute. */
  questionsPerMinute?: number;
  /** How long a thread may work on one answer. */
  answerTimeoutMs?: number;
  /** Folder of the built web; without one only the API is served. */
  webRoot?: string;
  /** Folder of the prerendered pages and of the list of first files of each screen. */
  pagesRoot?: string;
  /** Folder of the backups. */
  backupFolder: string;
  now?: () => number;
  isStopping?: () => boolean;
};
