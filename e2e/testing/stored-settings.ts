import { getInstance, type Instance } from '#shared/contract/instance.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import { expect } from 'vitest';
import { runStatement } from './broken-database.ts';
import type { ServerInUse } from './server.ts';

type PublicSettings = Partial<Pick<SystemSettings, keyof SystemSettings & keyof Instance>>;

/** Stores settings for a running server and waits until it uses them. */
export async function changeStoredSettings(
  server: ServerInUse,
  publicSettings: PublicSettings,
  others: Partial<SystemSettings> = {},
): Promise<void> {
  for (const [key, value] of Object.entries({ ...others, ...publicSettings })) {
    runStatement(
      server,
      `insert into settings (key, value, updated_at) values (@key, @value, 0)
       on conflict (key) do update set value = excluded.value`,
      { key, value: JSON.stringify(value) },
    );
  }
  const instance = async () => await (await fetch(server.url + getInstance.path)).json();
  await expect.poll(instance).toMatchObject(publicSettings);
}
