import { uuidv7 } from 'uuidv7';
import { listDeletedTransfers, listTransfers, type Transfer } from '#shared/contract/transfers.ts';
import { paths, QUICK_ADD_QUERY } from '#shared/paths.ts';
import {
  clickButton,
  clickItem,
  seeButtonOfDialog,
  seeText,
  seeWrongField,
  startOf,
  windowsAt,
  type Act,
  type Arrangement,
  type Screen,
} from '../screen.ts';
import { haveAccounts, openAccount } from './accounts.ts';

const path = paths.accounts;

const transfer = (
  fields: Pick<Transfer, 'fromAccount' | 'toAccount' | 'amount'> & { note?: string },
): Transfer => ({
  id: uuidv7(),
  date: '2026-11-20',
  note: '',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...fields,
});

/** Fakes the accounts and the transfers between them. */
const haveTransfers: Arrangement = async (page) => {
  const [bank = '', card = '', shared = '', cash = ''] = await haveAccounts(page);
  const items = [
    transfer({ fromAccount: bank, toAccount: cash, amount: 200 }),
    transfer({ fromAccount: bank, toAccount: card, amount: 312.4, note: 'Liquidación de octubre' }),
    transfer({
      fromAccount: shared,
      toAccount: null,
      amount: 1_250_000.55,
      note: 'Fianza del piso y gastos',
    }),
  ];
  const page1 = { items, nextCursor: 'next' };
  await page.route(`**${listTransfers.path}?*`, (route) => route.fulfill({ json: page1 }));
};

const haveDeletedTransfers: Arrangement = async (page) => {
  const [bank = '', card = ''] = await haveAccounts(page);
  const deletedAt = '2026-11-21T10:00:00.000Z';
  const items = [
    { ...transfer({ fromAccount: bank, toAccount: card, amount: 312.4 }), deletedAt },
    { ...transfer({ fromAccount: null, toAccount: bank, amount: 50, note: 'Mesada' }), deletedAt },
  ];
  await page.route(`**${listDeletedTransfers.path}?*`, (route) =>
    route.fulfill({ json: { items, nextCursor: null } }),
  );
};

const saveNoTransfer: Act = async (page, { transfers }) => {
  await clickButton(page, transfers.add);
  await clickButton(page.getByRole('dialog'), transfers.save);
  await seeWrongField(page);
};

const typeTransfer: Act = async (page, { quickAdd, transfers }) => {
  const line = page.getByRole('dialog').getByLabel(quickAdd.line);
  await line.fill('transfer 312.40 from banco azul to visa oro yesterday');
  await seeButtonOfDialog(page, transfers.save);
};

const deleteTransfer: Act = async (page, { transfers }) => {
  await clickButton(page, startOf(transfers.actions));
  await clickItem(page, transfers.delete);
  await seeButtonOfDialog(page, transfers.remove.confirm);
};

export const transferScreens: readonly Screen[] = [
  {
    name: 'accounts-transfers',
    path,
    who: 'demo',
    arrange: haveTransfers,
    act: seeText(({ transfers }) => transfers.more),
  },
  { name: 'account-with-transfers', path, who: 'demo', arrange: haveTransfers, act: openAccount },
  { name: 'add-transfer', path: paths.addTransfer, who: 'demo', arrange: haveAccounts },
  { name: 'add-expense-with-accounts', path: paths.addExpense, who: 'demo', arrange: haveAccounts },
  {
    name: 'deleted-transfers',
    path: paths.deletedTransactions,
    who: 'fresh',
    arrange: haveDeletedTransfers,
    act: seeText(({ transfers }) => transfers.deletedTitle),
  },
  ...windowsAt(`${paths.dashboard}?${QUICK_ADD_QUERY}`, 'demo', {
    'quick-add-transfer': { arrange: haveAccounts, act: typeTransfer },
  }),
  { name: 'add-transfer-fresh', path: paths.addTransfer, who: 'fresh' },
  ...windowsAt(path, 'demo', {
    'transfers-new': { arrange: haveTransfers, act: saveNoTransfer },
    'transfers-delete': { arrange: haveTransfers, act: deleteTransfer },
  }),
];
