import type { TransactionType } from '../../categories.ts';
import { completeRow, splitTags, type App } from './app.ts';
import { saldoApps } from './saldo.ts';
import { wise } from './wise.ts';

const OPENING_PAYEE = /^starting balance$/i;
const ADJUSTING_PAYEES = /^(?:reconciliation balance adjustment|manual balance adjustment)$/i;
const OPENING_CATEGORY = /(?:^|: )starting balances$/i;

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
      const account = readCell('account');
      const isAdjusting = ADJUSTING_PAYEES.test(payee);
      const isOpening =
        OPENING_PAYEE.test(payee) || (!isAdjusting && OPENING_CATEGORY.test(readCell('category')));
      const isCorrection = isOpening || isAdjusting;
      const isMoved = accounts.has(payee) && payee !== account;
      return completeRow({
        date: readCell('date'),
        amount: { text: readCell('amount'), isOut: false },
        account,
        text: payee || note,
        payee,
        category: readCell('category').replace(/^.*: /, ''),
        note,
        tags: Array.from(note.matchAll(/(?<=^|\s)#([^\s#]+)/gu), ([, tag = '']) => tag),
        // The payee of a transfer is the other account, which may be in another file. Such rows have no category.
        counterAccount: isMoved || (!isCorrection && readCell('category') === '') ? payee : '',
        isTransfer: isCorrection || isMoved,
        isOpening,
      });
    };
  },
};

const FIREFLY_SIGNS: Record<string, 'out' | 'in'> = { withdrawal: 'out', deposit: 'in' };
/** Types and names of accounts that Firefly III makes up for the other side of a correction. */
const FIREFLY_MADE_UP = /^(?:initial balance|liability credit)|reconciliation\b/i;

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
    const type = readCell('type').toLowerCase();
    const sign = FIREFLY_SIGNS[type];
    const isMadeUp = FIREFLY_MADE_UP.test(readCell('source type') || readCell('source name'));
    const isIn = sign === 'in' || (sign === undefined && type !== 'transfer' && isMadeUp);
    const [ownSide, otherSide] = isIn ? ['destination', 'source'] : ['source', 'destination'];
    const name = readCell(`${otherSide} name`);
    const iban = readCell(`${otherSide} iban`);
    const isSameCurrency = ['', readCell('currency code')].includes(readCell('foreign currency code'));
    return completeRow({
      date: readCell('date'),
      amount: { text: readCell('amount').replace(/^-/, ''), isOut: !isIn },
      account: readCell(`${ownSide} iban`) || readCell(`${ownSide} name`),
      accountName: readCell(`${ownSide} name`),
      text: [readCell('group title'), readCell('description')].filter((text) => text !== '').join(': '),
      payee: name,
      category: readCell('category'),
      note: readCell('notes'),
      tags: splitTags(readCell('tags'), /,/),
      currency: readCell('currency code'),
      counterName: name,
      counterAccount: type !== 'transfer' ? iban : isSameCurrency ? iban || name : '',
      bankId: readCell('journal id'),
      isTransfer: sign === undefined,
      isOpening: type === 'opening balance',
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
    const isMoved = type.startsWith('transfer');
    const isSameMoney =
      readCell('account currency') === readCell('account2 currency') &&
      readCell('amount') === readCell('account2 amount');
    return completeRow({
      date: readCell('time'),
      // An expense below 0 is a refund.
      amount: { text: readCell('amount'), isOut: type === 'expense' || (isMoved && type !== 'transfer in') },
      account: readCell('account'),
      text: text || category,
      category,
      tags: splitTags(readCell('tags'), /;/),
      currency: readCell('account currency'),
      payee: isMoved ? readCell('account2') : '',
      counterAccount: isMoved && isSameMoney ? readCell('account2') : '',
      isTransfer: !EZ_TYPES.has(type),
      isOpening: type === 'balance modification',
      type: EZ_TYPES.get(type),
    });
  },
};

const YNAB_TRANSFER = /^transfer ?: /i;

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
      counterAccount: YNAB_TRANSFER.test(payee) ? payee.replace(YNAB_TRANSFER, '') : '',
      isTransfer: YNAB_TRANSFER.test(payee) || OPENING_PAYEE.test(payee) || ADJUSTING_PAYEES.test(payee),
      isOpening: OPENING_PAYEE.test(payee),
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
