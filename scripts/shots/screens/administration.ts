import { paths } from '#shared/paths.ts';
import { askForPassword, makeLinks } from '../faked-responses.ts';
import { LUIS, PAULA } from '../people.ts';
import {
  clickButton,
  clickItem,
  screensAt,
  seeButtonOfDialog,
  seeText,
  startOf,
  windowsAt,
  type Act,
  type Screen,
  type Texts,
} from '../screen.ts';

const users = paths.adminUsers;

type Target = { name: string; email: string };
type Question = keyof Texts['adminUsers']['questions'];

/** On phones the filters are behind a button. */
const openFilters: Act = async (page, { adminUsers }) => {
  const button = page.getByRole('button', { name: startOf(adminUsers.filters.openSome) });
  await page.locator('tr[data-user]').first().waitFor();
  if (await button.isVisible()) await button.click();
};

function openDetails({ name }: Target): Act {
  return async (page, { adminUsers }) => {
    await clickButton(page, name);
    await page.getByRole('dialog').getByText(adminUsers.details.transactionsHint).waitFor();
  };
}

function openMenu({ email }: Target): Act {
  return async (page) => {
    await page.getByRole('row').filter({ hasText: email }).getByRole('button').last().click();
    await page.getByRole('menuitem').first().waitFor();
  };
}

const openOwnMenu: Act = async (page, { adminUsers }) => {
  const own = page.getByRole('row').filter({ hasText: `(${adminUsers.you})` });
  await own.getByRole('button').last().click();
  await page.getByText(adminUsers.menu.own).waitFor();
};

function ask(question: Question): Act {
  return async (page, texts) => {
    await openMenu(PAULA)(page, texts);
    await clickItem(page, texts.adminUsers.menu[question]);
    await seeButtonOfDialog(page, texts.adminUsers.questions[question].confirm);
  };
}

const confirmPromotion: Act = async (page, texts) => {
  await ask('promote')(page, texts);
  await clickButton(page.getByRole('dialog'), texts.adminUsers.questions.promote.confirm);
  await page.getByRole('dialog', { name: texts.account.proof.title }).waitFor();
};

const makeResetLink: Act = async (page, texts) => {
  await ask('resetLink')(page, texts);
  await clickButton(page.getByRole('dialog'), texts.adminUsers.questions.resetLink.confirm);
  await page.getByRole('dialog').getByLabel(texts.adminUsers.link.label).waitFor();
};

const openBell: Act = async (page, { adminNotifications }) => {
  const { bell } = adminNotifications;
  await page.getByRole('button', { name: bell }).click();
  await page.getByRole('dialog', { name: bell }).getByRole('listitem').first().waitFor();
};

const filterAudit: Act = async (page, { audit }) => {
  await clickButton(page, LUIS.name);
  await page.getByRole('button', { name: audit.filters.clear }).waitFor();
  // The previous results are pale until the new ones arrive.
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
};

export const administrationScreens: readonly Screen[] = [
  {
    name: 'admin-dashboard',
    path: paths.adminDashboard,
    who: 'admin',
    act: seeText(({ adminMetrics }) => adminMetrics.totalUsers.label),
  },
  {
    name: 'admin-users',
    path: users,
    who: 'admin',
    act: (page) => page.locator('tr[data-user]').first().waitFor(),
  },
  {
    name: 'admin-users-filtered',
    path: `${users}?q=example&status=suspended&sort=name`,
    who: 'admin',
    act: openFilters,
  },
  { name: 'admin-users-none', path: `${users}?q=zzz`, who: 'admin' },
  ...windowsAt(users, 'admin', {
    'admin-user-details': { act: openDetails(PAULA) },
    'admin-user-details-suspended': { act: openDetails(LUIS) },
    'admin-user-menu': { act: openMenu(PAULA) },
    'admin-user-menu-suspended': { act: openMenu(LUIS) },
    'admin-user-menu-own': { act: openOwnMenu },
    'admin-user-suspend': { act: ask('suspend') },
    'admin-user-promote': { act: ask('promote') },
    'admin-user-proof': { arrange: askForPassword, act: confirmPromotion },
    'admin-user-reset-question': { act: ask('resetLink') },
    'admin-user-reset-link': { arrange: makeLinks, act: makeResetLink },
  }),
  {
    name: 'admin-online-users',
    path: paths.adminOnlineUsers,
    who: 'admin',
    act: (page) => page.getByRole('row').nth(1).waitFor(),
  },
  {
    name: 'admin-notifications',
    path: paths.adminNotifications,
    who: 'admin',
    act: (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  },
  { name: 'admin-bell', path: paths.adminDashboard, who: 'admin', isWindowOnly: true, act: openBell },
  ...screensAt(paths.adminAudit, 'admin', {
    'admin-audit': { act: (page) => page.getByRole('button', { name: LUIS.name }).first().waitFor() },
    'admin-audit-filtered': { act: filterAudit },
  }),
  { name: 'admin-audit-nothing', path: `${paths.adminAudit}?action=backupRestored`, who: 'admin' },
];
