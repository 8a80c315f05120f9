import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { DESK, startConversation } from '#server/testing/support.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const AUDIT = '/api/v1/admin/audit';
const PASSWORD = 'plain-horse-battery';

let app: TestApp;
let ana: TestUser;
let luis: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  app.clock.now = Date.parse('2026-11-20T22:30:00Z');
  ana = await signUpAdmin(app, { email: 'ana@example.org', name: 'Ana' });
  luis = await signUpUser(app, { email: 'luis@example.org', name: 'Luis' });
});
afterEach(() => app.close());

async function setRole(isAdmin: boolean) {
  await ana.put(`/api/v1/admin/users/${luis.uid}/role`, { isAdmin });
}

async function listActions(query: string): Promise<string[]> {
  const { status, body } = await ana.get(`${AUDIT}?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body.items.map((entry: { action: string }) => entry.action);
}

describe('the audit log', () => {
  it('shows who did what to whom, when, and what changed, the latest first', async () => {
    await setRole(true);
    app.clock.now += 1000;
    await app.accounts.setSuspension({ kind: 'shell' }, luis.uid, true);
    expect((await ana.get(AUDIT)).body).toEqual({
      page: 1,
      pages: 1,
      pageSize: 20,
      total: 2,
      items: [
        {
          id: expect.any(String),
          at: new Date(app.clock.now).toISOString(),
          actor: 'shell',
          actorId: null,
          actorName: null,
          action: 'userSuspended',
          target: 'user',
          targetId: luis.uid,
          targetName: 'Luis',
          before: { isSuspended: false },
          after: { isSuspended: true },
          people: [],
        },
        {
          id: expect.any(String),
          at: new Date(app.clock.now - 1000).toISOString(),
          actor: 'user',
          actorId: ana.uid,
          actorName: 'Ana',
          action: 'userPromoted',
          target: 'user',
          targetId: luis.uid,
          targetName: 'Luis',
          before: { isAdmin: false },
          after: { isAdmin: true },
          people: [],
        },
      ],
    });
  });

  it('filters by action, actor and target', async () => {
    await setRole(true);
    await luis.put(`/api/v1/admin/users/${ana.uid}/suspension`, { isSuspended: true });
    await luis.put(`/api/v1/admin/users/${ana.uid}/suspension`, { isSuspended: false });
    const visitor = app.visitor();
    await visitor.post('/api/auth/sign-in/email', { email: ana.email, password: PASSWORD });
    ana = { ...ana, ...visitor };
    expect(await listActions('action=userPromoted')).toEqual(['userPromoted']);
    expect(await listActions(`actor=${luis.uid}`)).toHaveLength(2);
    expect(await listActions(`target=${luis.uid}`)).toEqual(['userPromoted']);
    expect(await listActions(`actor=${ana.uid}&target=${ana.uid}`)).toEqual([]);
    expect(await listActions('actor=shell')).toEqual([]);
    await app.accounts.setRole({ kind: 'shell' }, luis.uid, false);
    await app.accounts.setSuspension({ kind: 'system' }, luis.uid, true);
    expect(await listActions('actor=shell')).toEqual(['userDemoted']);
    expect(await listActions('actor=system')).toEqual(['userSuspended']);
    expect(await listActions(`actor=shell&target=${ana.uid}`)).toEqual([]);
    expect(await listActions("target=' or 1=1 --")).toEqual([]);
  });

  it('refuses invalid filters', async () => {
    const invalidActor = `actor=${'x'.repeat(101)}`;
    for (const query of ['action=nothing', 'actor=%00', 'target=', invalidActor, 'from=2026-02-30']) {
      expect((await ana.get(`${AUDIT}?${query}`)).body.code).toBe('validationFailed');
    }
    const reversed = await ana.get(`${AUDIT}?from=2026-11-21&to=2026-11-20`);
    expect(reversed.body.details).toMatchObject([{ field: 'to', code: 'rangeReversed' }]);
  });

  it('is read in pages, which repeat no act even if all are of the same instant', async () => {
    for (let round = 0; round < 13; round++) await setRole(round % 2 === 0);
    const ids: string[] = [];
    for (const page of [1, 2, 3]) {
      const { items, pages, total } = (await ana.get(`${AUDIT}?pageSize=5&page=${page}`)).body;
      expect([pages, total]).toEqual([3, 13]);
      ids.push(...items.map(({ id }: { id: string }) => id));
    }
    expect(new Set(ids).size).toBe(13);
    expect((await ana.get(`${AUDIT}?pageSize=5&page=77`)).body).toMatchObject({ page: 3 });
  });

  it('is filtered by days in the installation’s time zone', async () => {
    await app.settings.change({ timeZone: 'Europe/Madrid' }, () => Promise.resolve());
    await setRole(true);
    app.clock.now = Date.parse('2026-11-20T23:00:00Z');
    await setRole(false);
    expect(await listActions('from=2026-11-20&to=2026-11-20')).toEqual(['userPromoted']);
    expect(await listActions('from=2026-11-21&to=2026-11-21')).toEqual(['userDemoted']);
    expect(await listActions('from=2026-11-21')).toEqual(['userDemoted']);
    expect(await listActions('to=2026-11-20')).toEqual(['userPromoted']);
    expect(await listActions('from=2026-11-22')).toEqual([]);
  });

  it('is open to administrators only', async () => {
    expect((await app.visitor().get(AUDIT)).status).toBe(401);
    expect((await luis.get(AUDIT)).body.code).toBe('notAdmin');
  });
});

describe('an act on a conversation', () => {
  /** Starts a conversation of Luis, assigns it to Ana, and returns its id. */
  async function startAssignedConversation() {
    const id = await startConversation(luis, { subject: 'canary', text: 'canary' });
    await ana.put(`${DESK}/${luis.uid}/${id}/assignment`, { to: ana.uid });
    return id;
  }

  it('names the user and the responsible administrator, but shows no text of the conversation', async () => {
    const conversation = await startAssignedConversation();
    const { items } = (await ana.get(`${AUDIT}?target=${luis.uid}`)).body;
    const targetLuis = { target: 'user', targetId: luis.uid, targetName: 'Luis' };
    expect(items).toMatchObject([
      {
        ...targetLuis,
        action: 'supportAssigned',
        actorName: 'Ana',
        before: { assignedTo: null },
        after: { assignedTo: ana.uid, conversation },
        people: [{ id: ana.uid, name: 'Ana' }],
      },
      { ...targetLuis, action: 'supportStarted', actorName: 'Luis', after: { conversation }, people: [] },
    ]);
    expect(JSON.stringify(items)).not.toContain('canary');
  });

  it('is not among the latest acts on the account', async () => {
    await startAssignedConversation();
    await setRole(true);
    const { audit } = (await ana.get(`/api/v1/admin/users/${luis.uid}`)).body;
    expect(audit.map(({ action }: { action: string }) => action)).toEqual(['userPromoted']);
  });
});

describe('the deletion of an account', () => {
  it('leaves the id of the account but neither its name nor its address', async () => {
    await setRole(true);
    const response = await luis.delete('/api/v1/me', { password: PASSWORD, confirm: luis.email });
    expect(response.status).toBe(200);
    const { items } = (await ana.get(AUDIT)).body;
    expect(items).toMatchObject([
      { action: 'accountDeleted', actorId: luis.uid, actorName: null, targetId: luis.uid, targetName: null },
      { action: 'userPromoted', actorName: 'Ana', targetId: luis.uid, targetName: null },
    ]);
    const rows = JSON.stringify(await app.database.read.selectFrom('audit_log').selectAll().execute());
    expect(rows).not.toContain(luis.email);
    expect(rows).not.toContain('Luis');
  });

  it('leaves no entry if it is refused', async () => {
    const response = await ana.delete('/api/v1/me', { password: PASSWORD, confirm: ana.email });
    expect(response.body.code).toBe('lastAdmin');
    expect(await listActions('')).toEqual([]);
  });
});

describe('the first administrator, who signs up with the setup code', () => {
  it('is audited as promoted by the program', async () => {
    const newApp = await createTestApp();
    const boss = await newApp.signUpOverHttp({ name: 'Boss', setupCode: await newApp.setupCode.current() });
    const { body } = await boss.get(AUDIT);
    const { uid } = (await boss.get('/api/v1/me')).body;
    expect(body.items).toMatchObject([
      { action: 'userPromoted', actor: 'system', actorId: null, targetId: uid, targetName: 'Boss' },
    ]);
    await newApp.signUpOverHttp({ email: `${uuidv7()}@example.org` });
    expect((await boss.get(AUDIT)).body.total).toBe(1);
    await newApp.close();
  });
});
