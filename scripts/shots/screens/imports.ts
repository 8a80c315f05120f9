import type { Page } from 'playwright-core';
import { paths } from '#shared/paths.ts';
import { openFile, pdfFile, septemberFile } from '../../../e2e/testing/bank-files.ts';
import { clickButton, inWindow, startOf, type Act, type Screen } from '../screen.ts';

const path = paths.import;

/** Files are chosen and rows decided about, but nothing is saved: the accounts stay as they are. */
export const importScreens: readonly Screen[] = [
  { name: 'import', path, who: 'fresh', act: seeEmpty },
  { name: 'import-help', path, who: 'fresh', ...inWindow, act: openHelp },
  { name: 'import-paste', path, who: 'fresh', ...inWindow, act: openPaste },
  { name: 'import-files', path, who: 'demo', act: chooseFiles },
  { name: 'import-sources', path, who: 'demo', act: seeSources },
  { name: 'import-columns', path, who: 'demo', act: seeColumns },
  { name: 'import-preview', path, who: 'demo', ...inWindow, act: seePreview },
  { name: 'import-preview-rows', path, who: 'demo', ...inWindow, act: seeRows },
];

type ActArguments = Parameters<Act>;

async function seeEmpty(...[page, { imports }]: ActArguments): Promise<void> {
  await page.getByText(imports.past.empty).waitFor();
}

async function openHelp(...[page, { imports }]: ActArguments): Promise<void> {
  await clickButton(page, imports.files.help);
  await page.getByRole('dialog', { name: imports.help.title }).waitFor();
}

async function openPaste(...[page, { imports }]: ActArguments): Promise<void> {
  await clickButton(page, imports.files.paste);
  await page.getByRole('dialog').getByRole('textbox').waitFor();
}

async function chooseFiles(...[page, { imports }]: ActArguments): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([septemberFile(), openFile(), pdfFile()]);
  await page.getByText(imports.errors.pdf).waitFor();
  await enabledNext(page, imports.next).waitFor();
}

function enabledNext(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).and(page.locator(':enabled'));
}

async function seeSources(...[page, texts]: ActArguments): Promise<void> {
  await chooseFiles(page, texts);
  await clickButton(page, texts.imports.next);
  await page.getByRole('heading', { name: texts.imports.sources.title }).waitFor();
}

async function seeColumns(...[page, texts]: ActArguments): Promise<void> {
  await seeSources(page, texts);
  await clickButton(page, texts.imports.next);
  await page.getByRole('heading', { name: texts.imports.columns.title }).waitFor();
}

async function seePreview(...[page, texts]: ActArguments): Promise<void> {
  await seeColumns(page, texts);
  for (const question of await page.locator('main').getByRole('group').all())
    await question.getByRole('radio').first().check();
  await enabledNext(page, texts.imports.next).click();
  await page.getByRole('list', { name: texts.imports.preview.list }).waitFor();
}

async function seeRows(...[page, texts]: ActArguments): Promise<void> {
  await seePreview(page, texts);
  const list = page.getByRole('list', { name: texts.imports.preview.list });
  await list.getByRole('combobox').nth(2).selectOption('expense health');
  const group = page.getByRole('button', { name: startOf(texts.imports.preview.groups.new) });
  await group.scrollIntoViewIfNeeded();
}
