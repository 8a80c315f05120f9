import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import {
  MAX_OPEN_CONVERSATIONS,
  MAX_SUPPORT_MESSAGES_A_DAY,
  MAX_SUPPORT_TEXT_LENGTH,
} from '#shared/limits.ts';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { DESK, readSupportActs, startConversation, SUPPORT } from '#server/testing/support.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { waitForEarlierEvents, openStream } from '#server/testing/test-stream.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOSTILE = '<img src=x onerror=alert(1)>\n\t{{site}} \' OR 1=1-- =HYPERLINK("x")\r\n🦄';

let app: TestApp;
let ana: TestUser;
let admin: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  ana = await signUpUser(app, { name: 'Ana' });
  admin = await signUpAdmin(app, { name: 'Eva' });
});
afterEach(() => app.close());

const send = (id: string, text: string) => ana.post(`${SUPPORT}/${id}/messages`, { text });
const answer = (id: string, text = 'Try another file.') =>
  admin.post(`${DESK}/${ana.uid}/${id}/messages`, { text });

describe('a person', () => {
  it('starts a conversation, reads the answer and writes back', async () => {
    const id = await startConversation(ana, { subject: 'My bank', text: 'It fails.' });
    await answer(id);
    expect((await ana.get('/api/v1/me')).body.unreadAnswers).toBe(1);
    expect((await ana.get(SUPPORT)).body).toMatchObject({
      items: [{ id, subject: 'My bank', state: 'answered', isUnread: true, lastBy: 'administrator' }],
      total: 1,
      unread: 1,
    });
    expect((await ana.post(`${SUPPORT}/${id}/read`)).status).toBe(200);
    expect((await ana.get('/api/v1/me')).body.unreadAnswers).toBe(0);
    const { body } = await send(id, 'It works now.');
    expect(body).toMatchObject({ state: 'open', isUnread: false, hasEarlier: false });
    expect(body.messages.map((message: object) => ({ ...message, id: '', createdAt: '' }))).toEqual([
      { id: '', number: 1, by: 'person', name: 'Ana', text: 'It fails.', createdAt: '' },
      { id: '', number: 2, by: 'administrator', name: 'Eva', text: 'Try another file.', createdAt: '' },
      { id: '', number: 3, by: 'person', name: 'Ana', text: 'It works now.', createdAt: '' },
    ]);
  });

  it('closes a conversation, and opens it again by a message', async () => {
    const id = await startConversation(ana);
    for (let n = 0; n < 2; n++) expect((await ana.post(`${SUPPORT}/${id}/close`)).body.state).toBe('closed');
    expect((await send(id, 'One more question')).body.state).toBe('open');
    const common = { actor_id: ana.uid, target_id: ana.uid };
    expect(await readSupportActs(app)).toEqual([
      { ...common, action: 'supportStarted', before: null, after: { conversation: id } },
      {
        ...common,
        action: 'supportStateChanged',
        before: { supportState: 'open' },
        after: { supportState: 'closed', conversation: id },
      },
      {
        ...common,
        action: 'supportStateChanged',
        before: { supportState: 'closed' },
        after: { supportState: 'open', conversation: id },
      },
    ]);
  });

  it('gets the same response for a repeated request, and a conflict for other content', async () => {
    const body = { id: uuidv7(), subject: 'Help', text: 'It fails.' };
    const first = await ana.post(SUPPORT, body);
    expect((await ana.post(SUPPORT, body)).body).toEqual(first.body);
    expect((await ana.post(SUPPORT, { ...body, text: 'Other' })).body.code).toBe('idConflict');
    expect((await ana.post(SUPPORT, { ...body, subject: 'Other' })).body.code).toBe('idConflict');
    const path = `${SUPPORT}/${body.id}/messages`;
    const message = { id: uuidv7(), text: 'And?' };
    for (let n = 0; n < 2; n++) expect((await ana.post(path, message)).body.messages).toHaveLength(2);
    expect((await ana.post(path, { ...message, text: 'Or?' })).body.code).toBe('idConflict');
  });

  it('may have a limited number of open conversations, including reopened ones', async () => {
    const ids: string[] = [];
    for (let n = 0; n < MAX_OPEN_CONVERSATIONS; n++) ids.push(await startConversation(ana));
    const [first = '', second = ''] = ids;
    await answer(second);
    await ana.post(`${SUPPORT}/${first}/close`);
    await startConversation(ana);
    expect((await send(first, 'Again')).body.code).toBe('tooManyConversations');
    expect((await send(second, 'This one is open')).status).toBe(201);
  });

  it('may write a limited number of messages in 24 hours, even at the same moment', async () => {
    const id = await startConversation(ana);
    const responses = await Promise.all(
      Array.from({ length: MAX_SUPPORT_MESSAGES_A_DAY + 5 }, () => send(id, 'And?')),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(MAX_SUPPORT_MESSAGES_A_DAY - 1);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 429]));
    app.clock.now += DAY_MS;
    expect((await send(id, 'The next day')).status).toBe(201);
  });

  it('reads earlier messages before a number, each of them once', async () => {
    const id = await startConversation(ana);
    for (let n = 2; n <= 105; n++) await answer(id, `Answer ${n}`);
    const numbers: number[] = [];
    let query = '';
    for (;;) {
      const { body } = await ana.get(`${SUPPORT}/${id}${query}`);
      const page = (body.messages as { number: number }[]).map(({ number }) => number);
      numbers.unshift(...page);
      if (!body.hasEarlier) break;
      query = `?before=${page[0]}`;
    }
    expect(numbers).toEqual(Array.from({ length: 105 }, (_, at) => at + 1));
  });

  it('gets back the exact text that was typed, and an excerpt of it in one line', async () => {
    const id = await startConversation(ana, { subject: `${HOSTILE.split('\n')[0]}`, text: HOSTILE });
    const { body } = await ana.get(`${SUPPORT}/${id}`);
    const text = HOSTILE.replace('\r\n', '\n').replace('\t', ' ');
    expect(body).toMatchObject({ subject: '<img src=x onerror=alert(1)>', messages: [{ text }] });
    expect(body.excerpt).toBe(text.replace(/\s+/g, ' '));
  });

  it.each([
    ['no text', { subject: 'Help', text: ' \n ' }],
    ['no subject', { subject: '', text: 'It fails.' }],
    ['a subject of two lines', { subject: 'Help\nme', text: 'It fails.' }],
    ['a text that is too long', { subject: 'Help', text: 'x'.repeat(MAX_SUPPORT_TEXT_LENGTH + 1) }],
    ['a text that turns the reading direction', { subject: 'Help', text: 'a\u202eb' }],
    ['a state', { subject: 'Help', text: 'It fails.', state: 'closed' }],
  ])('cannot send %s', async (_, body) => {
    expect((await ana.post(SUPPORT, body)).body.code).toBe('validationFailed');
  });

  it('keeps the conversations until the account is deleted, and has them in the export', async () => {
    const id = await startConversation(ana, { subject: 'My bank', text: 'It fails.' });
    await answer(id);
    const { body } = await ana.get('/api/v1/me/export');
    expect(body.supportConversations).toMatchObject([{ id, subject: 'My bank', state: 'answered' }]);
    expect(body.supportMessages).toMatchObject([
      { conversationId: id, by: 'administrator', text: 'Try another file.' },
      { conversationId: id, by: 'person', text: 'It fails.' },
    ]);
    // Administrators appear by role only.
    expect(JSON.stringify(body)).not.toContain(admin.uid);
    await ana.delete('/api/v1/me', { password: 'plain-horse-battery', confirm: ana.email });
    expect((await admin.get(DESK)).body.total).toBe(0);
    expect((await answer(id)).body.code).toBe('conversationNotFound');
  });

  it('can read but not write while the installation is read-only', async () => {
    const id = await startConversation(ana);
    await changeSettings(app, { isReadOnly: true });
    expect((await send(id, 'And?')).body.code).toBe('readOnly');
    expect((await ana.get(`${SUPPORT}/${id}`)).body.messages).toHaveLength(1);
  });
});

describe('events', () => {
  it('reach the person and the administrators, and nobody else', async () => {
    const other = await openStream(app, await signUpUser(app));
    const [personStream, adminStream] = [await openStream(app, ana), await openStream(app, admin)];
    const id = await startConversation(ana);
    await personStream.receives('support', 1);
    await adminStream.receives('support', 1);
    await answer(id);
    await personStream.receives('support', 2);
    await waitForEarlierEvents(app, other);
    expect(other.events).not.toContain('support');
  });
});
