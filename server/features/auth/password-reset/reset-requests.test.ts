import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAIL_FROM } from '#server/testing/mailing-app.ts';
import {
  createPasswordResetApp,
  MINUTE_MS,
  type PasswordResetApp,
  REQUEST,
} from '#server/testing/password-reset-app.ts';
import { lockTables } from '#server/database/lock-tables.ts';
import { startMailServer, startSilentServer, tokenIn } from '#server/testing/mail-server.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createMailer } from '#server/mail/mailer.ts';

let mailing: PasswordResetApp;
beforeEach(async () => {
  mailing = await createPasswordResetApp();
});
afterEach(() => mailing.close());

describe('requesting a password link', () => {
  it('gives an unknown address the same response, and mails nothing', async () => {
    const { email } = await mailing.app.signUp();
    const known = await mailing.request(email);
    const unknown = await mailing.request('nobody@example.org');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
    expect(mailing.mailServer.received.map(({ recipients }) => recipients)).toEqual([[email]]);
    expect(await mailing.outboxRows()).toHaveLength(1);
  });

  it('gets its response before any work that only a known address causes', async () => {
    const { email } = await mailing.app.signUp();
    await mailing.app.settled();
    const { engine } = mailing.app.database;
    // Nothing can be added to the outbox during this database transaction.
    await mailing.app.database.write(async (trx) => {
      await lockTables(trx, { engine, tables: ['outbox'] });
      expect((await mailing.app.visitor().post(REQUEST, { email })).status).toBe(200);
      expect(await mailing.outboxRows()).toEqual([]);
    });
    await mailing.app.settled();
    expect(await mailing.outboxRows()).toHaveLength(1);
  });

  it('succeeds while the mail server does not respond', async () => {
    const silent = await startSilentServer();
    const waitingApp = await createTestApp({
      mailer: createMailer({ smtpUrl: silent.url, from: MAIL_FROM }),
    });
    const { email } = await waitingApp.signUp();
    const response = await waitingApp.visitor().post(REQUEST, { email });
    expect([response.status, response.body]).toEqual([200, { success: true }]);
    const closed = waitingApp.close();
    await silent.stop();
    await closed;
  });

  it('succeeds while the mail server is down, and mails once it is back', async () => {
    const { email } = await mailing.app.signUp();
    await mailing.mailServer.stop();
    expect((await mailing.request(email)).status).toBe(200);
    expect(await mailing.outboxRows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    mailing.mailServer = await startMailServer({ port: mailing.mailServer.port });
    mailing.app.clock.now += MINUTE_MS;
    mailing.app.outbox.nudge();
    const token = tokenIn(await mailing.mailServer.take(email), 'reset-password');
    expect((await mailing.reset(token)).status).toBe(200);
  });

  it('mails nothing after the link has expired', async () => {
    const { email } = await mailing.app.signUp();
    await mailing.mailServer.stop();
    await mailing.request(email);
    mailing.mailServer = await startMailServer({ port: mailing.mailServer.port });
    mailing.app.clock.now += 30 * MINUTE_MS;
    mailing.app.outbox.nudge();
    await mailing.app.settled();
    expect(mailing.mailServer.received).toEqual([]);
    expect(await mailing.outboxRows()).toMatchObject([{ state: 'failed', error: 'expired' }]);
  });

  it('mails no fourth link while three are valid', async () => {
    const { email } = await mailing.app.signUp();
    for (let n = 0; n < 5; n++) expect((await mailing.request(email)).status).toBe(200);
    expect(mailing.mailServer.received).toHaveLength(3);
    mailing.app.clock.now += 30 * MINUTE_MS;
    await mailing.request(email);
    expect(mailing.mailServer.received).toHaveLength(4);
  });

  it('is limited alike for known and unknown addresses', async () => {
    const limited = await mailing.createAnother({ mailLimits: { perAccount: 2, perAddress: 5 } });
    const { email } = await limited.signUp();
    for (const address of [email, 'nobody@example.org']) {
      const responses = [await mailing.request(address, limited), await mailing.request(address, limited)];
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    }
    const refused = await mailing.request(email, limited);
    expect([refused.status, refused.body.code]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // The network address of these requests has reached its limit too.
    expect((await mailing.request('somebody-else@example.org', limited)).status).toBe(429);
  });

  it('responds with mailUnavailable without mail', async () => {
    const silent = await mailing.createAnother({ mailer: undefined });
    const { email } = await silent.signUp();
    for (const address of [email, 'nobody@example.org']) {
      const response = await mailing.request(address, silent);
      expect([response.status, response.body.code]).toEqual([409, 'mailUnavailable']);
    }
    expect((await silent.visitor().get('/api/v1/instance')).body).toMatchObject({
      mail: false,
      supportEmail: null,
    });
    expect((await mailing.app.visitor().get('/api/v1/instance')).body).toMatchObject({
      mail: true,
      supportEmail: null,
    });
  });

  it('mails no user input, such as the profile’s name', async () => {
    const { email } = await mailing.app.signUp();
    const name = 'Ana\r\nBcc: evil@example.net\r\n\r\n<a href="https://evil.example">';
    await mailing.app.database.write(async (trx) => {
      await trx.updateTable('profiles').set({ display_name: name }).execute();
    });
    await mailing.request(email);
    const { raw, recipients } = await mailing.mailServer.take(email);
    expect(recipients).toEqual([email]);
    expect(raw).not.toContain('evil');
  });
});
