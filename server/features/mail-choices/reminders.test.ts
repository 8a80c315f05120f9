import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeSettings } from '#server/testing/change-settings.ts';
import {
  confirmAddress,
  createMailsApp,
  makeReminderJob,
  signUpSubscriber,
  type MailsApp,
} from '#server/testing/plans-mail-app.ts';
import { addRecurring, goToInstant } from '#server/testing/recurring.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const ME = '/api/v1/me';

let mails: MailsApp;
beforeAll(async () => {
  mails = await createMailsApp();
});
afterAll(() => mails.close());

let day = Date.parse('2026-03-01T00:00:00Z');
/** Each test has days of its own, on which the jobs have not run yet. */
beforeEach(() => {
  day += 10 * 864e5;
  mails.app.clock.now = day + 9 * 36e5;
});

/** Returns the day that is the given number of days after the test's first. */
function dayAfter(days: number): string {
  return new Date(day + days * 864e5).toISOString().slice(0, 10);
}

async function at(days: number, time: string): Promise<void> {
  await goToInstant(mails.app, `${dayAfter(days)}T${time}:00Z`);
}

describe('the reminder', () => {
  it('lists what is due tomorrow and what waits, once a day, in the language of the user', async () => {
    const user = await signUpSubscriber(mails.app, { language: 'es' });
    await addRecurring(user, { firstDay: dayAfter(2), description: 'Alquiler' });
    await addRecurring(user, {
      firstDay: dayAfter(1),
      mode: 'ask',
      description: 'Luz',
      isEstimate: true,
      amount: 40,
    });
    await addRecurring(user, { firstDay: dayAfter(4), description: 'Gimnasio' });
    await at(1, '08:05');
    const [mail, ...others] = await mails.mailsAfterJobs(user.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Tus movimientos recurrentes · Saldo');
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toMatch(/Alquiler · −950,00\s€/);
      expect(text).toMatch(/Luz · −40,00\s€ \(estimado\)/);
      expect(text).not.toContain('Gimnasio');
    }
    await at(1, '12:00');
    expect(await mails.mailsAfterJobs(user.email)).toHaveLength(1);
    await at(2, '08:05');
    // A waiting occurrence is listed again, a posted one is not.
    const [, next] = await mails.mailsAfterJobs(user.email);
    expect(next?.text).toContain('Luz');
    expect(next?.text).not.toContain('Alquiler');
  });

  it('comes at eight in the user’s time zone, or later in the day', async () => {
    const [early, late] = [
      await signUpSubscriber(mails.app, { timeZone: 'Asia/Tokyo' }),
      await signUpSubscriber(mails.app, { timeZone: 'America/New_York' }),
    ];
    for (const user of [early, late]) await addRecurring(user, { firstDay: dayAfter(3) });
    await at(1, '22:40');
    expect(await mails.mailsAfterJobs(early.email)).toEqual([]);
    await at(1, '23:05');
    expect(await mails.mailsAfterJobs(early.email)).toHaveLength(1);
    await at(2, '11:40');
    expect(await mails.mailsAfterJobs(late.email)).toEqual([]);
    await at(2, '12:05');
    expect(await mails.mailsAfterJobs(late.email)).toHaveLength(1);
  });

  it('is not written if nothing is due or waits, or if the user has not switched it on', async () => {
    const [idle, silent, suspended] = [
      await signUpSubscriber(mails.app),
      await mails.app.signUp({ currency: 'EUR', timeZone: 'UTC' }),
      await signUpSubscriber(mails.app),
    ];
    await confirmAddress(mails.app, silent.email);
    await addRecurring(idle, { firstDay: dayAfter(5) });
    for (const user of [silent, suspended]) await addRecurring(user, { firstDay: dayAfter(2) });
    await mails.app.database.write(async (trx) => {
      await trx
        .updateTable('profiles')
        .set({ is_suspended: 1 })
        .where('email', '=', suspended.email)
        .execute();
    });
    await at(1, '09:00');
    for (const user of [idle, silent, suspended]) expect(await mails.mailsAfterJobs(user.email)).toEqual([]);
  });

  it('is written once by jobs that run at the same time', async () => {
    const user = await signUpSubscriber(mails.app);
    await addRecurring(user, { firstDay: dayAfter(2) });
    await at(1, '09:00');
    const run = makeReminderJob(mails.app);
    await Promise.all(Array.from({ length: 5 }, run));
    expect(await mails.mailsTo(user.email)).toHaveLength(1);
  });

  it('is not written during maintenance', async () => {
    const user = await signUpSubscriber(mails.app);
    await addRecurring(user, { firstDay: dayAfter(2) });
    await at(1, '09:00');
    await changeSettings(mails.app, { isReadOnly: true });
    expect(await mails.mailsAfterJobs(user.email)).toEqual([]);
    await changeSettings(mails.app, { isReadOnly: false });
    await at(1, '10:00');
    expect(await mails.mailsAfterJobs(user.email)).toHaveLength(1);
  });

  it('turns no typed text into a link', async () => {
    const user = await signUpSubscriber(mails.app);
    const description = '<a href="https://evil.example">{{amount}}</a> pay@evil.example';
    await addRecurring(user, { firstDay: dayAfter(2), description });
    await at(1, '09:00');
    const [mail] = await mails.mailsAfterJobs(user.email);
    const withoutJoiners = (text = '') => text.replaceAll('\u2060', '');
    expect(withoutJoiners(mail?.text)).toContain(description);
    expect(withoutJoiners(mail?.html)).toContain(
      '&lt;a href=&quot;https://evil.example&quot;&gt;{{amount}}&lt;/a&gt;',
    );
    for (const text of [mail?.text, mail?.html]) {
      expect(text).not.toMatch(/evil\.example|https:\/\/evil|pay@evil/);
    }
  });

  it('lists twenty and counts the rest', async () => {
    const user = await signUpSubscriber(mails.app);
    for (let n = 0; n < 23; n++) await addRecurring(user, { firstDay: dayAfter(2) });
    await at(1, '09:00');
    const [mail] = await mails.mailsAfterJobs(user.email);
    expect(mail?.text?.match(/· Rent ·/g)).toHaveLength(20);
    expect(mail?.text).toContain('And 3 more');
  });
});

