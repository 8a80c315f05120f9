import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeProfile } from '#server/testing/admins.ts';
import { errorStatus } from '#shared/errors.ts';
import { OPEN_PATHS, ROWS } from '#server/testing/authorization/rows.ts';
import { openStage, type Stage } from '#server/testing/authorization/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.app.close());

const openRows = Object.entries(ROWS).filter(([, row]) => row.anonymous === undefined);

describe.each(openRows)('%s', (name, row) => {
  it('serves everybody', async () => {
    const suspended = await stage.signUp();
    await changeProfile(stage.app, suspended, { is_suspended: 1 });
    const status = typeof row.owner === 'number' ? row.owner : errorStatus(row.owner);
    const someone = await stage.signUp();
    for (const cookie of [
      '',
      someone.cookie,
      suspended.cookie,
      stage.deleted.cookie,
      'saldo.session_token=forged.x',
    ]) {
      expect([cookie, (await stage.call(name, row, { cookie })).status]).toEqual([cookie, status]);
    }
  });
});

describe.each(OPEN_PATHS)('%s', (name) => {
  it('gives everybody the same response', async () => {
    const path = name.split(' ')[1] ?? '';
    const texts: string[] = [];
    for (const cookie of ['', stage.subject.cookie, stage.deleted.cookie]) {
      const response = await stage.app.visitor().send('GET', path, undefined, cookie ? { cookie } : {});
      expect(response.status).toBe(200);
      texts.push(JSON.stringify(response.body));
    }
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).not.toContain(stage.victim.email);
  });
});
