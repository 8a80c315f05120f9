import { listSources, type Source } from '#shared/contract/sources.ts';
import { paths } from '#shared/paths.ts';
import {
  clickButton,
  clickItem,
  seeButtonOfDialog,
  seeText,
  seeWrongField,
  windowsAt,
  type Act,
  type Arrangement,
  type Screen,
} from '../screen.ts';

const path = paths.accounts;
const MAIN = 'Banco Azul';

const account = (name: string, fields: Partial<Source>): Source => ({
  id: crypto.randomUUID(),
  name,
  kind: 'bank',
  accountHash: null,
  accountEnd: null,
  shape: null,
  answers: {},
  isArchived: false,
  position: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:00:00.000Z',
  ...fields,
});

/** Fakes the accounts, because the demo has none and the acts save nothing. */
const haveAccounts: Arrangement = async (page) => {
  const items = [
    account(MAIN, { accountEnd: '1332' }),
    account('Visa Oro', { kind: 'card', accountEnd: '4417' }),
    account('Donaudampfschifffahrtsgesellschaft y otras cuentas compartidas', { accountEnd: '0049' }),
    account('Cartera', { kind: 'cash' }),
    account('PayPal', { kind: 'app' }),
    account('Plan de pensiones', { kind: 'other', isArchived: true }),
  ];
  const list = { items, accountKey: 'k'.repeat(43) };
  await page.route(`**${listSources.path}`, (route) => route.fulfill({ json: list }));
};

const openMenu: Act = async (page, { ownAccounts }) =>
  await clickButton(page, ownAccounts.actions.replace('{{name}}', MAIN));

const unfold: Act = async (page) => await page.locator('summary').click();

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

export const accountScreens: readonly Screen[] = [
  { name: 'accounts-fresh', path, who: 'fresh', act: seeText(({ ownAccounts }) => ownAccounts.empty) },
  { name: 'accounts', path, who: 'demo', arrange: haveAccounts, act: unfold },
  ...windowsAt(path, 'demo', {
    'accounts-menu': { arrange: haveAccounts, act: openMenu },
    'accounts-new': { arrange: haveAccounts, act: saveNoAccount },
    'accounts-merge': { arrange: haveAccounts, act: openMerge },
    'accounts-delete': { arrange: haveAccounts, act: openDelete },
  }),
];
