import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '#server/testing/run-sql.ts';
import { startMailServer, startSilentServer, type MailServer } from '#server/testing/mail-server.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { createOutbox, type Letter, type Outbox } from './outbox.ts';

const SECRET = 'a secret for tests, thirty-two bytes or more';
const FROM = { name: 'Saldo', address: 'saldo@example.org' };
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

let database: TestDatabase;
let mailServer: MailServer;
let now: number;
let errors: unknown[];
let refusals: string[];
const stops: (() => Promise<void>)[] = [];

beforeEach(async () => {
  [database, mailServer] = await Promise.all([createTestDatabase(), startMailServer()]);
  now = Date.now();
  errors = [];
  refusals = [];
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await mailServer.stop();
  await database.drop();
});

function outboxTo(mailer: Mailer | undefined, secret = SECRET): Outbox {
  const onError = (error: unknown) => errors.push(error);
  return createOutbox({
    database: database.forProduct,
    mailer: () => mailer,
    secret,
    now: () => now,
    onError,
    onMailRefused: (line) => refusals.push(line),
  });
}

function mailerTo(url: string): Mailer {
  return createMailer({ smtpUrl: url, from: FROM });
}

function letter(fields: Partial<Letter> = {}): Letter {
  return {
    userId: 'ana',
    kind: 'test',
    to: 'ana@example.org',
    subject: 'Añadido',
    text: 'Hola, Ana: https://saldo.example.org/canary-link\n',
    html: '<p>Hola, Ana</p>',
    ...fields,
  };
}

async function post(outbox: Outbox, ...letters: Letter[]): Promise<void> {
  await database.write(async (trx) => {
    for (const each of letters) await outbox.add(trx, each);
  });
}

async function deliver(outbox: Outbox): Promise<void> {
  outbox.nudge();
  await outbox.settled();
}

async function rows() {
  return await database.read.selectFrom('outbox').selectAll().orderBy('id').execute();
}

describe('a message', () => {
  it('reaches a real mail server unchanged, and its row keeps neither address nor content', async () => {
    const outbox = outboxTo(mailerTo(mailServer.url));
    await post(outbox, letter());
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ user_id: 'ana', kind: 'test', state: 'waiting', attempts: 0 });
    await deliver(outbox);

    const mail = await mailServer.take('ana@example.org');
    expect(mail).toMatchObject({
      from: FROM,
      to: [{ address: 'ana@example.org' }],
      subject: 'Añadido',
      text: expect.stringMatching(/^Hola, Ana: https:\/\/saldo\.example\.org\/canary-link\s+$/),
      messageId: `<${waiting?.id}@example.org>`,
    });
    expect(mail.html).toContain('<p>Hola, Ana</p>');
    expect(await rows()).toMatchObject([
      { state: 'sent', sealed: null, error: null, attempts: 1, finished_at: now },
    ]);
  });

  it('cannot be read in the database without the secret', async () => {
    const outbox = outboxTo(mailerTo(mailServer.url));
    await post(outbox, letter());
    const stored = JSON.stringify(await rows());
    for (const text of ['canary', 'ana@example.org', 'Añadido']) expect(stored).not.toContain(text);

    await deliver(outboxTo(mailerTo(mailServer.url), 'another secret, also of thirty-two bytes'));
    expect(mailServer.received).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'failed', error: 'secretChanged' }]);
  });

  it('is not stored if no mail is sent', async () => {
    const outbox = outboxTo(undefined);
    await post(outbox, letter());
    expect([outbox.isOn(), await rows()]).toEqual([false, []]);
  });

  it('is dropped when its database transaction rolls back', async () => {
    const outbox = outboxTo(mailerTo(mailServer.url));
    const failed = database.write(async (trx) => {
      await outbox.add(trx, letter());
      throw new Error('something else went wrong');
    });
    await expect(failed).rejects.toThrow('something else went wrong');
    expect(await rows()).toEqual([]);
  });

  it('is not sent after it has expired', async () => {
    const outbox = outboxTo(mailerTo(mailServer.url));
    await post(outbox, letter({ expiresAt: now + MINUTE_MS }));
    now += MINUTE_MS;
    await deliver(outbox);
    expect(mailServer.received).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'failed', error: 'expired', sealed: null }]);
  });

  it.each([
    ['subject', { subject: 'Hi\r\nBcc: evil@example.net' }],
    ['subject', { subject: 'Hi\n\nA body of my own' }],
    ['address', { to: 'ana@example.org, evil@example.net' }],
    ['address', { to: 'ana@example.org\r\nBcc: evil@example.net' }],
    ['address', { to: '"x\r\nBcc: evil@example.net"@example.org' }],
  ])('cannot add a header or a recipient by its %s (%j)', async (_, fields) => {
    const outbox = outboxTo(mailerTo(mailServer.url));
    await post(outbox, letter(fields));
    await deliver(outbox);
    for (const { headers, recipients, bcc, raw } of mailServer.received) {
      expect(recipients).toHaveLength(1);
      expect(recipients).not.toContain('evil@example.net');
      expect(bcc).toBeUndefined();
      expect(headers.filter(({ key }) => key === 'bcc')).toEqual([]);
      expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^A body of my own/m);
    }
    expect((await rows())[0]?.state).not.toBe('waiting');
  });
});

