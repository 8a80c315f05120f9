import { uuidv7 } from 'uuidv7';
import { expect } from 'vitest';
import { describeInTurn } from './testing/each-language.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave } from './testing/people.ts';
import { sharedServer } from './testing/stage.ts';
import { listStored } from './testing/stored-over-http.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';

const server = sharedServer();

describeInTurn('quick add with an account', (language, texts, it) => {
  const { quickAdd, transactions } = texts;
  const [line, words, name] =
    language === 'en'
      ? ['coffee 2.50 from cash', 'from cash', 'Cash']
      : ['café 2,50 de efectivo', 'de efectivo', 'Efectivo'];

  it('shows the named account as a chip, which can be taken off, and saves it', async () => {
    const visited = await visitSignedIn({ language, timeZone: 'UTC' });
    const { page, context } = visited;
    const id = uuidv7();
    const account = { id, name, kind: 'cash', accountHash: null, accountEnd: null, shape: null, answers: {} };
    await context.request.post(`${server.url}/api/v1/sources`, {
      headers: { origin: server.url },
      data: account,
    });
    await page.goto('/dashboard?quick');
    const dialog = page.getByRole('dialog', { name: transactions.add.quick });
    await dialog.getByText(quickAdd.guide.title).click();
    await dialog
      .getByText(quickAdd.guide.account.examples.split(' · ')[0]?.replace('{{account}}', name) ?? '')
      .waitFor();
    await dialog.getByLabel(quickAdd.line).fill(line);
    const chip = dialog.getByText(interpolate(quickAdd.account, { name }), { exact: true });
    await chip.waitFor();
    await dialog.getByRole('button', { name: interpolate(quickAdd.takeOff.account, { words }) }).click();
    await dialog.getByText(line.replace(/ 2.50/, ''), { exact: true }).waitFor();
    expect(await chip.count()).toBe(0);
    await dialog.getByRole('button', { name: interpolate(quickAdd.takeBack.account, { words }) }).click();
    await chip.waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(transactions.toasts.expense.added).waitFor();
    expect(await listStored(visited)).toMatchObject([
      { description: line.split(' ')[0], amount: 2.5, account: id },
    ]);
    await leave(visited);
  });
});
