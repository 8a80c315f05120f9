import { addDecimals } from '../decimal.ts';
import { appRow, type App } from './app.ts';

const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** The history of all balances of Wise, where fees stand apart and money that left has no sign. */
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
    return appRow({
      date: cells('created on'),
      amount: { text: isPlain ? addDecimals([amount, fee]) : amount, isOut: direction !== 'IN' },
      text: [payee, cells('reference')].filter((text) => text !== '').join(' '),
      payee,
      category: cells('category'),
      note: cells('note'),
      currency: cells(`${side} currency`),
      bankId: cells('id'),
      // Between the person's own balances.
      isTransfer: direction === 'NEUTRAL',
      isPending: cells('status').toUpperCase() !== 'COMPLETED',
    });
  },
};
