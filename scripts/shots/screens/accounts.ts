import { listSources, type Source } from '#shared/contract/sources.ts';
import type { Page } from 'playwright-core';
import { uuidv7 } from 'uuidv7';
import { addMonths, endOfMonth } from '#shared/calendar.ts';
import { listBalances } from '#shared/contract/balances.ts';
import { paths } from '#shared/paths.ts';
import {
  clickButton,
  clickItem,
  seeButtonOfDialog,
  seeText,
  seeWrongField,
  windowsAt,
  type Act,
  type Screen,
} from '../screen.ts';

const path = paths.accounts;
const MAIN = 'Banco Azul';

const account = (name: string, fields: Partial<Source>): Source => ({
  id: uuidv7(),
  name,
  kind: 'bank',
  accountHash: null,
  accountEnd: null,
  shape: null,
  answers: {},
  opening: null,
  lowBalance: null,
  colour: null,
  isArchived: false,
  position: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:00:00.000Z',
  ...fields,
});

/** Fakes the accounts, because the demo has none and the acts save nothing. Returns their ids. */
export async function haveAccounts(page: Page): Promise<string[]> {
  const items = [
    account(MAIN, {
      accountEnd: '1332',
      opening: { amount: 1_900, day: '2025-06-20' },
      lowBalance: 2_500,
      colour: 'amber',
    }),
    account('Visa Oro', { kind: 'card', accountEnd: '4417', colour: 'pink' }),
    account('Donaudampfschifffahrtsgesellschaft y otras cuentas compartidas', {
      accountEnd: '0049',
      colour: 'indigo',
    }),
    account('Cartera', { kind: 'cash', opening: { amount: 80, day: '2025-06-20' }, lowBalance: 100 }),
    account('PayPal', { kind: 'app' }),
    account('Plan de pensiones', { kind: 'other', isArchived: true }),
  ];
  const list = { items, accountKey: 'k'.repeat(43) };
  await page.route(`**${listSources.path}`, (route) => route.fulfill({ json: list }));
  await haveBalances(page, items);
  return items.map(({ id }) => id);
}

const BALANCES = [2_431.07, -318.4, 12_050, 64.5, null, null];

const STATEMENTS = [
  { day: '2026-11-20', balance: 2_400.07, difference: -31, isFromFile: false },
  { day: '2026-10-31', balance: 3_018.5, difference: 0, isFromFile: true },
];

/** Fakes the balances of the accounts, and the course of each. */
async function haveBalances(page: Page, accounts: readonly Source[]): Promise<void> {
  const items = accounts.map(({ id, name, kind, isArchived }, at) => ({
    id,
    name,
    kind,
    isArchived,
    balance: BALANCES[at] ?? null,
    later: at === 0 ? -540.2 : null,
    isLow: at === 0 || at === 3,
  }));
  const list = { items, total: 14_227.17 };
  await page.route(`**${listBalances.path}`, (route) => route.fulfill({ json: list }));
  await page.route(`**${listBalances.path}/*`, (route) => {
    const found = items.find(({ id }) => route.request().url().endsWith(id));
    const points = Array.from({ length: 18 }, (_, at) => ({
      day: endOfMonth(addMonths('2025-06-01', at)),
      balance: 1_900 + Math.round(700 * Math.sin(at / 2)) + at * 31.07,
    }));
    return route.fulfill({
      json: {
        account: found,
        points: typeof found?.balance === 'number' ? points : [],
        statements: STATEMENTS,
      },
    });
  });
}

export const openAccount: Act = async (page) => {
  await page.getByRole('link', { name: new RegExp(`^${MAIN}`) }).click();
  await page.getByRole('slider').waitFor();
};

const openMenu: Act = async (page, { ownAccounts }) =>
  await clickButton(page, ownAccounts.actions.replace('{{name}}', MAIN));

const unfoldStatements: Act = async (page, texts) => {
  await openAccount(page, texts);
  await page.locator('summary').click();
  await page.locator('summary').scrollIntoViewIfNeeded();
};

const openReconcile: Act = async (page, texts) => {
  await openAccount(page, texts);
  await clickButton(page, texts.ownAccounts.reconcile.open);
  await seeButtonOfDialog(page, texts.ownAccounts.reconcile.submit);
};

const openLabel: Act = async (page, { ownAccounts }) => {
  await page.getByRole('link', { name: /^PayPal/ }).click();
  await page.getByRole('button', { name: ownAccounts.balance.set }).waitFor();
};

const unfold: Act = async (page) => await page.locator('summary').click();

/** Opens the dialog of an account with a limit, down to its colours. */
const openEdit: Act = async (page, texts) => {
  await openMenu(page, texts);
  await clickItem(page, texts.ownAccounts.edit);
  await seeButtonOfDialog(page, texts.ownAccounts.save);
  await page.getByRole('radio', { name: texts.ownCategories.colours.amber }).scrollIntoViewIfNeeded();
};

const saveNoAccount: Act = async (page, { ownAccounts }) => {
  await clickButton(page, ownAccounts.add);
  await clickButton(page.getByRole('dialog'), ownAccounts.save);
  await seeWrongField(page);
};

const openMerge: Act = async (page, texts) => {
  await openMenu(page, texts);
  await clickItem(page, texts.ownAccounts.merge);
  await seeButtonOfDialog(page, texts.ownAccounts.mergeInto.submit);
};

const openDelete: Act = async (page, texts) => {
  await openMenu(page, texts);
  await clickItem(page, texts.ownAccounts.delete);
  await seeButtonOfDialog(page, texts.ownAccounts.remove.submit);
};

const seeCard: Act = async (page, { balances }) =>
  await page.getByRole('region', { name: balances.title }).scrollIntoViewIfNeeded();

export const accountScreens: readonly Screen[] = [
  { name: 'dashboard-accounts', path: paths.dashboard, who: 'demo', arrange: haveAccounts, act: seeCard },
  { name: 'accounts-fresh', path, who: 'fresh', act: seeText(({ ownAccounts }) => ownAccounts.empty) },
  { name: 'accounts', path, who: 'demo', arrange: haveAccounts, act: unfold },
  ...windowsAt(path, 'demo', {
    'account-balance': { arrange: haveAccounts, act: openAccount },
    'account-statements': { arrange: haveAccounts, act: unfoldStatements },
    'account-reconcile': { arrange: haveAccounts, act: openReconcile },
    'account-label': { arrange: haveAccounts, act: openLabel },
    'accounts-menu': { arrange: haveAccounts, act: openMenu },
    'accounts-edit': { arrange: haveAccounts, act: openEdit },
    'accounts-new': { arrange: haveAccounts, act: saveNoAccount },
    'accounts-merge': { arrange: haveAccounts, act: openMerge },
    'accounts-delete': { arrange: haveAccounts, act: openDelete },
  }),
];
