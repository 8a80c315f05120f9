import { uuidv7 } from 'uuidv7';
import { expect } from 'vitest';
import { addAccountOverHttp } from './testing/account-over-http.ts';
import { describeInTurn } from './testing/each-language.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave } from './testing/people.ts';
import { sharedServer } from './testing/stage.ts';
import { listStored } from './testing/stored-over-http.ts';
import { listTransfersOverHttp } from './testing/transfers-over-http.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';

const server = sharedServer();

describeInTurn('quick add with an account', (language, texts, it) => {
  const { quickAdd, transactions, transfers } = texts;
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

  it('reads a transfer between two accounts, which the user may refuse, and adds it', async () => {
    const visited = await visitSignedIn({ language, timeZone: 'UTC' });
    const { page } = visited;
    const fromAccount = await addAccountOverHttp(visited, 'Banco Azul');
    const toAccount = await addAccountOverHttp(visited, name);
    const sides = `Banco Azul → ${name}`;
    await page.goto('/dashboard?quick');
    const dialog = page.getByRole('dialog', { name: transactions.add.quick });
    await dialog
      .getByLabel(quickAdd.line)
      .fill(language === 'en' ? '200 from banco azul to cash' : '200 de banco azul a efectivo');
    await dialog.getByText(sides, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: quickAdd.transfer.refuse }).click();
    await dialog.getByText(interpolate(quickAdd.account, { name: 'Banco Azul' }), { exact: true }).waitFor();
    await dialog.getByRole('button', { name: quickAdd.transfer.takeBack }).click();
    await dialog.getByText(sides, { exact: true }).waitFor();
    await expectFocus(dialog.getByLabel(quickAdd.line));
    await dialog.getByRole('button', { name: transfers.save }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(transfers.toasts.added).waitFor();
    expect(await listTransfersOverHttp(visited)).toMatchObject([
      { fromAccount, toAccount, amount: 200, note: '' },
    ]);
    expect(await listStored(visited)).toEqual([]);
    await leave(visited);
  });
});
