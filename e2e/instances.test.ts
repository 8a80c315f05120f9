import { afterAll, expect, test } from 'vitest';
import { signIn } from '#shared/contract/auth.ts';
import { TODAY } from './testing/day.ts';
import { startInstances } from './testing/instances.ts';
import {
  newEmail,
  openWithEvents,
  PASSWORD,
  recordOverHttp,
  signUpOverHttp,
  visit,
} from './testing/people.ts';
import { openBrowser } from './testing/stage.ts';

const browser = await openBrowser();
const instances = await startInstances({ hasProxy: false });
afterAll(async () => {
  expect(await instances.stop()).toBe(0);
});

test('a tab on one instance shows a transaction from the other, and a session that ends there ends here', async () => {
  const [here, there] = instances.urls;
  const [one, other] = [await visit(browser, here), await visit(browser, there)];
  const email = newEmail();
  await signUpOverHttp(one.context, here, { email });
  const response = await other.context.request.post(signIn.path, {
    headers: { origin: there },
    data: { email, password: PASSWORD },
  });
  expect(response.ok()).toBe(true);
  await openWithEvents(other.page, '/dashboard');
  await other.page.getByText('Nothing recorded yet').waitFor();

  const date = TODAY;
  await recordOverHttp(one.context, here, 'expense', { description: 'Flowers', amount: 12.34, date });
  await other.page.getByText('Flowers').waitFor();
  await expect.poll(() => other.page.getByText('€12.34').count()).toBeGreaterThan(1);

  await one.context.request.delete('/api/v1/me/sessions', { headers: { origin: here } });
  await other.page.waitForURL('**/login**');
  expect([...one.faults, ...other.faults]).toEqual([]);
});
