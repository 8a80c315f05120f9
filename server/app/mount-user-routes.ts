import { addPremiumRequest } from '#server/features/admin-notifications/premium-requests.ts';
import { deletePremiumRequest } from '#server/features/admin-notifications/queries.ts';
import { mountConsent } from '#server/features/consent/routes.ts';
import { mountInstance } from '#server/features/instance/routes.ts';
import { mountLocation } from '#server/features/location/routes.ts';
import { mountMailChoices } from '#server/features/mail-choices/routes.ts';
import { mountPresence } from '#server/features/presence/routes.ts';
import { mountPremium } from '#server/features/premium/routes.ts';
import { mountProfile } from '#server/features/profile/routes.ts';
import { mountTokens } from '#server/features/tokens/routes.ts';
import { mountSupport } from '#server/features/support/routes.ts';
import type { App } from '#server/http/mount.ts';
import type { Services } from './services.ts';
import { mountOwnAccount } from './mount-account.ts';
import { mountAuthRoutes, mountLinks, mountSecondSteps } from './mount-auth-routes.ts';
import { mountMoney } from './mount-money.ts';

export function mountUserRoutes(app: App, services: Services): void {
  mountAuthRoutes(app, services);
  mountSecondSteps(app, services);
  mountLinks(app, services);
  mountOwnRoutes(app, services);
  mountMoney(app, services);
}

/** Mounts the routes of the user's own profile, account, location and presence, and of support and Premium. */
function mountOwnRoutes(app: App, services: Services): void {
  const { database, now, settings, outbox, profiles, photos, presence, streams, pageSize } = services;
  mountInstance(app, { isMailOn: outbox.isOn, currentSettings: settings.current });
  mountProfile(app, { profiles, photos });
  mountOwnAccount(app, services);
  mountTokens(app, { database, now, notices: services.notices });
  mountSupport(app, {
    database,
    now,
    notices: services.notices,
    pageSize,
    onChange: services.onSupportChanged,
  });
  mountPremium(app, {
    database,
    now,
    currentSettings: settings.current,
    notices: services.notices,
    addNotification: (trx, user) => addPremiumRequest(trx, { ...user, at: now() }),
    removeNotification: deletePremiumRequest,
    onChange(userId) {
      services.onProfileChanged(userId);
      services.onNotificationsChanged();
    },
  });
  mountLocation(app, {
    database,
    now,
    readProfile: profiles.require,
    onChange: services.onProfileChanged,
  });
  mountMailChoices(app, {
    database,
    now,
    secret: services.config.secret,
    outbox: services.outbox,
    siteUrl: services.siteUrl,
    stopTokens: services.stopTokens,
    countMail: (email, address) => services.mailLimits.countMail(email, address),
    onConfirmed: services.addressChecks.check,
    onChange: services.onProfileChanged,
  });
  mountPresence(app, { database, now, presence, streams, pageSize });
  mountConsent(app, { database, now });
}
