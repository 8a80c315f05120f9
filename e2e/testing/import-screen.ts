import type { Page } from 'playwright-core';
import type { openFile } from './bank-files.ts';
import type { Language } from '#shared/languages.ts';
import type { ScreenTexts } from './each-language.ts';
import { visitSignedIn } from './visit-signed-in.ts';

type BankFile = ReturnType<typeof openFile>;

/** Signs up a user of the shared server, for the screen of imports. */
export async function enterImports(language: Language, texts: ScreenTexts) {
  const visited = await visitSignedIn({ language });
  await visited.context.addInitScript((chosen) => localStorage.setItem('saldo-language', chosen), language);
  return { ...visited, screen: importScreen(visited.page, texts) };
}

/** The parts of the screen of imports, and the steps of its user. */
export function importScreen(page: Page, { imports }: ScreenTexts) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const list = page.getByRole('list', { name: imports.preview.list });
  const add = async (...files: BankFile[]) => {
    await page.locator('input[type=file]').setInputFiles(files);
    await page.getByRole('list', { name: imports.files.label }).getByRole('listitem').last().waitFor();
    await button(imports.next).and(page.locator(':enabled')).waitFor();
  };
  return {
    add,
    button,
    heading,
    list,
    rows: list.getByRole('listitem'),
    next: button(imports.next),
    /** Opens the screen, chooses files and waits until they are read. */
    choose: async (...files: BankFile[]) => {
      await page.goto('/import');
      await add(...files);
    },
    /** Continues until the rows show, with new sources and the proposed columns. */
    review: async () => {
      await button(imports.next).click();
      for (const title of [imports.sources.title, imports.columns.title]) {
        const step = heading(title);
        await step.or(heading(imports.preview.title)).first().waitFor();
        if (await step.isVisible()) await button(imports.next).click();
      }
      await list.waitFor();
    },
    save: async () => {
      // The bar of phones has a button that begins with the same word.
      await list
        .locator('xpath=ancestor::main')
        .getByRole('button', { name: startOf(imports.preview.save_other) })
        .click();
      await heading(imports.done.title).waitFor();
    },
  };
}

/** Matches the beginning of a name, up to the first placeholder of its text. */
export function startOf(text: string): RegExp {
  return new RegExp(`^${(text.split('{{')[0] ?? '').replaceAll(/[^\p{L}\d\s]/gu, String.raw`\$&`)}`);
}

/** Presses Back on a step of a screen, which goes forward again by itself, and waits for that. */
export async function goStepBack(page: Page): Promise<void> {
  const place = await page.evaluate(() => (history.state as { place?: number } | null)?.place);
  await page.goBack();
  await page.waitForFunction(
    (before) => (history.state as { place?: number } | null)?.place === before,
    place,
  );
}
