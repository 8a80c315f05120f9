import { paths } from '#shared/paths.ts';
import { failHistory, stallHistory } from '../answers.ts';
import { clickButton, clickItem, inWindow, seeAlert, seeWrongField, startOf, type Act, type Screen } from '../screen.ts';

const path = paths.transactions;
const bin = paths.deletedTransactions;
const filters = '?q=a&type=expense&category=food&from=2026-01-01&to=2026-12-31&min=5&sort=largest';

export const transactionScreens: readonly Screen[] = [
  { name: 'add-expense', path: paths.addExpense, who: 'demo' },
  { name: 'add-expense-invalid', path: paths.addExpense, who: 'demo', act: saveNothing },
  { name: 'add-expense-category', path: paths.addExpense, who: 'demo', act: nameCategory },
  { name: 'add-expense-calendar', path: paths.addExpense, who: 'demo', ...inWindow, act: openCalendar },
  { name: 'add-expense-details', path: paths.addExpense, who: 'demo', act: openDetails },
  { name: 'add-expense-split', path: paths.addExpense, who: 'demo', act: splitInParts },
  { name: 'add-expense-link', path: `${paths.addExpense}?description=Bread&amount=x&date=x`, who: 'demo', act: seeAlert },
  { name: 'add-income', path: paths.addIncome, who: 'demo' },
  { name: 'add-income-first', path: paths.addIncome, who: 'fresh' },
  { name: 'history', path, who: 'demo', ...inWindow, act: seeHistory },
  { name: 'history-tag', path: `${path}?tag=Lisboa`, who: 'demo', ...inWindow, act: openSplit },
  { name: 'history-filtered', path: path + filters, who: 'demo', ...inWindow, act: seeHistory },
  { name: 'history-filters-open', path: `${path}?type=expense&max=50&category=food,transport&tag=Lisboa`, who: 'demo', ...inWindow, act: openFilters },
  { name: 'history-periods-open', path, who: 'demo', ...inWindow, act: openPeriods },
  { name: 'history-custom-open', path, who: 'demo', ...inWindow, act: openCustomPeriod },
  { name: 'history-menu', path, who: 'demo', ...inWindow, act: openMenu },
  { name: 'history-row-menu', path, who: 'demo', ...inWindow, act: openRowMenu },
  { name: 'history-selected', path, who: 'demo', ...inWindow, act: selectSome },
  { name: 'history-categorize', path, who: 'demo', ...inWindow, act: askForCategory },
  { name: 'history-tag-many', path, who: 'demo', ...inWindow, act: askForTags },
  { name: 'history-delete', path, who: 'demo', ...inWindow, act: askToDelete },
  { name: 'history-nothing', path: `${path}?q=no%20such%20thing`, who: 'demo' },
  { name: 'history-empty', path, who: 'fresh' },
  { name: 'history-loading', path, who: 'demo', arrange: stallHistory },
  { name: 'history-error', path, who: 'demo', arrange: failHistory, act: seeAlert },
  { name: 'deleted', path: bin, who: 'demo', ...inWindow, act: seeDeleted },
  { name: 'deleted-menu', path: bin, who: 'demo', ...inWindow, act: openBinMenu },
  { name: 'deleted-row-menu', path: bin, who: 'demo', ...inWindow, act: openBinRowMenu },
  { name: 'deleted-selected', path: bin, who: 'demo', ...inWindow, act: selectDeleted },
  { name: 'deleted-erase', path: bin, who: 'demo', ...inWindow, act: askToErase },
  { name: 'deleted-empty', path: bin, who: 'fresh' },
];

type ActArguments = Parameters<Act>;

async function saveNothing(...[page, { transactions }]: ActArguments): Promise<void> {
  await clickButton(page, transactions.form.save.expense);
  await seeWrongField(page);
}

async function nameCategory(...[page, { transactions }]: ActArguments): Promise<void> {
  await clickButton(page, transactions.form.newCategory);
  await page.getByLabel(transactions.form.newCategoryName).waitFor();
}

async function openDetails(...[page, { transactions, tags }]: ActArguments): Promise<void> {
  await clickButton(page, transactions.form.details);
  await page.getByLabel(transactions.fields.note).fill('Lisboa, con Marta');
  await page.getByRole('combobox', { name: tags.label }).fill('Lisboa');
  await page.keyboard.press('Enter');
}

async function splitInParts(...[page, { transactions, splits }]: ActArguments): Promise<void> {
  const { form } = transactions;
  await page.getByLabel(form.amount, { exact: true }).fill('48');
  await clickButton(page, form.split);
  await page.getByLabel(splits.amount.replace('{{number}}', '1')).fill('30');
}

