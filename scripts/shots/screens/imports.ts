import type { Page } from 'playwright-core';
import { paths } from '#shared/paths.ts';
import { octoberFile, openFile, pdfFile, septemberFile } from '../../../e2e/testing/bank-files.ts';
import { clickButton, screensAt, seeText, startOf, windowsAt, type Act, type Screen } from '../screen.ts';

const path = paths.import;

const openHelp: Act = async (page, { imports }) => {
  await clickButton(page, imports.files.help);
  await page.getByRole('dialog', { name: imports.help.title }).waitFor();
};

const openPaste: Act = async (page, { imports }) => {
  await clickButton(page, imports.files.paste);
  await page.getByRole('dialog').getByRole('textbox').waitFor();
};

const chooseFiles: Act = async (page, { imports }) => {
  await page.locator('input[type=file]').setInputFiles([septemberFile(), openFile(), pdfFile()]);
  await page.getByText(imports.errors.pdf).waitFor();
  await findEnabledNext(page, imports.next).waitFor();
};

function findEnabledNext(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).and(page.locator(':enabled'));
}

const seeSources: Act = async (page, texts) => {
  await chooseFiles(page, texts);
  await clickButton(page, texts.imports.next);
  await page.getByRole('heading', { name: texts.imports.sources.title }).waitFor();
};

const seeColumns: Act = async (page, texts) => {
  await seeSources(page, texts);
  await clickButton(page, texts.imports.next);
  await page.getByRole('heading', { name: texts.imports.columns.title }).waitFor();
};

const seePreview: Act = async (page, texts) => {
  await seeColumns(page, texts);
  for (const question of await page.locator('main fieldset').all())
    await question.getByRole('radio').first().check();
  await findEnabledNext(page, texts.imports.next).click();
  await page.getByRole('list', { name: texts.imports.preview.list }).waitFor();
};

const seeRows: Act = async (page, texts) => {
  await seePreview(page, texts);
  const list = page.getByRole('list', { name: texts.imports.preview.list });
  await list.getByRole('combobox').nth(2).selectOption('expense health');
  const group = page.getByRole('button', { name: startOf(texts.imports.preview.groups.new) });
  await group.scrollIntoViewIfNeeded();
};

const seeSettlements: Act = async (page, texts) => {
  await page.locator('input[type=file]').setInputFiles([octoberFile()]);
  const list = page.getByRole('list', { name: texts.imports.preview.list });
  const question = page.getByLabel(texts.imports.settlements.questions.namedCard.replace('{{name}}', '4567'));
  const next = findEnabledNext(page, texts.imports.next);
  while (!(await list.isVisible())) {
    await next.click();
    await list.or(next).first().waitFor();
  }
  await question.selectOption({ index: 1 });
};

/** The acts choose files and decide about rows, but save nothing. */
export const importScreens: readonly Screen[] = [
  { name: 'import', path, who: 'fresh', act: seeText(({ imports }) => imports.past.empty) },
  ...windowsAt(path, 'fresh', {
    'import-help': { act: openHelp },
    'import-paste': { act: openPaste },
  }),
  ...screensAt(path, 'demo', {
    'import-files': { act: chooseFiles },
    'import-sources': { act: seeSources },
    'import-columns': { act: seeColumns },
  }),
  ...windowsAt(path, 'demo', {
    'import-preview': { act: seePreview },
    'import-preview-rows': { act: seeRows },
    'import-settlements': { act: seeSettlements },
  }),
];