describe('while the mail server is down', () => {
  it('a message is retried with growing waits, and delivered once the server is back', async () => {
    await mailServer.stop();
    const outbox = outboxTo(mailerTo(mailServer.url));
    await post(outbox, letter());
    const waits: number[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      await deliver(outbox);
      const [row] = await rows();
      expect(row).toMatchObject({ state: 'waiting', attempts: attempt + 1 });
      expect(row?.error).toBe('connectionRefused');
      waits.push((row?.due_at ?? 0) - now);
      now += (waits.at(-1) ?? 0) - 1;
      await deliver(outbox);
      expect((await rows())[0]?.attempts).toBe(attempt + 1);
      now += 1;
    }
    expect(waits).toEqual([15, 30, 60, 120].map((seconds) => seconds * SECOND_MS));

    mailServer = await startMailServer({ port: mailServer.port });
    await deliver(outbox);
    expect((await mailServer.take('ana@example.org')).subject).toBe('Añadido');
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 5, sealed: null }]);
  });

  it('a message fails after twelve attempts; its error is kept and its content deleted', async () => {
    await mailServer.stop();
    const outbox = outboxTo(mailerTo(mailServer.url));
    await post(outbox, letter());
    for (let attempt = 0; attempt < 14; attempt++) {
      await deliver(outbox);
      now += DAY_MS;
    }
    expect(await rows()).toMatchObject([
      { state: 'failed', attempts: 12, sealed: null, error: 'connectionRefused' },
    ]);
    mailServer = await startMailServer();
  });

  it('or does not answer, a stop ends the attempt and keeps the message', async () => {
    const silent = await startSilentServer();
    stops.push(silent.stop);
    const outbox = outboxTo(mailerTo(silent.url));
    await post(outbox, letter());
    outbox.nudge();
    await outbox.stop();
    const kept = { state: 'waiting', attempts: 1, due_at: now, sealed: expect.any(String) };
    expect(await rows()).toMatchObject([kept]);
    expect(errors).toEqual([]);
  });
});

describe('an address that the mail server refuses', () => {
  it('gets no retry, and appears neither in the row nor in the log', async () => {
    await mailServer.stop();
    mailServer = await startMailServer({ refuses: 'ana@example.org' });
    const outbox = outboxTo(mailerTo(mailServer.url));
    await post(outbox, letter());
    await deliver(outbox);
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'failed', attempts: 1, sealed: null, error: 'recipientRefused' });
    expect(refusals).toEqual([expect.stringContaining('550')]);
    expect(refusals[0]).not.toContain('ana');
  });
});

describe('several processes', () => {
  it('never send a message twice', async () => {
    const outboxes = Array.from({ length: 4 }, () => outboxTo(mailerTo(mailServer.url)));
    const [first] = outboxes;
    if (first === undefined) throw new Error('There is no outbox.');
    const letters = Array.from({ length: 20 }, (_, n) => letter({ to: `user-${n}@example.org` }));
    await post(first, ...letters);
    await Promise.all(outboxes.map(deliver));
    const recipients = mailServer.received.flatMap((mail) => mail.recipients);
    expect(recipients.toSorted()).toEqual(letters.map(({ to }) => to).toSorted());
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('take over a message whose process died while sending it', async () => {
    const dying = outboxTo({ send: () => new Promise(() => undefined) });
    await post(dying, letter());
    dying.nudge();
    const outbox = outboxTo(mailerTo(mailServer.url));
    while ((await rows())[0]?.attempts !== 1) await new Promise(setImmediate);
    await deliver(outbox);
    expect(mailServer.received).toEqual([]);
    now += MINUTE_MS;
    await deliver(outbox);
    expect(mailServer.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });
});

describe('the outbox', () => {
  it('finds waiting messages by itself once started, and sends none once stopped', async () => {
    await post(outboxTo(mailerTo(mailServer.url)), letter());
    const outbox = outboxTo(mailerTo(mailServer.url));
    outbox.start();
    await mailServer.take('ana@example.org');
    await outbox.stop();
    await post(outbox, letter());
    await deliver(outbox);
    expect(mailServer.received).toHaveLength(1);
  });

  it('reports a failure of the database and continues', async () => {
    const outbox = outboxTo(mailerTo(mailServer.url));
    await post(outbox, letter());
    await runSql(database, 'alter table outbox rename column due_at to gone');
    await deliver(outbox);
    expect(errors).toHaveLength(1);
    await runSql(database, 'alter table outbox rename column gone to due_at');
    await deliver(outbox);
    expect(mailServer.received).toHaveLength(1);
  });

  it('deletes a message a month after it was finished, and no waiting one', async () => {
    const outbox = outboxTo(mailerTo(mailServer.url));
    await post(outbox, letter());
    await deliver(outbox);
    await post(outbox, letter());
    now += 30 * DAY_MS;
    await outbox.cleanUp();
    expect(await rows()).toHaveLength(2);
    now += 1;
    await outbox.cleanUp();
    expect(await rows()).toMatchObject([{ state: 'waiting' }]);
  });
});
