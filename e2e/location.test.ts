import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { saveLocation } from '#shared/contract/location.ts';
import { getProfile, type Profile } from '#shared/contract/profile.ts';
import { texts as en } from '#shared/i18n/en/texts.ts';
import { countryName } from '#shared/countries.ts';
import type { Language } from '#shared/languages.ts';
import { describeInDepth } from '#shared/testing/depth.ts';
import { choosePreference } from './testing/account-menu.ts';
import { describeInTurn, type ScreenTexts } from './testing/each-language.ts';
import { newEmail, openShortcutList, signUpOverHttp, visit, type Visit } from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';
import { changeStoredProfile } from './testing/stored-profile.ts';

const browser = await openBrowser();
const server = sharedServer();

const MADRID = { latitude: 40.4168, longitude: -3.7038 };

type Answer = 'granted' | 'asked' | 'denied' | 'failing';

/** Opens the browser of a new user. `answer` is its answer to the question for the position. */
async function enter(answer: Answer, language: Language = 'en', email = newEmail()): Promise<Visit> {
  const visited = await visit(browser, server.url, { geolocation: MADRID });
  const { context, page } = visited;
  await context.grantPermissions(answer === 'denied' ? [] : ['geolocation']);
  if (answer === 'asked') {
    // As if the browser asks the user for the first time, and the user allows it.
    await context.addInitScript(() => {
      navigator.permissions.query = () => Promise.resolve({ state: 'prompt' } as PermissionStatus);
    });
  }
  await signUpOverHttp(context, server.url, { email, language, name: 'Ana' }, { declinesLocation: false });
  if (answer === 'failing') {
    const browserTools = await context.newCDPSession(page);
    await browserTools.send('Emulation.setGeolocationOverride', {});
  }
  return visited;
}

async function readProfile({ context }: Visit): Promise<Profile> {
  return (await (await context.request.get(server.url + getProfile.path)).json()) as Profile;
}

async function expectNoPrompt(page: Page, texts: ScreenTexts): Promise<void> {
  await page.reload();
  await openShortcutList(page, texts);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const name of [texts.location.decline, texts.location.dontSave]) {
    expect(await page.getByRole('button', { name }).count()).toBe(0);
  }
}

describeInTurn('the location prompt', (language, texts, it) => {
  const { location } = texts;
  const place = `Madrid, ${countryName('ES', language)}`;
  const found = location.prompt.found.replace('{{place}}', place);

  it('detects the city if the browser may share it, and saves it', async () => {
    const visited = await enter('granted', language);
    const { context, page, faults } = visited;
    await page.goto('/dashboard');
    await page.getByText(found).waitFor();
    expect((await readProfile(visited)).city).toBeNull();
    await page.getByRole('button', { name: location.save, exact: true }).click();
    await page.getByRole('status').getByText(location.saved).waitFor();
    expect(await readProfile(visited)).toMatchObject({ city: 'Madrid', country: 'ES' });
    await expectNoPrompt(page, texts);
    expect(faults).toEqual([]);
    await context.close();
  });

  it.inDepth(
    'waits for a click if the browser would ask for permission, and says that it is detecting',
    async () => {
      const visited = await enter('asked', language);
      const { context, page } = visited;
      const gate = Promise.withResolvers<void>();
      await page.route('**/api/v1/me/location/nearest', async (route) => {
        await gate.promise;
        await route.continue();
      });
      await page.goto('/dashboard');
      await page.getByRole('region', { name: location.prompt.title }).waitFor();
      await page.getByRole('button', { name: location.detect }).click();
      await page.getByText(location.prompt.detecting).waitFor();
      gate.resolve();
      await page.getByText(found).waitFor();
      await context.close();
    },
  );

  it.inDepth('remembers a decline', async () => {
    const visited = await enter('granted', language);
    const { context, page } = visited;
    await page.goto('/dashboard');
    await page.getByText(found).waitFor();
    await page.getByRole('button', { name: location.dontSave }).click();
    await page.getByText(found).waitFor({ state: 'detached' });
    await expect.poll(async () => (await readProfile(visited)).locationDeclined).toBe(true);
    expect((await readProfile(visited)).city).toBeNull();
    await expectNoPrompt(page, texts);
    await context.close();
  });

  for (const answer of ['denied', 'failing'] as const) {
    it.inDepth(`says what to do if the position is ${answer}`, async () => {
      const visited = await enter(answer, language);
      const { context, page } = visited;
      await page.goto('/dashboard');
      if (answer === 'denied') await page.getByRole('button', { name: location.detect }).click();
      await page.getByText(location.unavailable).waitFor();
      await page.getByRole('button', { name: location.decline }).click();
      await expect.poll(async () => (await readProfile(visited)).locationDeclined).toBe(true);
      await context.close();
    });
  }

  it.inDepth('says that saving the location failed, and asks again', async () => {
    const { context, page } = await enter('granted', language);
    await page.route(`**${saveLocation.path}`, (route) => route.abort());
    await page.goto('/dashboard');
    await page.getByRole('button', { name: location.save, exact: true }).click();
    await page.getByRole('status').getByText(texts.errors.locationSaveFailed).waitFor();
    await page.getByText(found).waitFor();
    await context.close();
  });
});

