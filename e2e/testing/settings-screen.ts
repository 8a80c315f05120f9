import type { Page } from 'playwright-core';
import { systemSettings as settingsEn } from '#shared/i18n/en/system-settings.ts';

/** Opens the settings of the installation. */
export async function openSettings(page: Page): Promise<void> {
  await page.goto('/admin/system-settings');
  await page.getByRole('region', { name: settingsEn.groups.general }).waitFor();
}

/** The section with this name. */
export const group = (page: Page, name: keyof typeof settingsEn.groups) =>
  page.getByRole('region', { name: settingsEn.groups[name], exact: true });

/** Saves a section and waits for the confirmation. */
export async function save(page: Page, name: keyof typeof settingsEn.groups): Promise<void> {
  await group(page, name).getByRole('button', { name: settingsEn.save, exact: true }).click();
  await page.getByRole('status').getByText(settingsEn.saved).waitFor();
}
