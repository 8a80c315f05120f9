import { TODAY } from '../testing/day.ts';
import { interpolate } from '../testing/interpolate.ts';
import { expectAccessible, LONG_NAME, describeInLooks, visitInLook, WIDE_AMOUNTS } from '../testing/looks.ts';
import { openSection } from '../testing/open-section.ts';
import { leave, recordOverHttp, signUpOverHttp } from '../testing/people.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { language, texts } = look;
  const { quickAdd, tokens, transactions } = texts;

  it('for quick add and links to the form', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    const { currency, expense } = WIDE_AMOUNTS;
    await signUpOverHttp(context, server.url, { language, currency, timeZone: 'UTC' });
    const date = TODAY;
    const long = 'Donaudampfschifffahrtsgesellschaft, Villanueva de la Cañada y otros lugares lejanos';
    for (const [description, amount] of [
      [long, expense],
      ['Bus', 1.5],
    ] as const)
      await recordOverHttp(context, server.url, 'expense', { description, amount, date });
    await page.goto('/add-expense');
    await page.getByLabel(transactions.add.quick).fill('+1.200 nómina');
    await page.getByRole('link', { name: quickAdd.form.income }).waitFor();
    await expectAccessible(page, 'quick add in the form');
    await page.goto('/dashboard?quick');
    const dialog = page.getByRole('dialog', { name: transactions.add.quick });
    await dialog.getByRole('group', { name: quickAdd.favourites }).waitFor();
    await expectAccessible(page, 'quick add with favourites');
    await dialog.getByRole('button', { name: long.slice(0, 20) }).click();
    await expectAccessible(page, 'quick add with a long line');
    await dialog.getByLabel(quickAdd.line).fill('1.200 03/04 #viaje #donaudampfschifffahrtsgesell');
    await page.keyboard.press('Enter');
    await dialog.getByText(quickAdd.missing.description).waitFor();
    await expectAccessible(page, 'quick add with doubtful parts, and without a description');
    const chips = dialog.getByRole('group', { name: quickAdd.reading });
    await dialog.getByLabel(quickAdd.line).fill('seguro 20 ayer cada dos meses #viaje @nadie @comida pagado');
    const toBeginning = (text: string) => text.split('{{')[0] ?? '';
    await chips.getByRole('button', { name: new RegExp(`^${toBeginning(quickAdd.takeOff.day)}`) }).click();
    await chips.getByRole('button', { name: new RegExp(`^${toBeginning(quickAdd.takeBack.day)}`) }).waitFor();
    await expectAccessible(page, 'quick add with read, removed and unknown parts');
    await page.goto('/add-income?amount=x&category=x&date=x');
    await page.getByRole('alert').waitFor();
    await expectAccessible(page, 'a link that is refused');
    await leave(visited);
  });

  it('for access tokens', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await signUpOverHttp(context, server.url, { language, name: LONG_NAME });
    await page.goto('/profile');
    await openSection(page, 'tokens');
    const section = page.getByRole('region', { name: tokens.title });
    const dialog = page.getByRole('dialog');
    await section.getByText(tokens.none).waitFor();
    await expectAccessible(page, 'no access tokens');
    await section.getByRole('button', { name: tokens.create }).click();
    await dialog.getByRole('button', { name: tokens.dialog.submit }).click();
    await dialog.locator('[aria-invalid="true"]').waitFor();
    await expectAccessible(page, 'a new access token with an error');
    await dialog.getByLabel(tokens.dialog.name).fill(LONG_NAME);
    await page.keyboard.press('Enter');
    await dialog.getByLabel(tokens.made.token).waitFor();
    await expectAccessible(page, 'the secret of an access token');
    await dialog.getByRole('button', { name: tokens.made.done }).click();
    await dialog.waitFor({ state: 'detached' });
    await expectAccessible(page, 'the access tokens');
    await section.getByRole('button', { name: interpolate(tokens.revokeNamed, { name: LONG_NAME }) }).click();
    await dialog.getByRole('button', { name: tokens.question.confirm }).waitFor();
    await expectAccessible(page, 'the question before an access token is revoked');
    await leave(visited);
  });
});
