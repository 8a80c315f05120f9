import type { Page } from 'playwright-core';
import { paths } from '#shared/paths.ts';
import { failHistory, stallHistory } from '../faked-responses.ts';
import {
  clickButton,
  clickItem,
  screensAt,
  seeAlert,
  seeWrongField,
  startOf,
  windowsAt,
  type Act,
  type Screen,
} from '../screen.ts';

const path = paths.transactions;
const bin = paths.deletedTransactions;
const filters = '?q=a&type=expense&category=food&from=2026-01-01&to=2026-12-31&min=5&sort=largest';

const saveNothing: Act = async (page, { transactions }) => {
  await clickButton(page, transactions.form.save.expense);
  await seeWrongField(page);
};

const nameCategory: Act = async (page, { transactions }) => {
  await clickButton(page, transactions.form.newCategory);
  await page.getByLabel(transactions.form.newCategoryName).waitFor();
};

const openDetails: Act = async (page, { transactions, tags }) => {
  await clickButton(page, transactions.form.details);
  await page.getByLabel(transactions.fields.note).fill('Lisboa, con Marta');
  await page.getByRole('combobox', { name: tags.label }).fill('Lisboa');
  await page.keyboard.press('Enter');
};

const splitInParts: Act = async (page, { transactions, splits }) => {
  const { form } = transactions;
  await page.getByLabel(form.amount, { exact: true }).fill('48');
  await clickButton(page, form.split);
  await page.getByLabel(splits.amount.replace('{{number}}', '1')).fill('30');
};

const openSplit: Act = async (page, texts) => {
  await seeHistory(page, texts);
  // The row covers its button.
  await page
    .getByRole('button', { name: startOf(texts.splits.show) })
    .first()
    .press('Enter');
};

const openCalendar: Act = async (page, { transactions }) => {
  await clickButton(page, transactions.form.chooseDay);
  await page.getByRole('table').first().waitFor();
};

const seeHistory: Act = async (page, { history }) => {
  await page.getByRole('list', { name: history.list.label }).getByRole('listitem').first().waitFor();
};

const openFilters: Act = async (page, texts) => {
  await seeHistory(page, texts);
  await clickButton(page, startOf(texts.history.filters.open));
  await page.getByRole('button', { name: startOf(texts.summaries.period.label) }).waitFor();
};

const openPeriods: Act = async (page, texts) => {
  await openFilters(page, texts);
  await clickButton(page, startOf(texts.summaries.period.label));
  await page.getByRole('menuitem', { name: texts.summaries.period.custom }).waitFor();
};

const openCustomPeriod: Act = async (page, texts) => {
  await openPeriods(page, texts);
  await clickItem(page, texts.summaries.period.custom);
  await page.getByRole('dialog').getByRole('table').first().waitFor();
};

const openMenu: Act = async (page, texts) => {
  await seeHistory(page, texts);
  await clickButton(page, texts.history.more);
  await page.getByRole('menuitem', { name: texts.history.csv }).waitFor();
};

const openRowMenu: Act = async (page, texts) => {
  await seeHistory(page, texts);
  await clickButton(page, startOf(texts.transactions.list.actions));
  await page.getByRole('menuitem').first().waitFor();
};

const selectSome: Act = async (page, texts) => {
  await openMenu(page, texts);
  await selectIn(page, texts.history.list);
};

/** Selects the second to the fourth row. On phones the checkboxes show after the menu's first item. */
async function selectIn(page: Page, { label, selectMode }: { label: string; selectMode: string }) {
  const mode = page.getByRole('menuitem', { name: selectMode, exact: true });
  if (await mode.isVisible()) await mode.click();
  else await page.keyboard.press('Escape');
  const boxes = page.getByRole('list', { name: label }).getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
}

const askForTags: Act = async (page, texts) => {
  await selectSome(page, texts);
  await clickButton(page, texts.history.list.tagSelected);
  await page.getByRole('dialog').getByRole('combobox').first().fill('x'.repeat(31));
};

