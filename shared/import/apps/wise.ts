import { addDecimals } from '../decimal.ts';
import { completeRow, type App } from './app.ts';

const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** Wise's history of all balances. Fees have their own columns, and amounts that left have no sign. */
export const wise: App = {
  name: 'Wise',
  header: [
    'direction',
    'status',
    'created on',
    'source fee amount',
    'source amount after fees',
    'source currency',
    'target amount after fees',
    'target currency',
  ],
  order: 'ymd',
  mark: '.',
  reader: () => (cells) => {
    const direction = cells('direction').toUpperCase();
    const [side, other] = direction === 'IN' ? ['target', 'source'] : ['source', 'target'];
    const amount = cells(`${side} amount after fees`);
    const isFeeOfSide = cells(`${side} fee currency`) === cells(`${side} currency`);
    const fee = direction === 'IN' || !isFeeOfSide ? '0' : cells(`${side} fee amount`) || '0';
    const isPlain = PLAIN.test(amount) && PLAIN.test(fee);
    const payee = cells(`${other} name`);
    return completeRow({
      date: cells('created on'),
      amount: { text: isPlain ? addDecimals([amount, fee]) : amount, isOut: direction !== 'IN' },
      text: [payee, cells('reference')].filter((text) => text !== '').join(' '),
      payee,
      category: cells('category'),
      note: cells('note'),
      currency: cells(`${side} currency`),
      bankId: cells('id'),
      // NEUTRAL is money that moved between the person's own balances.
      isTransfer: direction === 'NEUTRAL',
      isPending: cells('status').toUpperCase() !== 'COMPLETED',
    });
  },
};
