import { paths } from '#shared/paths.ts';
import { withRecurring as arrange } from '../recurring-answers.ts';
import { clickButton, clickItem, inWindow, startOf, type Act, type Screen } from '../screen.ts';

const path = paths.recurring;

/** The recurring transactions are faked, so that the accounts stay as they are. */
export const recurringScreens: readonly Screen[] = [
  { name: 'recurring-empty', path, who: 'fresh', act: seeEmpty },
  { name: 'recurring-add', path, who: 'fresh', ...inWindow, act: openForm },
  { name: 'recurring', path, who: 'demo', arrange, act: seeLists },
  { name: 'recurring-menu', path, who: 'demo', ...inWindow, arrange, act: openMenu },
  { name: 'recurring-edit', path, who: 'demo', ...inWindow, arrange, act: openEdit },
  { name: 'recurring-confirm', path, who: 'demo', ...inWindow, arrange, act: openConfirm },
  { name: 'recurring-calendar', path: `${path}?view=calendar`, who: 'demo', arrange, act: seeCalendar },
];

type ActArguments = Parameters<Act>;

async function seeEmpty(...[page, { recurring }]: ActArguments): Promise<void> {
  await page.getByText(recurring.empty.title).waitFor();
}

async function openForm(...[page, texts]: ActArguments): Promise<void> {
  await seeEmpty(page, texts);
  await clickButton(page, texts.recurring.add);
  await page.getByRole('dialog').getByText(texts.recurring.form.cadence).waitFor();
}

async function seeLists(...[page, { recurring }]: ActArguments): Promise<void> {
  await page.getByRole('list', { name: recurring.suggestions.title }).waitFor();
}

async function openMenu(...[page, texts]: ActArguments): Promise<void> {
  await seeLists(page, texts);
  await clickButton(page, startOf(texts.recurring.rules.actions));
  await page.getByRole('menuitem').first().waitFor();
}

async function openEdit(...[page, texts]: ActArguments): Promise<void> {
  await openMenu(page, texts);
  await clickItem(page, texts.recurring.menu.edit);
  await page.getByRole('dialog').getByText(texts.recurring.form.cadence).waitFor();
}

async function openConfirm(...[page, texts]: ActArguments): Promise<void> {
  await seeLists(page, texts);
  await clickButton(page, new RegExp(`^${texts.recurring.waiting.confirm}:`));
  await page.getByRole('dialog').getByText(texts.recurring.confirm.day, { exact: true }).waitFor();
}

async function seeCalendar(...[page, { recurring }]: ActArguments): Promise<void> {
  await page.getByText(recurring.outcomes.planned).first().waitFor();
}
