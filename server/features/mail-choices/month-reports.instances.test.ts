import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailer } from '#server/mail/mailer.ts';
import { MAIL_FROM } from '#server/testing/mailing-app.ts';
import { startMailServer, type MailServer } from '#server/testing/mail-server.ts';
import { makeMonthReportJob, signUpSubscriber } from '#server/testing/plans-mail-app.ts';
import { goToInstant } from '#server/testing/recurring.ts';
import { createTestInstances, type TestInstances } from '#server/testing/test-instances.ts';

let mailServer: MailServer;
let instances: TestInstances;
beforeAll(async () => {
  mailServer = await startMailServer();
  const mailer = createMailer({ smtpUrl: mailServer.url, from: MAIL_FROM });
  instances = await createTestInstances({ mailer });
});
afterAll(async () => {
  await instances.close();
  await mailServer.stop();
});

it('the report of a month is sent once by two instances that run the job at the same time', async () => {
  const { one, other } = instances;
  const user = await signUpSubscriber(one);
  expect((await user.patch('/api/v1/me', { mails: { monthReport: true } })).status).toBe(200);
  const spent = { description: 'Pan', amount: 5, category: 'food', date: '2026-10-10' };
  expect((await user.post('/api/v1/expenses', spent)).status).toBe(201);
  for (const instance of [one, other]) await goToInstant(instance, '2026-11-01T09:00:00Z');
  const runs = [one, other, one, other].map((app) => makeMonthReportJob(app));
  await Promise.all(runs.map((run) => run()));
  for (const instance of [one, other]) {
    instance.outbox.nudge();
    await instance.settled();
  }
  expect(mailServer.received.filter(({ recipients }) => recipients.includes(user.email))).toHaveLength(1);
});