const askForCategory: Act = async (page, texts) => {
  await selectSome(page, texts);
  await clickButton(page, texts.history.list.categorizeSelected);
  await page.getByRole('dialog').getByRole('combobox').first().waitFor();
};

const askToDelete: Act = async (page, texts) => {
  await selectSome(page, texts);
  await clickButton(page, texts.history.list.deleteSelected);
  await page.getByRole('dialog', { name: texts.history.delete.title }).waitFor();
};

const seeDeleted: Act = async (page, { deletedTransactions }) => {
  await page.getByRole('list', { name: deletedTransactions.label }).getByRole('listitem').first().waitFor();
};

const openBinMenu: Act = async (page, texts) => {
  await seeDeleted(page, texts);
  await clickButton(page, texts.history.more);
  await page.getByRole('menuitem', { name: texts.deletedTransactions.restoreAll }).waitFor();
};

const openBinRowMenu: Act = async (page, texts) => {
  await seeDeleted(page, texts);
  await clickButton(page, startOf(texts.deletedTransactions.actions));
  await page.getByRole('menuitem').first().waitFor();
};

const selectDeleted: Act = async (page, texts) => {
  await openBinMenu(page, texts);
  await selectIn(page, { ...texts.history.list, label: texts.deletedTransactions.label });
};

const askToErase: Act = async (page, texts) => {
  await openBinMenu(page, texts);
  await clickItem(page, texts.deletedTransactions.eraseAll);
  await page.getByRole('dialog', { name: texts.deletedTransactions.question.title }).waitFor();
};

export const transactionScreens: readonly Screen[] = [
  ...screensAt(paths.addExpense, 'demo', {
    'add-expense': {},
    'add-expense-invalid': { act: saveNothing },
    'add-expense-category': { act: nameCategory },
    'add-expense-details': { act: openDetails },
    'add-expense-split': { act: splitInParts },
  }),
  {
    name: 'add-expense-calendar',
    path: paths.addExpense,
    who: 'demo',
    isWindowOnly: true,
    act: openCalendar,
  },
  {
    name: 'add-expense-link',
    path: `${paths.addExpense}?description=Bread&amount=x&date=x`,
    who: 'demo',
    act: seeAlert,
  },
  { name: 'add-income', path: paths.addIncome, who: 'demo' },
  { name: 'add-income-first', path: paths.addIncome, who: 'fresh' },
  ...windowsAt(path, 'demo', {
    history: { act: seeHistory },
    'history-periods-open': { act: openPeriods },
    'history-custom-open': { act: openCustomPeriod },
    'history-menu': { act: openMenu },
    'history-row-menu': { act: openRowMenu },
    'history-selected': { act: selectSome },
    'history-categorize': { act: askForCategory },
    'history-tag-many': { act: askForTags },
    'history-delete': { act: askToDelete },
  }),
  { name: 'history-tag', path: `${path}?tag=Lisboa`, who: 'demo', isWindowOnly: true, act: openSplit },
  { name: 'history-filtered', path: path + filters, who: 'demo', isWindowOnly: true, act: seeHistory },
  {
    name: 'history-filters-open',
    path: `${path}?type=expense&max=50&category=food,transport&tag=Lisboa`,
    who: 'demo',
    isWindowOnly: true,
    act: openFilters,
  },
  { name: 'history-nothing', path: `${path}?q=no%20such%20thing`, who: 'demo' },
  { name: 'history-empty', path, who: 'fresh' },
  ...screensAt(path, 'demo', {
    'history-loading': { arrange: stallHistory },
    'history-error': { arrange: failHistory, act: seeAlert },
  }),
  ...windowsAt(bin, 'demo', {
    deleted: { act: seeDeleted },
    'deleted-menu': { act: openBinMenu },
    'deleted-row-menu': { act: openBinRowMenu },
    'deleted-selected': { act: selectDeleted },
    'deleted-erase': { act: askToErase },
  }),
  { name: 'deleted-empty', path: bin, who: 'fresh' },
];
