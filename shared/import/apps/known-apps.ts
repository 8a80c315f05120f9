import type { TransactionType } from '../../categories.ts';
import { completeRow, splitTags, type App } from './app.ts';
import { saldoApps } from './saldo.ts';
import { wise } from './wise.ts';

const OPENING_PAYEES = /^(?:starting balance|reconciliation balance adjustment|manual balance adjustment)$/i;

const actual: App = {
  name: 'Actual',
  header: ['account', 'date', 'payee', 'notes', 'category', 'amount', 'cleared'],
  order: 'ymd',
  mark: '.',
  reader: (rows) => {
    const accounts = new Set(rows.map((cells) => cells('account')));
    return (cells) => {
      const note = cells('notes').replace(/^\(SPLIT (?:INTO \d+|\d+ OF \d+)\) ?/, '');
      const payee = cells('payee');
      const isOpening = OPENING_PAYEES.test(payee) || /(?:^|: )starting balances$/i.test(cells('category'));
      return completeRow({
        date: cells('date'),
        amount: { text: cells('amount'), isOut: false },
        account: cells('account'),
        text: payee || note,
        payee,
        category: cells('category').replace(/^.*: /, ''),
        note,
        tags: Array.from(note.matchAll(/(?<=^|\s)#([^\s#]+)/gu), ([, tag = '']) => tag),
        // The payee of a transfer is the other account.
        isTransfer: isOpening || (accounts.has(payee) && payee !== cells('account')),
      });
    };
  },
};

const FIREFLY_SIGNS: Record<string, 'out' | 'in'> = { withdrawal: 'out', deposit: 'in' };

const firefly: App = {
  name: 'Firefly III',
  header: [
    'journal id',
    'type',
    'currency code',
    'amount',
    'description',
    'date',
    'source name',
    'destination name',
  ],
  order: 'ymd',
  mark: '.',
  reader: () => (cells) => {
    const sign = FIREFLY_SIGNS[cells('type').toLowerCase()];
    const isIn = sign === 'in' || /^initial balance/i.test(cells('source type'));
    const [ownSide, otherSide] = isIn ? ['destination', 'source'] : ['source', 'destination'];
    const name = cells(`${otherSide} name`);
    return completeRow({
      date: cells('date'),
      amount: { text: cells('amount').replace(/^-/, ''), isOut: sign !== 'in' },
      account: cells(`${ownSide} iban`) || cells(`${ownSide} name`),
      text: [cells('group title'), cells('description')].filter((text) => text !== '').join(': '),
      payee: name,
      category: cells('category'),
      note: cells('notes'),
      tags: splitTags(cells('tags'), /,/),
      currency: cells('currency code'),
      counterAccount: cells(`${otherSide} iban`),
      bankId: cells('journal id'),
      isTransfer: sign === undefined,
    });
  },
};

const EZ_TYPES: ReadonlyMap<string, TransactionType> = new Map([
  ['expense', 'expense'],
  ['income', 'income'],
  ['refund', 'expense'],
]);

const ezBookkeeping: App = {
  name: 'ezBookkeeping',
  header: ['time', 'type', 'category', 'sub category', 'account', 'amount', 'account2', 'account2 amount'],
  order: 'ymd',
  mark: '.',
  reader: () => (cells) => {
    const type = cells('type').toLowerCase();
    const category = cells('sub category') || cells('category');
    const text = cells('description') || cells('comment');
    return completeRow({
      date: cells('time'),
      // An expense below 0 is a refund.
      amount: { text: cells('amount'), isOut: type === 'expense' },
      account: cells('account'),
      text: text || category,
      category,
      tags: splitTags(cells('tags'), /;/),
      currency: cells('account currency'),
      isTransfer: !EZ_TYPES.has(type),
      type: EZ_TYPES.get(type),
    });
  },
};

const ynab: App = {
  name: 'YNAB',
  header: ['account', 'flag', 'date', 'payee', 'category', 'memo', 'outflow', 'inflow', 'cleared'],
  reader: () => (cells) => {
    const payee = cells('payee');
    const memo = cells('memo').replace(/^\(?Split \(?\d+\/\d+\)\s*/i, '');
    return completeRow({
      date: cells('date'),
      amount: { outflow: cells('outflow'), inflow: cells('inflow') },
      account: cells('account'),
      text: payee || memo,
      payee,
      category:
        cells('sub category') ||
        (cells('category group') === '' ? cells('category').replace(/^.*: ?/, '') : cells('category')),
      note: memo,
      tags: splitTags(cells('flag'), /,/),
      isTransfer: /^transfer ?: /i.test(payee) || OPENING_PAYEES.test(payee),
    });
  },
};

const MINT_TRANSFERS = /^(?:transfer|credit card payment|transfer for cash spending|investment transfer)$/i;

const mint: App = {
  name: 'Mint',
  header: [
    'date',
    'description',
    'original description',
    'amount',
    'transaction type',
    'category',
    'account name',
  ],
  order: 'mdy',
  mark: '.',
  reader: () => (cells) =>
    completeRow({
      date: cells('date'),
      amount: { text: cells('amount'), isOut: cells('transaction type').toLowerCase() !== 'credit' },
      account: cells('account name'),
      text: cells('original description') || cells('description'),
      payee: cells('description'),
      category: cells('category'),
      note: cells('notes'),
      tags: splitTags(cells('labels'), /\s+/),
      isTransfer: MINT_TRANSFERS.test(cells('category')),
    }),
};

const MONARCH_TRANSFERS = /^(?:transfer|credit card payment|balance adjustments?)$/i;

const monarch: App = {
  name: 'Monarch',
  header: ['date', 'merchant', 'category', 'account', 'original statement', 'notes', 'amount', 'tags'],
  order: 'ymd',
  mark: '.',
  reader: () => (cells) =>
    completeRow({
      date: cells('date'),
      amount: { text: cells('amount'), isOut: false },
      account: cells('account'),
      text: cells('original statement') || cells('merchant'),
      payee: cells('merchant'),
      category: cells('category'),
      note: cells('notes'),
      tags: splitTags(cells('tags'), /,/),
      bankId: cells('id'),
      isTransfer: MONARCH_TRANSFERS.test(cells('category')),
    }),
};

/** The applications whose exports Saldo recognises. The first one whose headers are all in a row reads the file. */
export const knownApps: readonly App[] = [
  actual,
  firefly,
  ezBookkeeping,
  ynab,
  mint,
  monarch,
  wise,
  ...saldoApps,
];
