import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailer } from '#server/mail/mailer.ts';
import { MAIL_FROM } from '#server/testing/mailing-app.ts';
import { startMailServer, type MailServer } from '#server/testing/mail-server.ts';
import { makeReminderJob, signUpSubscriber } from '#server/testing/plans-mail-app.ts';
import { addRecurring, goToInstant, tomorrowOf } from '#server/testing/recurring.ts';
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

it('a reminder is written and sent once by two instances that run the job at the same time', async () => {
  const { one, other } = instances;
  const users = [await signUpSubscriber(one), await signUpSubscriber(one)];
  for (const user of users) await addRecurring(user, { firstDay: tomorrowOf(one) });
  const morning = `${new Date(one.clock.now).toISOString().slice(0, 10)}T09:00:00Z`;
  for (const instance of [one, other]) await goToInstant(instance, morning);
  const runs = [one, other, one, other, one, other].map(makeReminderJob);
  await Promise.all(runs.map((run) => run()));
  for (const instance of [one, other]) {
    instance.outbox.nudge();
    await instance.settled();
  }
  const sentTo = (email: string) =>
    mailServer.received.filter(({ recipients }) => recipients.includes(email));
  expect(users.map(({ email }) => sentTo(email).length)).toEqual([1, 1]);
});
