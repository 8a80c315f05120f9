import { afterEach, beforeEach } from 'vitest';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import { createOutbox, type Mail, type Outbox } from '#server/mail/outbox.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const SECRET = 'a secret for tests, thirty-two bytes or more';
export const FROM = { name: 'Saldo', address: 'saldo@example.org' };

type Stage = {
  database: TestDatabase;
  /** A test that stops this server puts another one here, which is stopped after the test. */
  mailServer: MailServer;
  now: number;
  errors: unknown[];
  refusals: string[];
  /** Functions that end other things which the test has started. */
  stops: (() => Promise<void>)[];
};

/** Gives each test of a file a database, a mail server and a clock of its own. */
export function stageOutboxes() {
  const stage = {} as Stage;
  beforeEach(async () => {
    const [database, mailServer] = await Promise.all([createTestDatabase(), startMailServer()]);
    Object.assign(stage, { database, mailServer, now: Date.now(), errors: [], refusals: [], stops: [] });
  });
  afterEach(async () => {
    for (const stop of stage.stops) await stop();
    await stage.mailServer.stop();
    await stage.database.drop();
  });

  function outboxTo(mailer: Mailer | undefined, secret = SECRET): Outbox {
    return createOutbox({
      database: stage.database.forProduct,
      mailer: () => mailer,
      secret,
      now: () => stage.now,
      onError: (error) => stage.errors.push(error),
      onMailRefused: (line) => stage.refusals.push(line),
    });
  }

  async function post(outbox: Outbox, ...mails: Mail[]): Promise<void> {
    await stage.database.write(async (trx) => {
      for (const each of mails) await outbox.add(trx, each);
    });
  }

  const rows = async () => await stage.database.read.selectFrom('outbox').selectAll().orderBy('id').execute();

  return { stage, outboxTo, post, rows };
}

export function mailerTo(url: string): Mailer {
  return createMailer({ smtpUrl: url, from: FROM });
}

export function makeMail(fields: Partial<Mail> = {}): Mail {
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

export async function deliver(outbox: Outbox): Promise<void> {
  outbox.nudge();
  await outbox.settled();
}
