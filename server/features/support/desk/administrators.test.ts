import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { changeProfile, signUpUser } from '#server/testing/admins.ts';
import { openDesk, type TestDesk } from '#server/testing/desk.ts';
import { DESK, readSupportActs, SUPPORT } from '#server/testing/support.ts';

const USERS = '/api/v1/admin/users';
const PASSWORD = 'plain-horse-battery';

let app: TestDesk['app'];
let ana: TestDesk['ana'];
let eva: TestDesk['eva'];
let tom: TestDesk['tom'];
let ask: TestDesk['ask'];
let subjects: TestDesk['subjects'];
beforeEach(async () => {
  ({ app, ana, eva, tom, ask, subjects } = await openDesk());
});
afterEach(() => app.close());

describe('an administrator', () => {
  it('becomes responsible by answering an unassigned conversation, but not an assigned one', async () => {
    const [free, taken] = [await ask(), await ask()];
    await tom.put(`${taken}/assignment`, { to: tom.uid, from: null });
    for (const path of [free, taken]) {
      expect((await eva.post(`${path}/messages`, { text: 'Done' })).status).toBe(201);
    }
    expect((await eva.get(free)).body.assignedTo).toEqual({ id: eva.uid, name: 'Eva' });
    expect((await eva.get(taken)).body.assignedTo).toEqual({ id: tom.uid, name: 'Tom' });
    expect(await subjects('?assigned=mine')).toHaveLength(1);
    expect(await subjects('?assigned=mine', tom)).toHaveLength(1);
    expect(await subjects('?assigned=nobody')).toHaveLength(0);
  });

  it('leaves a row in the audit log for each act, with ids only', async () => {
    const path = await ask(ana, { subject: 'canary subject', text: 'canary text' });
    await eva.put(`${path}/assignment`, { to: tom.uid, from: null });
    await eva.post(`${path}/messages`, { text: 'canary answer' });
    await tom.put(`${path}/state`, { state: 'closed' });
    // A request that changes nothing leaves no row.
    await tom.put(`${path}/state`, { state: 'closed' });
    await eva.put(`${path}/assignment`, { to: tom.uid });
    const acts = await readSupportActs(app);
    const about = { conversation: path.split('/').at(-1) };
    expect(acts.map(({ actor_id, action, before, after }) => [actor_id, action, before, after])).toEqual([
      [ana.uid, 'supportStarted', null, about],
      [eva.uid, 'supportAssigned', { assignedTo: null }, { assignedTo: tom.uid, ...about }],
      [eva.uid, 'supportAnswered', null, about],
      [tom.uid, 'supportStateChanged', { supportState: 'answered' }, { supportState: 'closed', ...about }],
    ]);
    expect(acts.every(({ target_id }) => target_id === ana.uid)).toBe(true);
    expect(JSON.stringify(acts)).not.toContain('canary');
  });

  it('gets the same response for a repeated message, and a conflict for other content', async () => {
    const path = `${await ask()}/messages`;
    const message = { id: uuidv7(), text: 'Done', seen: 1 };
    for (let n = 0; n < 2; n++) expect((await eva.post(path, message)).body.messages).toHaveLength(2);
    expect((await eva.post(path, { ...message, text: 'Other' })).body.code).toBe('idConflict');
    expect((await tom.post(path, message)).body.code).toBe('idConflict');
  });

  it('finds no conversation under the id of another person', async () => {
    const other = await signUpUser(app);
    const id = (await ask()).split('/').at(-1) ?? '';
    for (const response of [
      await eva.get(`${DESK}/${other.uid}/${id}`),
      await eva.post(`${DESK}/${other.uid}/${id}/messages`, { text: 'Done' }),
      await eva.put(`${DESK}/${other.uid}/${id}/state`, { state: 'closed' }),
    ]) {
      expect([response.status, response.body.code]).toEqual([404, 'conversationNotFound']);
    }
  });
});

describe('two administrators at once', () => {
  it('do not both take a conversation', async () => {
    for (let round = 0; round < 5; round++) {
      const path = `${await ask()}/assignment`;
      const responses = await Promise.all([eva, tom].map((by) => by.put(path, { to: by.uid, from: null })));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    }
  });

  it('do not both answer a conversation that each has seen unanswered', async () => {
    for (let round = 0; round < 5; round++) {
      const path = await ask();
      const responses = await Promise.all(
        [eva, tom].map((by) => by.post(`${path}/messages`, { text: 'Done', seen: 1 })),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 409]));
      expect((await eva.get(path)).body.messages).toHaveLength(2);
    }
  });

  it('number their answers one after the other if they do not send what they have seen', async () => {
    const path = await ask();
    await Promise.all(
      [eva, tom, eva, tom].map((by) => by.post(`${path}/messages`, { text: `Done by ${by.uid}` })),
    );
    const { messages } = (await eva.get(path)).body as { messages: { number: number }[] };
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('an administrator who', () => {
  it.each([
    ['is demoted', () => eva.put(`${USERS}/${tom.uid}/role`, { isAdmin: false })],
    ['is suspended', () => eva.put(`${USERS}/${tom.uid}/suspension`, { isSuspended: true })],
    ['deletes the account', () => tom.delete('/api/v1/me', { password: PASSWORD, confirm: tom.email })],
  ])('%s is responsible for nothing any more, and the answers stay', async (_, act) => {
    const path = await ask();
    await tom.post(`${path}/messages`, { text: 'By Tom' });
    expect((await act()).status).toBe(200);
    const { body } = await eva.get(path);
    expect(body.assignedTo).toBeNull();
    expect(body.messages[1]).toMatchObject({ by: 'administrator', text: 'By Tom' });
    expect((await eva.put(`${path}/assignment`, { to: tom.uid })).body.code).toBe('assigneeNotAdmin');
    expect((await tom.get(path)).status).toBeGreaterThanOrEqual(401);
  });

  it('has deleted the account leaves answers without a name', async () => {
    const path = await ask();
    await tom.post(`${path}/messages`, { text: 'By Tom' });
    await tom.delete('/api/v1/me', { password: PASSWORD, confirm: tom.email });
    const id = path.split('/').at(-1) ?? '';
    expect((await ana.get(`${SUPPORT}/${id}`)).body.messages[1].name).toBeNull();
  });
});

describe('the conversations of a suspended person', () => {
  it('stay for the administrators, but the person can neither read nor write them', async () => {
    const path = await ask();
    await changeProfile(app, ana, { is_suspended: 1 });
    expect((await ana.get(SUPPORT)).body.code).toBe('accountSuspended');
    expect((await ana.post(SUPPORT, { subject: 'a', text: 'b' })).body.code).toBe('accountSuspended');
    expect((await eva.post(`${path}/messages`, { text: 'Done' })).status).toBe(201);
  });
});
