import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isById } from '#server/testing/authorization/expectations.ts';
import { ROWS } from '#server/testing/authorization/rows.ts';
import { CANARY, openStage, type Stage } from '#server/testing/authorization/stage.ts';
import { TEST_ORIGIN } from '#server/testing/test-app.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.app.close());

const signedInRows = Object.entries(ROWS).filter(([, row]) => row.anonymous !== undefined);

describe.each(signedInRows)('%s', (name, row) => {
  it('gives no access by another spelling of its path', async () => {
    const id = await stage.addTarget(stage.victim, name);
    const before = await stage.readRows(stage.victim);
    const path = (name.split(' ')[1] ?? '').replace(':id', id);
    const spellings = [
      `/${path}`,
      path.replace('/api/', '/api//'),
      `${path}/`,
      `${path}//`,
      path.replace(/\/([^/]*)$/, '%2F$1'),
      path.replace(/\/([^/]*)$/, '%2f$1'),
      path.replace('/api/v1', '/API/v1'),
      path.replace('/api/v1', '/api/V1'),
      `${path}%00`,
      `${path};x=1`,
      `${path}.json`,
    ];
    // A path of a tag with further text names another tag of the caller, who may change it.
    const refusalStatuses = [400, 401, 404, 405, ...(name.endsWith('/:tag') ? [200] : [])];
    for (const spelling of spellings) {
      const anonymousResponse = await stage.call(name, row, { path: spelling });
      const strangersResponse = await stage.call(name, row, { path: spelling, cookie: stage.subject.cookie });
      for (const response of [anonymousResponse, strangersResponse]) {
        expect([spelling, refusalStatuses.includes(response.status)]).toEqual([spelling, true]);
        expect(JSON.stringify(response.body)).not.toContain(CANARY);
      }
    }
    expect(await stage.readRows(stage.victim)).toEqual(before);
  });

  it('gives no access by a method override or another user’s id in a header', async () => {
    const id = await stage.addTarget(stage.victim, name);
    const before = await stage.readRows(stage.victim);
    const path = (name.split(' ')[1] ?? '').replace(':id', id);
    for (const header of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
      for (const method of ['DELETE', 'PATCH', 'GET']) {
        const headers = { cookie: stage.subject.cookie, [header]: method, 'x-user-id': stage.victim.uid };
        const response = await stage.app.visitor().send('GET', path, undefined, headers);
        if (isById(name)) expect([404, 405]).toContain(response.status);
      }
    }
    expect(await stage.readRows(stage.victim)).toEqual(before);
  });

  it('gives no access by HEAD', async () => {
    const id = await stage.addTarget(stage.victim, name);
    const before = await stage.readRows(stage.victim);
    const url = `${TEST_ORIGIN}${(name.split(' ')[1] ?? '').replace(':id', id)}`;
    const anonymousResponse = await stage.app.visitor().send('HEAD', url);
    expect([401, 404, 405]).toContain(anonymousResponse.status);
    const strangersResponse = await stage.app
      .visitor()
      .send('HEAD', url, undefined, { cookie: stage.subject.cookie });
    if (isById(name)) expect([404, 405]).toContain(strangersResponse.status);
    expect(await stage.readRows(stage.victim)).toEqual(before);
  });
});
