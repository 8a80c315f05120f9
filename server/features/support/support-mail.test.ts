import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { keepMails } from '#server/testing/kept-mails.ts';
import { DESK, startConversation, SUPPORT } from '#server/testing/support.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { Message } from '#server/mail/mailer.ts';

const CONTENT = { subject: 'canary subject', text: 'canary text' };

let app: TestApp;
let ana: TestUser;
let eva: TestUser;
let tom: TestUser;
let sent: Message[];
beforeEach(async () => {
  const mails = keepMails();
  sent = mails.sent;
  app = await createTestApp({ mailer: mails.mailer });
  ana = await signUpUser(app, { email: 'ana@example.org', name: 'canary name', language: 'es' });
  eva = await signUpAdmin(app, { email: 'eva@example.org', name: 'canary name' });
  tom = await signUpAdmin(app, { email: 'tom@example.org' });
});
afterEach(() => app.close());

/** Returns the new mails, sorted by address. */
async function newMails(): Promise<Message[]> {
  await app.settled();
  return sent.splice(0).toSorted((a, b) => a.to.localeCompare(b.to));
}

async function recipients(): Promise<string[]> {
  return (await newMails()).map(({ to }) => to);
}

const write = (id: string) => ana.post(`${SUPPORT}/${id}/messages`, { text: 'And?' });
const answer = (id: string, by = eva) =>
  by.post(`${DESK}/${ana.uid}/${id}/messages`, { text: 'canary answer' });

describe('administrators', () => {
  it('are mailed once about a conversation until it is answered, without the person’s words', async () => {
    const id = await startConversation(ana, CONTENT);
    const mails = await newMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [eva.email, 'New support message · Saldo'],
      [tom.email, 'New support message · Saldo'],
    ]);
    expect(mails[0]?.text).toContain(`/admin/support?user=${ana.uid}&conversation=${id}`);
    expect(JSON.stringify(mails)).not.toMatch(/canary|ana@example/);
    await write(id);
    expect(await recipients()).toEqual([]);
    await answer(id);
    await newMails();
    await write(id);
    expect(await recipients()).toEqual([eva.email]);
  });

  it('are not mailed about what they write themselves', async () => {
    await startConversation(eva, CONTENT);
    expect(await recipients()).toEqual([tom.email]);
  });
});

describe('a person', () => {
  it('is mailed once for several unread answers, in their language and without any typed text', async () => {
    const id = await startConversation(ana, CONTENT);
    await newMails();
    await answer(id);
    await answer(id, tom);
    const mails = await newMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [ana.email, 'Han respondido a tu consulta · Saldo'],
    ]);
    expect(mails[0]?.text).toContain(`/support?conversation=${id}`);
    expect(JSON.stringify(mails)).not.toMatch(/canary|eva@example/);
    await ana.post(`${SUPPORT}/${id}/read`);
    await answer(id);
    expect(await recipients()).toEqual([ana.email]);
  });

  it('is not mailed about a changed state or assignment', async () => {
    const id = await startConversation(ana, CONTENT);
    await newMails();
    await eva.put(`${DESK}/${ana.uid}/${id}/assignment`, { to: tom.uid });
    await eva.put(`${DESK}/${ana.uid}/${id}/state`, { state: 'closed' });
    expect(await recipients()).toEqual([]);
  });
});
