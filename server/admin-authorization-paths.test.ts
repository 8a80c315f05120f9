import { afterAll, describe, expect, it } from 'vitest';
import { signUpUser } from '#server/testing/admins.ts';
import { ADMIN_ROWS, adminState, openAdminStage } from '#server/testing/authorization/admin-rows.ts';
import { TEST_ORIGIN } from '#server/testing/test-app.ts';

const stage = await openAdminStage();
const { app, admin } = stage;
afterAll(() => app.close());

describe.each(Object.entries(ADMIN_ROWS))('%s', (name, row) => {
  it('gives no access by another spelling of its path', async () => {
    const [method = '', path = ''] = name.split(' ');
    const exactPath = path.replace(':id', (await row.id?.(stage)) ?? '');
    const stranger = await signUpUser(app);
    const before = await adminState(stage);
    for (const spelling of [
      `/${exactPath}`,
      `${exactPath}/`,
      exactPath.replace('/admin/', '//admin/'),
      exactPath.replace('/admin/', '/Admin/'),
      exactPath.replace('/admin/', '/admin%2F'),
      exactPath.replace('/api/v1', '/api/V1'),
      `${exactPath}%00`,
      `${exactPath};x=1`,
    ]) {
      // Send the full address, because two slashes at the start of a path would name a host.
      const response = await stranger.send(method, `${TEST_ORIGIN}${spelling}`, row.body?.());
      expect([spelling, [400, 403, 404, 405].includes(response.status)]).toEqual([spelling, true]);
    }
    expect(await adminState(stage)).toEqual(before);
  });

  it('gives no access by a method override or HEAD', async () => {
    const [method = '', path = ''] = name.split(' ');
    const exactPath = path.replace(':id', (await row.id?.(stage)) ?? '');
    const stranger = await signUpUser(app);
    const before = await adminState(stage);
    for (const header of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
      const headers = { [header]: method, 'x-user-id': admin.uid };
      const response = await stranger.send('GET', exactPath, undefined, headers);
      expect([403, 404, 405]).toContain(response.status);
    }
    expect([403, 404, 405]).toContain((await stranger.send('HEAD', exactPath)).status);
    expect([401, 404, 405]).toContain((await app.visitor().send('HEAD', exactPath)).status);
    expect(await adminState(stage)).toEqual(before);
  });
});
