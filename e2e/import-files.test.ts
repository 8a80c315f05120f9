import { expect } from 'vitest';
import { now } from './testing/day.ts';
import { longFile, openFile, pdfFile, septemberFile } from './testing/bank-files.ts';
import { describeInTurn } from './testing/each-language.ts';
import { fetchResponse } from './testing/fetch-response.ts';
import { enterImports, startOf } from './testing/import-screen.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave } from './testing/people.ts';
import { sharedServer } from './testing/stage.ts';

const server = sharedServer();

describeInTurn('the import of files', (language, texts, it) => {
  const { imports } = texts;
  const enter = () => enterImports(language, texts);

  it('asks about unclear columns of a file, and saves nothing before the answers', async () => {
    const { screen, ...visited } = await enter();
    const { context, page } = visited;
    await screen.choose(openFile(), pdfFile());
    await page.getByText(imports.errors.pdf).waitFor();
    await screen.next.click();
    await screen.heading(imports.sources.title).waitFor();
    await screen.next.click();
    await screen.heading(imports.columns.title).waitFor();
    await screen.next.click();
    await page.getByText(imports.columns.unanswered).first().waitFor();
    const { dateOrder, sign } = imports.questions;
    await page.getByRole('group', { name: dateOrder.title }).getByText(dateOrder.choices.mdy).click();
    await page.getByRole('group', { name: sign.title }).getByText(sign.choices.inverted).click();
    await page.getByText(startOf(language === 'es' ? '5 de abril de 2026' : 'April 5, 2026')).waitFor();
    await screen.next.click();
    await screen.list.waitFor();
    await page.getByText(imports.errors.pdf).waitFor();
    await screen.save();
    const dates = await context.request.get(`${server.url}/api/v1/transactions?sort=oldest`);
    const { items } = (await dates.json()) as { items: { date: string; type: string }[] };
    expect(items.map(({ date, type }) => [date, type])).toEqual([
      ['2026-04-05', 'expense'],
      ['2026-06-07', 'expense'],
    ]);
    // The source keeps the answers.
    await screen.choose(openFile());
    await screen.next.click();
    // Another card's file may have the same header.
    await page.getByText(interpolate(imports.sources.sameHeader, { name: 'card' })).waitFor();
    await screen.next.click();
    await page.getByText(imports.preview.nothing).waitFor();
    await leave(visited);
  });

  it('continues after the connection was lost, without losing or doubling rows', async () => {
    const { screen, ...visited } = await enter();
    const { context, page } = visited;
    await screen.choose(longFile(2_600));
    await screen.review();
    let requests = 0;
    await page.route('**/api/v1/imports/*/rows', async (route) => {
      // The second response is lost after the server has saved.
      if (++requests !== 2) return await route.continue();
      await fetchResponse(route);
      await route.abort();
    });
    await page
      .locator('main')
      .getByRole('button', { name: startOf(imports.preview.save_other) })
      .click();
    await page.getByText(imports.preview.interrupted).waitFor();
    await page.getByRole('button', { name: imports.preview.goOn }).click();
    await screen.heading(imports.done.title).waitFor();
    const response = await context.request.get(`${server.url}/api/v1/transactions/totals`);
    expect(await response.json()).toMatchObject({ count: 2_600 });
    await leave(visited);
  });

  it.inDepth('takes pasted text and dropped files, and forgets a file that is removed', async () => {
    const { screen, ...visited } = await enter();
    const { page } = visited;
    await page.goto('/import');
    await page.getByRole('button', { name: imports.files.paste }).click();
    const dialog = page.getByRole('dialog', { name: imports.files.pasteDialog.title });
    await dialog.getByRole('textbox').fill(septemberFile().buffer.toString());
    await dialog.getByRole('button', { name: imports.files.pasteDialog.submit }).click();
    await page.getByText(imports.files.pasted, { exact: true }).waitFor();
    const { name, buffer } = openFile();
    const transfer = await page.evaluateHandle(
      ([fileName, text]) => {
        const data = new DataTransfer();
        data.items.add(new File([text ?? ''], fileName ?? ''));
        return data;
      },
      [name, buffer.toString()],
    );
    await page.locator('main').dispatchEvent('drop', { dataTransfer: transfer });
    await page.getByRole('button', { name: interpolate(imports.files.remove, { name }) }).click();
    await page
      .getByRole('button', { name: interpolate(imports.files.remove, { name }) })
      .waitFor({ state: 'detached' });
    await screen.next.click();
    await screen.heading(imports.sources.title).waitFor();
    await leave(visited);
  });

  it.inDepth('stops the reading of a file after 30 seconds, and reads the next one', async () => {
    const { screen, ...visited } = await enter();
    const { page } = visited;
    await page.clock.install({ time: now() });
    // Keeps the reader busy for ever.
    await page.route('**/import-worker*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "addEventListener('message', () => { for (;;); });",
      }),
    );
    await page.goto('/import');
    await page.getByRole('button', { name: imports.files.choose }).waitFor();
    // Now only the test moves the clock.
    await page.clock.pauseAt(now() + 60_000);
    await page.locator('input[type=file]').setInputFiles(septemberFile());
    await page
      .getByText(interpolate(imports.files.reading, { name: septemberFile().name }))
      .first()
      .waitFor();
    await page.clock.fastForward(29_000);
    expect(await page.getByText(imports.errors.timedOut).count()).toBe(0);
    await page.clock.fastForward(2_000);
    await page.getByText(imports.errors.timedOut).waitFor();
    await page.clock.resume();
    await page.unroute('**/import-worker*');
    await page.locator('input[type=file]').setInputFiles(openFile());
    await screen.next.and(page.locator(':enabled')).waitFor();
    await leave(visited);
  });
});
