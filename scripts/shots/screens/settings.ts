import { paths } from '#shared/paths.ts';
import { listMails, makeLinks } from '../faked-responses.ts';
import { INVITED } from '../people.ts';
import { clickButton, seeButtonOfDialog, seeWrongField, startOf, type Act, type Screen } from '../screen.ts';

const path = paths.adminSettings;
const toPath = (section: string) => `${path}#${section}`;
const toScreen = (section: string) =>
  ({ name: `settings-${section}`, path: toPath(section), who: 'admin', isForPhones: true }) as const;
const dialog = { who: 'admin', isWindowOnly: true } as const;

const chooseShortPasswords: Act = async (page, { systemSettings, fields }) => {
  const length = page.getByLabel(systemSettings.names.minPasswordLength);
  await length.fill('3');
  await length.press('Enter');
  await page.getByText(fields.numberOutOfRange).waitFor();
  await seeWrongField(page);
};

const leaveUnsaved: Act = async (page, texts) => {
  await page.getByLabel(texts.systemSettings.names.sessionDays).fill('7');
  await page.getByRole('banner').getByRole('link').nth(2).click();
  await seeButtonOfDialog(page, texts.forms.unsaved.leave);
};

const askToDeleteBackup: Act = async (page, { backups }) => {
  await clickButton(page.locator('#data'), startOf(backups.deleteNamed));
  await seeButtonOfDialog(page, backups.delete);
};

const openInvitation: Act = async (page, { invites }) => {
  await clickButton(page, invites.create);
  await page.getByRole('dialog').getByLabel(invites.dialog.note).fill(INVITED);
};

const makeInvitation: Act = async (page, texts) => {
  await openInvitation(page, texts);
  await clickButton(page.getByRole('dialog'), texts.invites.dialog.submit);
  await page.getByRole('dialog').getByLabel(texts.invites.made.link).waitFor();
};

const askToRevoke: Act = async (page, { invites }) => {
  await clickButton(page, invites.revokeNamed.replace('{{note}}', INVITED));
  await seeButtonOfDialog(page, invites.question.confirm);
};

/** Wide windows show all sections at once, phones show each as a separate page. */
export const settingsScreens: readonly Screen[] = [
  {
    name: 'settings',
    path,
    who: 'admin',
    arrange: listMails,
    act: (page, { systemSettings }) =>
      page.getByRole('link', { name: systemSettings.groups.health }).waitFor(),
  },
  toScreen('general'),
  toScreen('registration'),
  toScreen('security'),
  { ...toScreen('mail'), arrange: listMails },
  toScreen('privacy'),
  toScreen('data'),
  toScreen('maintenance'),
  { ...toScreen('health'), act: (page) => page.locator('#health').getByText('Node.js').waitFor() },
  { name: 'settings-invalid', path: toPath('security'), who: 'admin', act: chooseShortPasswords },
  { ...dialog, name: 'settings-leave', path: toPath('security'), act: leaveUnsaved },
  { ...dialog, name: 'settings-backup-delete', path: toPath('data'), act: askToDeleteBackup },
  { ...dialog, name: 'settings-invitation', path: toPath('registration'), act: openInvitation },
  {
    ...dialog,
    name: 'settings-invitation-made',
    path: toPath('registration'),
    arrange: makeLinks,
    act: makeInvitation,
  },
  { ...dialog, name: 'settings-invitation-revoke', path: toPath('registration'), act: askToRevoke },
];
