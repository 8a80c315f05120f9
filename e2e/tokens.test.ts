import { expect } from 'vitest';
import { describeInTurn } from './testing/each-language.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { openSection } from './testing/open-section.ts';
import { leave } from './testing/people.ts';
import { enterProfile } from './testing/profile-screen.ts';
import { sharedServer } from './testing/stage.ts';

const server = sharedServer();

describeInTurn('access tokens', (language, { tokens }, it) => {
  async function enter() {
    const visited = await enterProfile(server, { language });
    await openSection(visited.page, 'tokens');
    const section = visited.page.getByRole('region', { name: tokens.title });
    await section.getByText(tokens.none).waitFor();
    return { ...visited, section };
  }

  async function createToken(
    { page, section }: Awaited<ReturnType<typeof enter>>,
    name: string,
  ): Promise<string> {
    await section.getByRole('button', { name: tokens.create }).click();
    await page.getByRole('dialog').getByLabel(tokens.dialog.name).fill(name);
    await page.keyboard.press('Enter');
    return await page.getByRole('dialog').getByLabel(tokens.made.token).inputValue();
  }

  async function addExpense(token: string): Promise<number> {
    const response = await fetch(`${server.url}/api/v1/quick`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'bread 2' }),
    });
    return response.status;
  }

  it('are shown once, work, and stop working when they are revoked', async () => {
    const visited = await enter();
    const { page, section } = visited;
    const token = await createToken(visited, 'iPhone');
    expect(await addExpense(token)).toBe(200);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(token);
    await page.reload();
    const row = section.getByRole('listitem').filter({ hasText: 'iPhone' });
    await row.getByText(tokens.scopes.add.label).waitFor();
    await row.getByText(new RegExp(tokens.usedOn.split('{{')[0] ?? '')).waitFor();
    await row.getByRole('button', { name: interpolate(tokens.revokeNamed, { name: 'iPhone' }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: tokens.question.confirm }).click();
    await page.getByText(tokens.revoked).waitFor();
    await section.getByText(tokens.none).waitFor();
    expect(await addExpense(token)).toBe(401);
    await leave(visited);
  });

  it.inDepth('have a name, a scope and an end that the person chooses', async () => {
    const visited = await enter();
    const { page, section, context } = visited;
    await section.getByRole('button', { name: tokens.create }).click();
    const dialog = page.getByRole('dialog');
    await expectFocus(dialog.getByLabel(tokens.dialog.name));
    await page.keyboard.press('Enter');
    await dialog.locator('[aria-invalid="true"]').waitFor();
    await dialog.getByLabel(tokens.dialog.name).fill('Sheet');
    await dialog.getByRole('radio', { name: tokens.scopes.read.label, exact: false }).first().check();
    await dialog.getByLabel(tokens.dialog.days).selectOption('30');
    await dialog.getByRole('button', { name: tokens.dialog.submit }).click();
    const token = await dialog.getByLabel(tokens.made.token).inputValue();
    expect(await addExpense(token)).toBe(403);
    const response = await context.request.get(`${server.url}/api/v1/me/tokens`);
    const [item] = ((await response.json()) as { items: { createdAt: string; expiresAt: string }[] }).items;
    expect(item).toMatchObject({ name: 'Sheet', scope: 'read' });
    const days = (Date.parse(item?.expiresAt ?? '') - Date.parse(item?.createdAt ?? '')) / 86_400_000;
    expect(days).toBe(30);
    await leave(visited);
  });

  it.inDepth('need the password again if it was entered long ago', async () => {
    const visited = await enter();
    const { page } = visited;
    // Responds as the server does when the password was last entered long ago.
    let isProved = false;
    await page.route('**/api/v1/me/tokens', (route) =>
      isProved || route.request().method() !== 'POST'
        ? route.continue()
        : route.fulfill({ status: 403, json: { code: 'proofRequired' } }),
    );
    page.on('request', (request) => {
      if (request.url().endsWith('/proof')) isProved = true;
    });
    await visited.section.getByRole('button', { name: tokens.create }).click();
    await page.getByRole('dialog').getByLabel(tokens.dialog.name).fill('Phone');
    await page.keyboard.press('Enter');
    const password = page.getByRole('dialog').locator('input[type="password"]');
    await password.fill('plain-horse-battery');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').getByLabel(tokens.made.token).inputValue()).toMatch(/^saldo_/);
    await leave(visited);
  });
});