describe('the spec’s sentences', () => {
  test('are the sentences of the product', () => {
    expect(en.errors.locationSaveFailed).toBe('Could not save location.');
    expect(en.location.unavailable).toBe(
      'Could not retrieve your location. Please ensure location services are enabled and try adding it from your profile later.',
    );
  });
});

describeInDepth('the location prompt', () => {
  test('says that no city is near', async () => {
    const { context, page } = await enter('granted');
    await context.setGeolocation({ latitude: 0, longitude: -30 });
    await page.goto('/dashboard');
    await page.getByText('There is no city near this location.').waitFor();
    await context.close();
  });

  test('waits until the terms are accepted', async () => {
    const email = newEmail();
    const { context, page } = await enter('granted', 'en', email);
    changeStoredProfile(server, email, { terms_accepted: 0, terms_version: 0 });
    await page.goto('/dashboard');
    const dialog = page.getByRole('dialog', { name: en.terms.title });
    await dialog.getByRole('checkbox').waitFor();
    expect(await page.getByText('Is Madrid, Spain your city?').count()).toBe(0);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: en.terms.submit }).click();
    await page.getByText('Is Madrid, Spain your city?').waitFor();
    await context.close();
  });

  test('leaves the focus on the page when it closes', async () => {
    const { context, page } = await enter('granted');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Don’t save' }).press('Enter');
    await page.getByRole('button', { name: 'Don’t save' }).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await context.close();
  });
});

describeInDepth('the location in the profile', () => {
  test('is detected, edited by hand, shown in the other language, and removed', async () => {
    const visited = await enter('granted');
    const { context, page, faults } = visited;
    await page.goto('/profile');
    const section = page.getByRole('region', { name: 'Location' });
    await section.getByText('No city yet').waitFor();
    await section.getByRole('button', { name: 'Detect city' }).click();
    await section.getByText('Is Madrid, Spain your city?').waitFor();
    await section.getByRole('button', { name: 'Save', exact: true }).click();
    await section.getByText('Madrid, Spain', { exact: true }).waitFor();

    await section.getByRole('button', { name: 'Edit' }).click();
    await section.getByLabel('City').fill('');
    await section.getByRole('button', { name: 'Save', exact: true }).click();
    await section.getByText('This field is required').waitFor();
    await section.getByLabel('City').fill('Guadalajara');
    await section.getByLabel('Country').selectOption({ label: 'Mexico' });
    await section.getByRole('button', { name: 'Save', exact: true }).click();
    await section.getByText('Guadalajara, Mexico', { exact: true }).waitFor();
    await expect.poll(async () => (await readProfile(visited)).country).toBe('MX');

    await choosePreference(page, 'Español');
    const spanish = page.getByRole('region', { name: 'Ubicación' });
    await spanish.getByText('Guadalajara, México', { exact: true }).waitFor();
    await spanish.getByRole('button', { name: 'Quitar' }).click();
    await spanish.getByText('Sin ciudad').waitFor();
    await expect
      .poll(async () => await readProfile(visited))
      .toMatchObject({ city: null, country: null, locationDeclined: true });
    expect(faults).toEqual([]);
    await context.close();
  });
});
