import { pino } from 'pino';
import { makeForecast } from '#shared/forecast/make-forecast.ts';
import { createChangeLog } from '#server/caching/change-log.ts';
import { createInsightAnswers } from '#server/app/insight-answers.ts';
import { createMonthReportJob } from '#server/app/month-reports.ts';
import { createReminderJob } from '#server/app/reminders.ts';
import { createForecasts } from '#server/features/forecast/forecasts.ts';
import { readForecastInput } from '#server/features/forecast/read-input.ts';
import { readDecisions, selectPlanned } from '#server/features/recurring/forecasting.ts';
import { createStopTokens } from '#server/features/mail-choices/stop-tokens.ts';
import { createMailingApp, type MailingApp } from './mailing-app.ts';
import type { ReceivedMail } from './mail-server.ts';
import { TEST_ORIGIN, TEST_SECRET, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export type Subscriber = TestClient & { email: string };

/** Signs up a user with a confirmed address who has switched on all mails. */
export async function signUpSubscriber(app: TestApp, account: object = {}): Promise<Subscriber> {
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC', ...account });
  await confirmAddress(app, user.email);
  const { status } = await user.patch('/api/v1/me', { mails: { reminders: true, budgetAlerts: true } });
  if (status !== 200) throw new Error(`Not switched on: ${status}`);
  return user;
}

/** Confirms an address like a mailed link. */
export async function confirmAddress(app: TestApp, email: string): Promise<void> {
  await app.database.write(async (trx) => {
    await trx
      .updateTable('profiles')
      .set({ email_checked_at: app.clock.now })
      .where('email', '=', email)
      .execute();
  });
}

export type MailsApp = MailingApp & {
  /** Runs the jobs that are due, and returns all mails to this address. */
  mailsAfterJobs: (email: string, app?: TestApp) => Promise<ReceivedMail[]>;
  /** Sends the waiting mails, and returns all mails to this address. */
  mailsTo: (email: string, app?: TestApp) => Promise<ReceivedMail[]>;
};

/** Creates an app with a real mail server, whose jobs a test runs. */
export async function createMailsApp(): Promise<MailsApp> {
  const mailing = await createMailingApp();
  async function mailsTo(email: string, app = mailing.app): Promise<ReceivedMail[]> {
    app.outbox.nudge();
    await app.settled();
    return mailing.mailServer.received.filter(({ recipients }) => recipients.includes(email));
  }
  return {
    ...mailing,
    mailsTo,
    async mailsAfterJobs(email, app = mailing.app) {
      await app.jobs.runDue();
      return await mailsTo(email, app);
    },
  };
}

type JobApp = Pick<TestApp, 'database' | 'clock' | 'outbox' | 'settings'>;

/**
 * Creates the app's job that mails month reports, to be run at any time. Calls `onForecast` with the user of each
 * forecast.
 */
export function makeMonthReportJob(
  app: JobApp,
  onForecast: (userId: string) => void = () => undefined,
): () => Promise<void> {
  const { read, forProduct } = app.database;
  return createMonthReportJob({
    ...toJobOptions(app),
    changes: createChangeLog(),
    insights: createInsightAnswers(read),
    forecasts: createForecasts({
      database: forProduct,
      async compute(user) {
        onForecast(user.userId);
        return makeForecast(await readForecastInput(read, { selectPlanned, readDecisions }, user));
      },
    }),
  });
}

/** Creates the app's job that mails reminders, to be run at any time. */
export function makeReminderJob(app: JobApp): () => Promise<void> {
  return createReminderJob(toJobOptions(app));
}

function toJobOptions({ database, clock, outbox, settings }: JobApp) {
  return {
    database: database.forProduct,
    now: () => clock.now,
    outbox,
    settings,
    siteUrl: () => TEST_ORIGIN,
    stopTokens: createStopTokens(TEST_SECRET),
    log: pino({ level: 'silent' }),
  };
}
