import { recordSystemPromotion } from '#server/audit/record-audit.ts';
import { createEventBus } from '#server/events/event-bus.ts';
import { createSessions } from '#server/features/account/sessions.ts';
import { createActivity } from '#server/features/admin-metrics/activity.ts';
import { createMetrics } from '#server/features/admin-metrics/metrics.ts';
import { createLogNewUser } from '#server/features/admin-notifications/log-new-user.ts';
import { createAccounts } from '#server/features/admin-users/accounts.ts';
import { createAttemptLimits, SIGN_UPS_PER_ADDRESS } from '#server/features/auth/attempt-limits.ts';
import { createEmailChanges } from '#server/features/auth/email-change/changes.ts';
import { createEmailVerifications } from '#server/features/auth/email-verification/verifications.ts';
import { createInvites } from '#server/features/auth/invites/invites.ts';
import { createMailLimits, DEFAULT_MAIL_LIMITS } from '#server/features/auth/mail-limits.ts';
import { createPasswordResets } from '#server/features/auth/password-reset/resets.ts';
import { createRequireGoodPassword } from '#server/features/auth/passwords.ts';
import { findHolder } from '#server/features/auth/queries.ts';
import { createSetupCode } from '#server/features/auth/setup-code/setup-code.ts';
import { createBackups } from '#server/features/backups/backups.ts';
import { createEventStreams } from '#server/features/presence/event-streams.ts';
import { createPresence, endPresence } from '#server/features/presence/presence.ts';
import { createAddressChecks } from '#server/features/profile/address-checks.ts';
import { createPhotos } from '#server/features/profile/photos.ts';
import { createProfiles } from '#server/features/profile/profiles.ts';
import { createBackground } from '#server/http/background.ts';
import { createNotices } from '#server/mail/notices.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createSettingsMailer } from '#server/mail/settings-mailer.ts';
import { fixedSettings } from '#server/settings/fixed-settings.ts';
import { createSettings } from '#server/settings/settings.ts';
import type { AppOptions } from './options.ts';

type Ground = ReturnType<typeof createGround>;

export type Services = ReturnType<typeof createServices>;

/** Creates the services that routes and jobs share. */
export function createServices(options: AppOptions) {
  const ground = createGround(options);
  const people = createPeople(ground);
  const links = createLinks(ground, people);
  const { database, now, settings, bus, outbox, siteUrl } = ground;
  const notices = createNotices({ outbox, siteUrl, now, findRecipient: findHolder });
  const accounts = createAccounts({
    database,
    now,
    publish: bus.publish,
    areResetLinksAllowed: ground.areResetLinksAllowed,
    notices,
    createResetLink: links.resets.createLink,
    closeLinks: links.resets.closeLinks,
    endPresence,
  });
  const backups = createBackups({
    database,
    folder: options.backupFolder,
    currentSettings: settings.current,
    now,
    notices,
  });
  return { ...ground, ...people, ...links, notices, accounts, backups };
}

/** Services without users: settings, events, mail, limits, metrics. */
function createGround(options: AppOptions) {
  const { config, database, log, now = Date.now } = options;
  const settings = createSettings({ database, fixed: fixedSettings(config), secret: config.secret, now });
  const mailerOfSettings = createSettingsMailer(settings.latest);
  const mailer = () => options.mailer ?? mailerOfSettings();
  const onMailRefused = (line: string) => log.warn({ mail: line }, 'the mail server did not take a message');
  const outbox = createOutbox({
    database,
    mailer,
    secret: config.secret,
    now,
    onError: (error) => log.error({ err: error }, 'mail could not be worked off'),
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
    background: createBackground((error) => log.error({ err: error }, 'work after an answer failed')),
    attempts: createAttemptLimits(
      limiting,
      () => options.limits ?? { ...settings.latest().settings, signUpsPerAddress: SIGN_UPS_PER_ADDRESS },
    ),
    mailLimits: createMailLimits(limiting, options.mailLimits ?? DEFAULT_MAIL_LIMITS),
    statistics,
    activity: createActivity(statistics),
    metrics: createMetrics({
      ...statistics,
      onError: (error) => log.error({ err: error }, 'a metric could not be counted'),
    }),
  };
}

/** Services of users: profiles, photos, sessions, presence, event streams. */
function createPeople({ config, database, log, now, settings, sessionDays, bus }: Ground) {
  const onProfileChanged = (userId: string) => bus.publish({ name: 'profile', userId });
  const onNotificationsChanged = () => bus.publish({ name: 'notifications' });
  const onSessionsEnded = (userId: string) => bus.publish({ name: 'access', userId });
  const onPresenceError = (error: unknown) => log.error({ err: error }, 'presence could not be kept');
  const presence = createPresence({
    database,
    now,
    onChange: () => bus.publish({ name: 'presence' }),
    onError: onPresenceError,
  });
  const profiles = createProfiles({
    database,
    now,
    async readDefaults() {
      const { defaultLanguage, defaultCurrency, timeZone } = await settings.current();
      return { language: defaultLanguage, currency: defaultCurrency, timeZone };
    },
    logNewUser: createLogNewUser(database, now, onNotificationsChanged),
    onNotificationFailed: (error) => log.error({ err: error }, 'new user notification failed'),
    recordNewAdmin: (trx, userId) => recordSystemPromotion(trx, { at: now(), userId }),
    presence,
    onChange: onProfileChanged,
  });
  return {
    onProfileChanged,
    onNotificationsChanged,
    onSessionsEnded,
    presence,
    streams: createEventStreams({ database, bus, presence, now, sessionDays, onError: onPresenceError }),
    profiles,
    photos: createPhotos({ database, now, onChange: onProfileChanged }),
    sessions: createSessions({ database, now, sessionDays }),
    setupCode: createSetupCode({
      database,
      secret: config.secret,
      now,
      adminEmail: config.adminEmail,
      hasAdmin: profiles.hasAdmin,
    }),
  };
}

/** One-time links: invitations, confirmations, password resets, changes of address. */
function createLinks(ground: Ground, people: ReturnType<typeof createPeople>) {
  const { config, database, now, outbox, siteUrl } = ground;
  const { profiles, onProfileChanged, onSessionsEnded } = people;
  const mailing = { database, outbox, siteUrl, now };
  const addresses = createAddressChecks({ now, adminEmail: config.adminEmail });
  const verifications = createEmailVerifications({
    ...mailing,
    onPending: (uid, signUp) => profiles.create({ ...signUp, uid, isOnline: false }),
    async prepareConfirmed() {
      const write = await profiles.prepareConfirmed();
      return async (trx, { userId, name, ...user }) => {
        await write(trx, { ...user, uid: userId, displayName: name });
        await addresses.check(trx, { userId, email: user.email });
      };
    },
  });
  return {
    invites: createInvites({ database, siteUrl, now }),
    verifications,
    resets: createPasswordResets({
      ...mailing,
      async onReset(trx, { isMailed, ...user }) {
        await verifications.activate(trx, user.userId);
        if (isMailed) await addresses.check(trx, user);
      },
    }),
    emailChanges: createEmailChanges({
      ...mailing,
      onEmailChanged: addresses.change,
      onChanged(userId) {
        onProfileChanged(userId);
        onSessionsEnded(userId);
      },
    }),
  };
}
