import { recordSystemPromotion } from '#server/audit/record-audit.ts';
import { createSessions } from '#server/features/account/sessions.ts';
import { createLogNewUser } from '#server/features/admin-notifications/log-new-user.ts';
import { createSetupCode } from '#server/features/auth/setup-code/setup-code.ts';
import { createEventStreams } from '#server/features/presence/streams/event-streams.ts';
import { createPresence } from '#server/features/presence/presence.ts';
import { createPhotos } from '#server/features/profile/photos.ts';
import { createProfiles } from '#server/features/profile/profiles.ts';
import type { BaseServices } from './base-services.ts';

export type UserServices = ReturnType<typeof createUserServices>;

/** Creates the services of users: profiles, photos, sessions, presence, event streams. */
export function createUserServices(base: BaseServices) {
  const { config, database, log, now, settings, sessionDays, bus, outbox } = base;
  const onProfileChanged = (userId: string) => bus.publish({ name: 'profile', userId });
  const onNotificationsChanged = () => bus.publish({ name: 'notifications' });
  const onSupportChanged = (userId: string) => bus.publish({ name: 'support', userId });
  const onSessionsEnded = (userId: string) => bus.publish({ name: 'access', userId });
  const onPresenceError = (error: unknown) => log.error({ err: error }, 'presence could not be stored');
  const presence = createPresence({
    database,
    now,
    onChange: () => bus.publish({ name: 'presence' }),
    onError: onPresenceError,
  });
  const profiles = createProfiles({
    database,
    now,
    premiumMode: () => settings.latest().settings.premiumMode,
    async readDefaults() {
      const { defaultLanguage, defaultCurrency, timeZone } = await settings.current();
      return { language: defaultLanguage, currency: defaultCurrency, timeZone };
    },
    logNewUser: createLogNewUser(database, now, onNotificationsChanged),
    onNotificationFailed: (error) => log.error({ err: error }, 'new user notification failed'),
    recordNewAdmin: (trx, userId) => recordSystemPromotion(trx, { at: now(), userId }),
    presence,
    onChange: onProfileChanged,
    isMailOn: outbox.isOn,
  });
  return {
    onProfileChanged,
    onNotificationsChanged,
    onSupportChanged,
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
