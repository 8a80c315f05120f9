import { toBanners } from '#shared/banner.ts';
import { getInstance, type Instance } from '#shared/contract/instance.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import { mount, type App } from '#server/http/mount.ts';

/** Mounts the public facts about this installation. */
export function mountInstance(
  app: App,
  options: { isMailOn: () => boolean; currentSettings: () => Promise<SystemSettings> },
): void {
  mount(app, getInstance, async () => toInstance(await options.currentSettings(), options.isMailOn()));
}

function toInstance(settings: SystemSettings, isMailOn: boolean): Instance {
  return {
    name: settings.instanceName,
    mail: isMailOn,
    supportEmail: settings.supportEmail,
    registration: settings.registration,
    emailVerification: settings.emailVerification && isMailOn,
    adminResetLinks: settings.adminResetLinks || !isMailOn,
    hasEveryonePremium: settings.premiumMode === 'everyone',
    minPasswordLength: settings.minPasswordLength,
    defaultLanguage: settings.defaultLanguage,
    defaultCurrency: settings.defaultCurrency,
    pageSize: settings.pageSize,
    analytics: settings.analytics,
    isReadOnly: settings.isReadOnly,
    banner: toBanners(settings),
  };
}
