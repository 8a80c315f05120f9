import type { SettingChanges } from '#shared/contract/system-settings.ts';
import type { TestApp } from './test-app.ts';

/** Changes settings like an administrator, without needing one. */
export async function changeSettings(app: TestApp, changes: SettingChanges): Promise<void> {
  await app.settings.change(changes, () => Promise.resolve());
}
