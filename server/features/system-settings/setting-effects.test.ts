import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { SECRET_NAMES, SystemSettings, type SettingName } from '#shared/contract/setting-values.ts';
import { signUpAdmin, signUpUser } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { startMailServer, type MailServer } from '#server/testing/mail-server.ts';
import { settingEffects } from '#server/testing/setting-effects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const SETTINGS = '/api/v1/admin/settings';
const DAY_MS = 24 * 60 * 60_000;
const NAMES = [...(Object.keys(SystemSettings.shape) as SettingName[]), ...SECRET_NAMES];

let mailServer: MailServer;
let app: TestApp | undefined;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterEach(() => app?.close());
afterAll(() => mailServer.stop());

// The names come from the schema, so a new setting without an effect fails here.
it.each(NAMES)('other users see the effect when an administrator sets %s', async (name) => {
  const {
    needed = {},
    newValue,
    observe,
    before,
    after,
    app: options,
    daysAgo = 0,
    prepare,
  } = settingEffects(mailServer)[name];
  app = await createTestApp(options);
  app.clock.now -= daysAgo * DAY_MS;
  const admin = await signUpAdmin(app);
  await prepare?.(app, admin);
  const others = { app, user: await signUpUser(app), otherAdmin: await signUpAdmin(app) };
  await changeSettings(app, needed);
  expect(await observe(others)).toEqual(before);

  const response = await admin.patch(SETTINGS, { [name]: newValue });
  expect([response.status, response.body.code]).toEqual([200, undefined]);
  const request = vi.spyOn(app.app, 'request');
  expect(await observe(others)).toEqual(after);
  expect(request).toHaveBeenCalled();
  expect(after).not.toEqual(before);
});
