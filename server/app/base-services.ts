import { createEventBus } from '#server/events/event-bus.ts';
import { createActivity } from '#server/features/admin-metrics/activity.ts';
import { createMetrics } from '#server/features/admin-metrics/metrics.ts';
import { createQuestionLimit } from '#server/features/advisor/question-limit.ts';
import { createAttemptLimits, SIGN_UPS_PER_ADDRESS } from '#server/features/auth/attempt-limits.ts';
import { createMailLimits, DEFAULT_MAIL_LIMITS } from '#server/features/auth/mail-limits.ts';
import { createRequireGoodPassword } from '#server/features/auth/passwords.ts';
import { createImportLimits, DEFAULT_IMPORT_LIMITS } from '#server/features/imports/import-limits.ts';
import { createBackground } from '#server/http/background.ts';
import { createSecurityLog } from '#server/http/security-log.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createSettingsMailer } from '#server/mail/settings-mailer.ts';
import { fixedSettings } from '#server/settings/fixed-settings.ts';
import { createSettings } from '#server/settings/settings.ts';
import { createFindTokenCaller } from '#server/sessions/tokens/token-caller.ts';
import { TOKEN_REQUESTS_PER_MINUTE } from '#shared/limits.ts';
import type { AppOptions } from './options.ts';

export type BaseServices = ReturnType<typeof createBaseServices>;

/** Creates the services that need no users: settings, events, mail, limits, metrics. */
export function createBaseServices(options: AppOptions) {
  const { config, database, log, now = Date.now } = options;
  const settings = createSettings({ database, fixed: fixedSettings(config), secret: config.secret, now });
  const findSettingsMailer = createSettingsMailer(settings.latest);
  const mailer = () => options.mailer ?? findSettingsMailer();
  const onMailRefused = (line: string) => log.warn({ mail: line }, 'the mail server refused a message');
  const outbox = createOutbox({
    database,
    mailer,
    secret: config.secret,
    now,
    onError: (error) => log.error({ err: error }, 'the outbox could not send its mail'),
    onMailRefused,
  });
  const bus = createEventBus({
    channel: database.channel,
    onError: (error) => log.error({ err: error }, 'events could not be exchanged with other instances'),
  });
  bus.subscribe(({ name }, isFromHere) => {
    if (!isFromHere && (name === 'instance' || name === 'missed')) settings.forget();
  });
  const limiting = { openRateLimiter: database.openRateLimiter, secret: config.secret };
  const statistics = { database, currentSettings: settings.current, now };
  const minPasswordLength = async () => (await settings.current()).minPasswordLength;
  return {
    config,
    database,
    log,
    logSecurity: createSecurityLog(log, config),
    now,
    startedAt: now(),
    isHttps: config.baseUrl.startsWith('https://'),
    settings,
    siteUrl: () => settings.latest().settings.publicUrl ?? config.baseUrl,
    sessionDays: () => settings.latest().settings.sessionDays,
    pageSize: async () => (await settings.current()).pageSize,
    minPasswordLength,
    requireGoodPassword: createRequireGoodPassword(minPasswordLength),
    areResetLinksAllowed: async () => !outbox.isOn() || (await settings.current()).adminResetLinks,
    areAddressesConfirmed: async () => (await settings.current()).emailVerification && outbox.isOn(),
    bus,
    mailer,
    outbox,
    onMailRefused,
    background: createBackground((error) => log.error({ err: error }, 'work after a response failed')),
    attempts: createAttemptLimits(
      limiting,
      () => options.limits ?? { ...settings.latest().settings, signUpsPerAddress: SIGN_UPS_PER_ADDRESS },
    ),
    mailLimits: createMailLimits(limiting, options.mailLimits ?? DEFAULT_MAIL_LIMITS),
    findTokenCaller: createFindTokenCaller({
      database,
      now,
      requestsPerMinute: options.tokenRequestsPerMinute ?? TOKEN_REQUESTS_PER_MINUTE,
    }),
    questionLimit: createQuestionLimit({ ...limiting, perMinute: options.questionsPerMinute }),
    importLimits: createImportLimits(limiting, options.importLimits ?? DEFAULT_IMPORT_LIMITS),
    statistics,
    activity: createActivity(statistics),
    metrics: createMetrics({
      ...statistics,
      onError: (error) => log.error({ err: error }, 'a metric could not be counted'),
    }),
  };
}
