import { getInstance } from '#shared/contract/instance.ts';
import { mount, type App } from '#server/http/mount.ts';

/** Tells everybody what this installation can do. */
export function mountInstance(
  app: App,
  { isMailOn, supportEmail }: { isMailOn: boolean; supportEmail: string | undefined },
): void {
  mount(app, getInstance, () => Promise.resolve({ mail: isMailOn, supportEmail: supportEmail ?? null }));
}
