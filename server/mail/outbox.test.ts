import { describe, expect, it } from 'vitest';
import { runSql } from '#server/testing/run-sql.ts';
import { deliver, FROM, makeMail, mailerTo, stageOutboxes } from '#server/testing/stage-outboxes.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

const { stage, outboxTo, post, rows } = stageOutboxes();

describe('a message', () => {
  it('reaches a real mail server unchanged, and its row keeps neither address nor content', async () => {
    const outbox = outboxTo(mailerTo(stage.mailServer.url));
    await post(outbox, makeMail());
    const [waitingRow] = await rows();
    expect(waitingRow).toMatchObject({ user_id: 'ana', kind: 'test', state: 'waiting', attempts: 0 });
    await deliver(outbox);

    const mail = await stage.mailServer.take('ana@example.org');
    expect(mail).toMatchObject({
      from: FROM,
      to: [{ address: 'ana@example.org' }],
      subject: 'Añadido',
      text: expect.stringMatching(/^Hola, Ana: https:\/\/saldo\.example\.org\/canary-link\s+$/),
      messageId: `<${waitingRow?.id}@example.org>`,
    });
    expect(mail.html).toContain('<p>Hola, Ana</p>');
    expect(await rows()).toMatchObject([
      { state: 'sent', sealed: null, error: null, attempts: 1, finished_at: stage.now },
    ]);
  });

  it('cannot be read in the database without the secret', async () => {
    const outbox = outboxTo(mailerTo(stage.mailServer.url));
    await post(outbox, makeMail());
    const storedRows = JSON.stringify(await rows());
    for (const text of ['canary', 'ana@example.org', 'Añadido']) expect(storedRows).not.toContain(text);

    await deliver(outboxTo(mailerTo(stage.mailServer.url), 'another secret, also of thirty-two bytes'));
    expect(stage.mailServer.received).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'failed', error: 'secretChanged' }]);
  });

  it('is not stored if no mail is sent', async () => {
    const outbox = outboxTo(undefined);
    await post(outbox, makeMail());
    expect([outbox.isOn(), await rows()]).toEqual([false, []]);
  });

  it('is dropped when its database transaction rolls back', async () => {
    const outbox = outboxTo(mailerTo(stage.mailServer.url));
    const write = stage.database.write(async (trx) => {
      await outbox.add(trx, makeMail());
      throw new Error('something else went wrong');
    });
    await expect(write).rejects.toThrow('something else went wrong');
    expect(await rows()).toEqual([]);
  });

  it('is not sent after it has expired', async () => {
    const outbox = outboxTo(mailerTo(stage.mailServer.url));
    await post(outbox, makeMail({ expiresAt: stage.now + MINUTE_MS }));
    stage.now += MINUTE_MS;
    await deliver(outbox);
    expect(stage.mailServer.received).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'failed', error: 'expired', sealed: null }]);
  });

  it.each([
    ['subject', { subject: 'Hi\r\nBcc: evil@example.net' }],
    ['subject', { subject: 'Hi\n\nA body of my own' }],
    ['address', { to: 'ana@example.org, evil@example.net' }],
    ['address', { to: 'ana@example.org\r\nBcc: evil@example.net' }],
    ['address', { to: '"x\r\nBcc: evil@example.net"@example.org' }],
  ])('cannot add a header or a recipient by its %s (%j)', async (_, fields) => {
    const outbox = outboxTo(mailerTo(stage.mailServer.url));
    await post(outbox, makeMail(fields));
    await deliver(outbox);
    for (const { headers, recipients, bcc, raw } of stage.mailServer.received) {
      expect(recipients).toHaveLength(1);
      expect(recipients).not.toContain('evil@example.net');
      expect(bcc).toBeUndefined();
      expect(headers.filter(({ key }) => key === 'bcc')).toEqual([]);
      expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^A body of my own/m);
    }
    expect((await rows())[0]?.state).not.toBe('waiting');
  });
});

describe('the outbox', () => {
  it('finds waiting messages by itself once started, and sends none once stopped', async () => {
    await post(outboxTo(mailerTo(stage.mailServer.url)), makeMail());
    const outbox = outboxTo(mailerTo(stage.mailServer.url));
    outbox.start();
    await stage.mailServer.take('ana@example.org');
    await outbox.stop();
    await post(outbox, makeMail());
    await deliver(outbox);
    expect(stage.mailServer.received).toHaveLength(1);
  });

  it('reports a failure of the database and continues', async () => {
    const outbox = outboxTo(mailerTo(stage.mailServer.url));
    await post(outbox, makeMail());
    await runSql(stage.database, 'alter table outbox rename column due_at to gone');
    await deliver(outbox);
    expect(stage.errors).toHaveLength(1);
    await runSql(stage.database, 'alter table outbox rename column gone to due_at');
    await deliver(outbox);
    expect(stage.mailServer.received).toHaveLength(1);
  });

  it('deletes a message a month after it was sent or failed, and never a waiting one', async () => {
    const outbox = outboxTo(mailerTo(stage.mailServer.url));
    await post(outbox, makeMail());
    await deliver(outbox);
    await post(outbox, makeMail());
    stage.now += 30 * DAY_MS;
    await outbox.cleanUp();
    expect(await rows()).toHaveLength(2);
    stage.now += 1;
    await outbox.cleanUp();
    expect(await rows()).toMatchObject([{ state: 'waiting' }]);
  });
});
