import { expect } from 'vitest';
import { addAccountOverHttp } from './testing/account-over-http.ts';
import { describeInTurn } from './testing/each-language.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave } from './testing/people.ts';
import { listTransfersOverHttp } from './testing/transfers-over-http.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';

describeInTurn('the line of an expense that is a transfer', (language, texts, it) => {
  const { quickAdd, transactions, transfers } = texts;

  it('leaves the expense empty, and leads to the form of transfers, filled in', async () => {
    const visited = await visitSignedIn(
      { language, timeZone: 'UTC' },
      { viewport: { width: 360, height: 740 } },
    );
    const { page } = visited;
    const fromAccount = await addAccountOverHttp(visited, 'Green Bank');
    const toAccount = await addAccountOverHttp(visited, 'Cash');
    const amount = page.getByLabel(transactions.form.amount, { exact: true });
    await page.goto('/add-expense');
    await page.getByLabel(transactions.add.quick).fill('200 from green to cash');
    await page.getByText(interpolate(quickAdd.form.transfer, { from: 'Green Bank', to: 'Cash' })).waitFor();
    expect(await amount.inputValue()).toBe('');
    await page.getByRole('link', { name: quickAdd.form.addTransfer }).click();
    await page.waitForURL('**/add-transfer');
    await expect.poll(() => amount.inputValue()).toMatch(/^200/);
    await page.getByRole('button', { name: transfers.save }).click();
    await page.getByText(transfers.toasts.added).waitFor();
    await expect.poll(() => amount.inputValue()).toBe('');
    expect(await listTransfersOverHttp(visited)).toMatchObject([{ fromAccount, toAccount, amount: 200 }]);
    await leave(visited);
  });
});
