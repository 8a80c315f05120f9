import { cancelPremiumRequest, getPremium, requestPremium } from '#shared/contract/premium.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createPremium, type PremiumOptions } from './premium.ts';

export function mountPremium(app: App, options: PremiumOptions): void {
  const premium = createPremium(options);
  mount(app, getPremium, ({ caller }) => premium.read(caller.userId));
  mount(app, requestPremium, ({ caller, body }) => premium.request(caller.userId, body.message ?? ''));
  mount(app, cancelPremiumRequest, ({ caller }) => premium.cancel(caller.userId));
}