describe('the choice of mails', () => {
  it('is off at first, and can be changed one by one', async () => {
    const user = await mails.app.signUp();
    expect((await user.get(ME)).body).toMatchObject({
      isEmailConfirmed: false,
      mails: { reminders: false, budgetAlerts: false },
    });
    await confirmAddress(mails.app, user.email);
    expect((await user.patch(ME, { mails: { budgetAlerts: true } })).body).toMatchObject({
      isEmailConfirmed: true,
      mails: { reminders: false, budgetAlerts: true },
    });
    expect((await user.patch(ME, { mails: { reminders: true } })).body.mails).toMatchObject({
      reminders: true,
      budgetAlerts: true,
    });
    expect((await user.patch(ME, { mails: { reminders: false } })).body.mails).toMatchObject({
      reminders: false,
      budgetAlerts: true,
    });
  });

  it('needs a confirmed address to be switched on, but not to be switched off', async () => {
    const user = await mails.app.signUp();
    const refused = await user.patch(ME, { mails: { reminders: true }, theme: 'dark' });
    expect([refused.status, refused.body.code]).toEqual([409, 'emailNotConfirmed']);
    expect((await user.get(ME)).body.theme).toBe('system');
    expect((await user.patch(ME, { mails: { reminders: false } })).status).toBe(200);
  });

  it('is switched off by a change to an address that is not confirmed', async () => {
    const app = await createTestApp();
    const user = await app.signUp();
    await confirmAddress(app, user.email);
    await app.database.write(async (trx) => {
      await trx
        .updateTable('profiles')
        .set({ mails_reminders: 1, mails_budget_alerts: 1, mails_month_report: 1 })
        .execute();
    });
    expect((await user.get(ME)).body.mails).toMatchObject({ reminders: true, budgetAlerts: true });
    const body = { newEmail: 'other@example.org', password: 'plain-horse-battery' };
    expect((await user.post(`${ME}/email`, body)).status).toBe(200);
    expect((await user.get(ME)).body).toMatchObject({
      isEmailConfirmed: false,
      mails: { reminders: false, budgetAlerts: false, monthReport: false },
    });
    const again = await user.patch(ME, { mails: { reminders: true } });
    expect(again.body.code).toBe('mailUnavailable');
    await app.close();
  });
});
