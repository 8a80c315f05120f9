import type { Locator, Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { changeSettings } from '#shared/contract/system-settings.ts';
import { systemSettings as settingsEn } from '#shared/i18n/en/system-settings.ts';

/** Opens the settings of the installation. */
export async function openSettings(page: Page): Promise<void> {
  await page.goto('/admin/system-settings');
  await page.getByRole('region', { name: settingsEn.groups.general }).waitFor();
}

export const findGroup = (page: Page, name: keyof typeof settingsEn.groups) =>
  page.getByRole('region', { name: settingsEn.groups[name], exact: true });

/** Chooses or toggles by keyboard, because content that loads late can move the control away from the pointer. */
export async function choose(control: Locator, isChecked = true): Promise<void> {
  await control.press('Space');
  await expect.poll(() => control.isChecked()).toBe(isChecked);
}

/** Saves a section and waits for the confirmation. */
export async function save(page: Page, name: keyof typeof settingsEn.groups): Promise<void> {
  // The confirmation of an earlier change may still show.
  const isSaved = (response: Response) =>
    response.url().endsWith(changeSettings.path) && response.request().method() === changeSettings.method;
  await Promise.all([
    page.waitForResponse(isSaved),
    findGroup(page, name).getByRole('button', { name: settingsEn.save, exact: true }).click(),
  ]);
  await page.getByRole('status').getByText(settingsEn.saved).waitFor();
}
