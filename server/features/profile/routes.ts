import { SUCCESS } from '#shared/contract/fields.ts';
import { getPhoto, removePhoto, setPhoto } from '#shared/contract/photo.ts';
import { acceptTerms, setOffline, updateProfile } from '#shared/contract/profile-changes.ts';
import { getProfile } from '#shared/contract/profile.ts';
import { AppError } from '#server/errors/app-error.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { Photos } from './photos.ts';
import type { Profiles } from './profiles.ts';

export function mountProfile(app: App, { profiles, photos }: { profiles: Profiles; photos: Photos }): void {
  mount(app, getProfile, ({ caller }) => profiles.require(caller.userId));
  mount(app, updateProfile, ({ caller, body }) => profiles.update(caller.userId, body));
  mount(app, acceptTerms, ({ caller }) => profiles.acceptTerms(caller.userId));
  mount(app, setOffline, async ({ caller }) => {
    await profiles.setOffline(caller.userId, caller.sessionId);
    return SUCCESS;
  });
  mountPhoto(app, { profiles, photos });
}

const ONE_YEAR_SECONDS = 31_536_000;

function mountPhoto(app: App, { profiles, photos }: { profiles: Profiles; photos: Photos }): void {
  mount(app, setPhoto, async ({ caller, file }) => {
    await photos.set(caller.userId, file);
    return await profiles.require(caller.userId);
  });
  mount(app, removePhoto, async ({ caller }) => {
    await photos.remove(caller.userId);
    return await profiles.require(caller.userId);
  });
  mount(app, getPhoto, async ({ caller, query, http }) => {
    const photo = await photos.find(caller.userId);
    if (photo === undefined) throw new AppError('photoNotFound');
    const isThisVersion = photo.url === `${getPhoto.path}?v=${query?.v ?? ''}`;
    return http.body(new Uint8Array(photo.content), 200, {
      'Content-Type': photo.type,
      'Cache-Control': isThisVersion ? `private, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-store',
      // Another user of the same browser must not get it from the cache.
      Vary: 'Cookie',
    });
  });
}