async function openSplit(...[page, texts]: ActArguments): Promise<void> {
  await seeHistory(page, texts);
  // The row covers its button.
  await page.getByRole('button', { name: startOf(texts.splits.show) }).first().press('Enter');
}

async function openCalendar(...[page, { transactions }]: ActArguments): Promise<void> {
  await clickButton(page, transactions.form.chooseDay);
  await page.getByRole('table').first().waitFor();
}

async function seeHistory(...[page, { history }]: ActArguments): Promise<void> {
  await page.getByRole('list', { name: history.list.label }).getByRole('listitem').first().waitFor();
}

async function openFilters(...[page, texts]: ActArguments): Promise<void> {
  await seeHistory(page, texts);
  await clickButton(page, startOf(texts.history.filters.open));
  await page.getByRole('button', { name: startOf(texts.summaries.period.label) }).waitFor();
}

async function openPeriods(...[page, texts]: ActArguments): Promise<void> {
  await openFilters(page, texts);
  await clickButton(page, startOf(texts.summaries.period.label));
  await page.getByRole('menuitem', { name: texts.summaries.period.custom }).waitFor();
}

async function openCustomPeriod(...[page, texts]: ActArguments): Promise<void> {
  await openPeriods(page, texts);
  await clickItem(page, texts.summaries.period.custom);
  await page.getByRole('dialog').getByRole('table').first().waitFor();
}

async function openMenu(...[page, texts]: ActArguments): Promise<void> {
  await seeHistory(page, texts);
  await clickButton(page, texts.history.more);
  await page.getByRole('menuitem', { name: texts.history.csv }).waitFor();
}

async function openRowMenu(...[page, texts]: ActArguments): Promise<void> {
  await seeHistory(page, texts);
  await clickButton(page, startOf(texts.transactions.list.actions));
  await page.getByRole('menuitem').first().waitFor();
}

async function selectSome(...[page, texts]: ActArguments): Promise<void> {
  await openMenu(page, texts);
  await selectIn(page, texts.history.list);
}

/** Selects the second to the fourth row. On phones the checkboxes show after the menu's first item. */
async function selectIn(page: ActArguments[0], { label, selectMode }: { label: string; selectMode: string }) {
  const mode = page.getByRole('menuitem', { name: selectMode, exact: true });
  if (await mode.isVisible()) await mode.click();
  else await page.keyboard.press('Escape');
  const boxes = page.getByRole('list', { name: label }).getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
}

async function askForTags(...[page, texts]: ActArguments): Promise<void> {
  await selectSome(page, texts);
  await clickButton(page, texts.history.list.tagSelected);
  await page.getByRole('dialog').getByRole('combobox').first().fill('x'.repeat(31));
}

async function askForCategory(...[page, texts]: ActArguments): Promise<void> {
  await selectSome(page, texts);
  await clickButton(page, texts.history.list.categorizeSelected);
  await page.getByRole('dialog').getByRole('combobox').first().waitFor();
}

async function askToDelete(...[page, texts]: ActArguments): Promise<void> {
  await selectSome(page, texts);
  await clickButton(page, texts.history.list.deleteSelected);
  await page.getByRole('dialog', { name: texts.history.delete.title }).waitFor();
}

async function seeDeleted(...[page, { deletedTransactions }]: ActArguments): Promise<void> {
  await page.getByRole('list', { name: deletedTransactions.label }).getByRole('listitem').first().waitFor();
}

async function openBinMenu(...[page, texts]: ActArguments): Promise<void> {
  await seeDeleted(page, texts);
  await clickButton(page, texts.history.more);
  await page.getByRole('menuitem', { name: texts.deletedTransactions.restoreAll }).waitFor();
}

/** On wide windows a row has two buttons next to each other. */
async function openBinRowMenu(...[page, texts]: ActArguments): Promise<void> {
  await seeDeleted(page, texts);
  await clickButton(page, startOf(texts.deletedTransactions.actions));
  await page.getByRole('menuitem').first().waitFor();
}

async function selectDeleted(...[page, texts]: ActArguments): Promise<void> {
  await openBinMenu(page, texts);
  await selectIn(page, { ...texts.history.list, label: texts.deletedTransactions.label });
}

async function askToErase(...[page, texts]: ActArguments): Promise<void> {
  await openBinMenu(page, texts);
  await clickItem(page, texts.deletedTransactions.eraseAll);
  await page.getByRole('dialog', { name: texts.deletedTransactions.question.title }).waitFor();
}
