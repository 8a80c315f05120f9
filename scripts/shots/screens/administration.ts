import { paths } from '#shared/paths.ts';
import { askForPassword, makeLinks } from '../answers.ts';
import { LUIS, PAULA } from '../people.ts';
import { clickButton, clickItem, inWindow, seeButtonOfDialog, startOf, type Act, type Screen, type Texts } from '../screen.ts';

const users = paths.adminUsers;
const dialog = { path: users, who: 'admin', ...inWindow } as const;

export const administrationScreens: readonly Screen[] = [
  { name: 'admin-dashboard', path: paths.adminDashboard, who: 'admin', act: seeFigures },
  { name: 'admin-users', path: users, who: 'admin', act: seeUsers },
  { name: 'admin-users-filtered', path: `${users}?q=example&status=suspended&sort=name`, who: 'admin', act: openFilters },
  { name: 'admin-users-none', path: `${users}?q=zzz`, who: 'admin' },
  { ...dialog, name: 'admin-user-details', act: openDetails(PAULA) },
  { ...dialog, name: 'admin-user-details-suspended', act: openDetails(LUIS) },
  { ...dialog, name: 'admin-user-menu', act: openMenu(PAULA) },
  { ...dialog, name: 'admin-user-menu-suspended', act: openMenu(LUIS) },
  { ...dialog, name: 'admin-user-menu-own', act: openOwnMenu },
  { ...dialog, name: 'admin-user-suspend', act: ask('suspend') },
  { ...dialog, name: 'admin-user-promote', act: ask('promote') },
  { ...dialog, name: 'admin-user-proof', arrange: askForPassword, act: confirmPromotion },
  { ...dialog, name: 'admin-user-reset-question', act: ask('resetLink') },
  { ...dialog, name: 'admin-user-reset-link', arrange: makeLinks, act: makeResetLink },
  { name: 'admin-online-users', path: paths.adminOnlineUsers, who: 'admin', act: seeRows },
  { name: 'admin-notifications', path: paths.adminNotifications, who: 'admin', act: seeNotifications },
  { name: 'admin-bell', path: paths.adminDashboard, who: 'admin', ...inWindow, act: openBell },
  { name: 'admin-audit', path: paths.adminAudit, who: 'admin', act: seeAudit },
  { name: 'admin-audit-filtered', path: paths.adminAudit, who: 'admin', act: filterAudit },
  { name: 'admin-audit-nothing', path: `${paths.adminAudit}?action=backupRestored`, who: 'admin' },
];

type ActArguments = Parameters<Act>;
type Target = { name: string; email: string };
type Question = keyof Texts['adminUsers']['questions'];

async function seeFigures(...[page, { adminMetrics }]: ActArguments): Promise<void> {
  await page.getByText(adminMetrics.totalUsers.label).first().waitFor();
}

async function seeRows(...[page]: ActArguments): Promise<void> {
  await page.getByRole('row').nth(1).waitFor();
}

async function seeUsers(...[page]: ActArguments): Promise<void> {
  await page.locator('tr[data-user]').first().waitFor();
}

/** On phones the filters are behind a button. */
async function openFilters(...[page, { adminUsers }]: ActArguments): Promise<void> {
  const button = page.getByRole('button', { name: startOf(adminUsers.filters.openSome) });
  await page.locator('tr[data-user]').first().waitFor();
  if (await button.isVisible()) await button.click();
}

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

async function openOwnMenu(...[page, { adminUsers }]: ActArguments): Promise<void> {
  const own = page.getByRole('row').filter({ hasText: `(${adminUsers.you})` });
  await own.getByRole('button').last().click();
  await page.getByText(adminUsers.menu.own).waitFor();
}

function ask(question: Question): Act {
  return async (page, texts) => {
    await openMenu(PAULA)(page, texts);
    await clickItem(page, texts.adminUsers.menu[question]);
    await seeButtonOfDialog(page, texts.adminUsers.questions[question].confirm);
  };
}

async function confirmPromotion(...[page, texts]: ActArguments): Promise<void> {
  await ask('promote')(page, texts);
  await clickButton(page.getByRole('dialog'), texts.adminUsers.questions.promote.confirm);
  await page.getByRole('dialog', { name: texts.account.proof.title }).waitFor();
}

async function makeResetLink(...[page, texts]: ActArguments): Promise<void> {
  await ask('resetLink')(page, texts);
  await clickButton(page.getByRole('dialog'), texts.adminUsers.questions.resetLink.confirm);
  await page.getByRole('dialog').getByLabel(texts.adminUsers.link.label).waitFor();
}

async function seeNotifications(...[page]: ActArguments): Promise<void> {
  await page.getByRole('main').getByRole('listitem').first().waitFor();
}

async function openBell(...[page, { adminNotifications }]: ActArguments): Promise<void> {
  const { bell } = adminNotifications;
  await page.getByRole('button', { name: bell }).click();
  await page.getByRole('dialog', { name: bell }).getByRole('listitem').first().waitFor();
}

async function seeAudit(...[page]: ActArguments): Promise<void> {
  await page.getByRole('button', { name: LUIS.name }).first().waitFor();
}

async function filterAudit(...[page, { audit }]: ActArguments): Promise<void> {
  await clickButton(page, LUIS.name);
  await page.getByRole('button', { name: audit.filters.clear }).waitFor();
  // The previous results are pale until the new ones arrive.
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
}
