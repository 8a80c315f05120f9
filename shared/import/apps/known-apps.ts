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
    const accounts = new Set(rows.map((readCell) => readCell('account')));
    return (readCell) => {
      const note = readCell('notes').replace(/^\(SPLIT (?:INTO \d+|\d+ OF \d+)\) ?/, '');
      const payee = readCell('payee');
      const isOpening =
        OPENING_PAYEES.test(payee) || /(?:^|: )starting balances$/i.test(readCell('category'));
      return completeRow({
        date: readCell('date'),
        amount: { text: readCell('amount'), isOut: false },
        account: readCell('account'),
        text: payee || note,
        payee,
        category: readCell('category').replace(/^.*: /, ''),
        note,
        tags: Array.from(note.matchAll(/(?<=^|\s)#([^\s#]+)/gu), ([, tag = '']) => tag),
        // The payee of a transfer is the other account.
        isTransfer: isOpening || (accounts.has(payee) && payee !== readCell('account')),
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
  reader: () => (readCell) => {
    const sign = FIREFLY_SIGNS[readCell('type').toLowerCase()];
    const isIn = sign === 'in' || /^initial balance/i.test(readCell('source type'));
    const [ownSide, otherSide] = isIn ? ['destination', 'source'] : ['source', 'destination'];
    const name = readCell(`${otherSide} name`);
    return completeRow({
      date: readCell('date'),
      amount: { text: readCell('amount').replace(/^-/, ''), isOut: sign !== 'in' },
      account: readCell(`${ownSide} iban`) || readCell(`${ownSide} name`),
      text: [readCell('group title'), readCell('description')].filter((text) => text !== '').join(': '),
      payee: name,
      category: readCell('category'),
      note: readCell('notes'),
      tags: splitTags(readCell('tags'), /,/),
      currency: readCell('currency code'),
      counterAccount: readCell(`${otherSide} iban`),
      bankId: readCell('journal id'),
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
  reader: () => (readCell) => {
    const type = readCell('type').toLowerCase();
    const category = readCell('sub category') || readCell('category');
    const text = readCell('description') || readCell('comment');
    return completeRow({
      date: readCell('time'),
      // An expense below 0 is a refund.
      amount: { text: readCell('amount'), isOut: type === 'expense' },
      account: readCell('account'),
      text: text || category,
      category,
      tags: splitTags(readCell('tags'), /;/),
      currency: readCell('account currency'),
      isTransfer: !EZ_TYPES.has(type),
      type: EZ_TYPES.get(type),
    });
  },
};

const ynab: App = {
  name: 'YNAB',
  header: ['account', 'flag', 'date', 'payee', 'category', 'memo', 'outflow', 'inflow', 'cleared'],
  reader: () => (readCell) => {
    const payee = readCell('payee');
    const memo = readCell('memo').replace(/^\(?Split \(?\d+\/\d+\)\s*/i, '');
    return completeRow({
      date: readCell('date'),
      amount: { outflow: readCell('outflow'), inflow: readCell('inflow') },
      account: readCell('account'),
      text: payee || memo,
      payee,
      category:
        readCell('sub category') ||
        (readCell('category group') === ''
          ? readCell('category').replace(/^.*: ?/, '')
          : readCell('category')),
      note: memo,
      tags: splitTags(readCell('flag'), /,/),
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
  reader: () => (readCell) =>
    completeRow({
      date: readCell('date'),
      amount: { text: readCell('amount'), isOut: readCell('transaction type').toLowerCase() !== 'credit' },
      account: readCell('account name'),
      text: readCell('original description') || readCell('description'),
      payee: readCell('description'),
      category: readCell('category'),
      note: readCell('notes'),
      tags: splitTags(readCell('labels'), /\s+/),
      isTransfer: MINT_TRANSFERS.test(readCell('category')),
    }),
};

const MONARCH_TRANSFERS = /^(?:transfer|credit card payment|balance adjustments?)$/i;

const monarch: App = {
  name: 'Monarch',
  header: ['date', 'merchant', 'category', 'account', 'original statement', 'notes', 'amount', 'tags'],
  order: 'ymd',
  mark: '.',
  reader: () => (readCell) =>
    completeRow({
      date: readCell('date'),
      amount: { text: readCell('amount'), isOut: false },
      account: readCell('account'),
      text: readCell('original statement') || readCell('merchant'),
      payee: readCell('merchant'),
      category: readCell('category'),
      note: readCell('notes'),
      tags: splitTags(readCell('tags'), /,/),
      bankId: readCell('id'),
      isTransfer: MONARCH_TRANSFERS.test(readCell('category')),
    }),
};

/** The applications whose exports Saldo recognises. The first one whose headers are all in one row of a file reads the file. */
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
