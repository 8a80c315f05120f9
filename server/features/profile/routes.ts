import { SUCCESS } from '#shared/contract/fields.ts';
import { acceptTerms, getProfile, setOffline, updateProfile } from '#shared/contract/profile.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { Profiles } from './profiles.ts';

export function mountProfile(app: App, profiles: Profiles): void {
  mount(app, getProfile, ({ caller }) => profiles.require(caller.userId));
  mount(app, updateProfile, ({ caller, body }) => profiles.update(caller.userId, body));
  mount(app, acceptTerms, ({ caller }) => profiles.acceptTerms(caller.userId));
  mount(app, setOffline, async ({ caller }) => {
    await profiles.setOffline(caller.userId);
    return SUCCESS;
  });
}
