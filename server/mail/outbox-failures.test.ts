import { describe, expect, it } from 'vitest';
import { startMailServer, startSilentServer } from '#server/testing/mail-server.ts';
import { deliver, makeMail, mailerTo, stageOutboxes } from '#server/testing/stage-outboxes.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

const { stage, outboxTo, post, rows } = stageOutboxes();

describe('while the mail server is down', () => {
  it('a message is retried with growing waits, and delivered once the server is back', async () => {
    await stage.mailServer.stop();
    const outbox = outboxTo(mailerTo(stage.mailServer.url));
    await post(outbox, makeMail());
    const waits: number[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      await deliver(outbox);
      const [row] = await rows();
      expect(row).toMatchObject({ state: 'waiting', attempts: attempt + 1 });
      expect(row?.error).toBe('connectionRefused');
      waits.push((row?.due_at ?? 0) - stage.now);
      stage.now += (waits.at(-1) ?? 0) - 1;
      await deliver(outbox);
      expect((await rows())[0]?.attempts).toBe(attempt + 1);
      stage.now += 1;
    }
    expect(waits).toEqual([15, 30, 60, 120].map((seconds) => seconds * SECOND_MS));

    stage.mailServer = await startMailServer({ port: stage.mailServer.port });
    await deliver(outbox);
    expect((await stage.mailServer.take('ana@example.org')).subject).toBe('Añadido');
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 5, sealed: null }]);
  });

  it('a message fails after twelve attempts; its error is kept and its content deleted', async () => {
    await stage.mailServer.stop();
    const outbox = outboxTo(mailerTo(stage.mailServer.url));
    await post(outbox, makeMail());
    for (let attempt = 0; attempt < 14; attempt++) {
      await deliver(outbox);
      stage.now += DAY_MS;
    }
    expect(await rows()).toMatchObject([
      { state: 'failed', attempts: 12, sealed: null, error: 'connectionRefused' },
    ]);
    stage.mailServer = await startMailServer();
  });

  it('a stop aborts an attempt without a response, and keeps the message', async () => {
    const silentServer = await startSilentServer();
    stage.stops.push(silentServer.stop);
    const outbox = outboxTo(mailerTo(silentServer.url));
    await post(outbox, makeMail());
    outbox.nudge();
    await outbox.stop();
    const waitingRow = { state: 'waiting', attempts: 1, due_at: stage.now, sealed: expect.any(String) };
    expect(await rows()).toMatchObject([waitingRow]);
    expect(stage.errors).toEqual([]);
  });
});

describe('an address that the mail server refuses', () => {
  it('gets no retry, and appears neither in the row nor in the log', async () => {
    await stage.mailServer.stop();
    stage.mailServer = await startMailServer({ refuses: 'ana@example.org' });
    const outbox = outboxTo(mailerTo(stage.mailServer.url));
    await post(outbox, makeMail());
    await deliver(outbox);
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'failed', attempts: 1, sealed: null, error: 'recipientRefused' });
    expect(stage.refusals).toEqual([expect.stringContaining('550')]);
    expect(stage.refusals[0]).not.toContain('ana');
  });
});

describe('several processes', () => {
  it('never send a message twice', async () => {
    const outboxes = Array.from({ length: 4 }, () => outboxTo(mailerTo(stage.mailServer.url)));
    const [first] = outboxes;
    if (first === undefined) throw new Error('There is no outbox.');
    const mails = Array.from({ length: 20 }, (_, n) => makeMail({ to: `user-${n}@example.org` }));
    await post(first, ...mails);
    await Promise.all(outboxes.map(deliver));
    const recipients = stage.mailServer.received.flatMap((mail) => mail.recipients);
    expect(recipients.toSorted()).toEqual(mails.map(({ to }) => to).toSorted());
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
    expect(stage.errors).toEqual([]);
  });

  it('take over a message whose process died while sending it', async () => {
    const dyingOutbox = outboxTo({ send: () => new Promise(() => undefined) });
    await post(dyingOutbox, makeMail());
    dyingOutbox.nudge();
    const outbox = outboxTo(mailerTo(stage.mailServer.url));
    while ((await rows())[0]?.attempts !== 1) await new Promise(setImmediate);
    await deliver(outbox);
    expect(stage.mailServer.received).toEqual([]);
    stage.now += MINUTE_MS;
    await deliver(outbox);
    expect(stage.mailServer.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });
});
