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
  reader: () => (readCell) => {
    const direction = readCell('direction').toUpperCase();
    const [side, other] = direction === 'IN' ? ['target', 'source'] : ['source', 'target'];
    const amount = readCell(`${side} amount after fees`);
    const isFeeOfSide = readCell(`${side} fee currency`) === readCell(`${side} currency`);
    const fee = direction === 'IN' || !isFeeOfSide ? '0' : readCell(`${side} fee amount`) || '0';
    const isPlain = PLAIN.test(amount) && PLAIN.test(fee);
    const payee = readCell(`${other} name`);
    return completeRow({
      date: readCell('created on'),
      amount: { text: isPlain ? addDecimals([amount, fee]) : amount, isOut: direction !== 'IN' },
      text: [payee, readCell('reference')].filter((text) => text !== '').join(' '),
      payee,
      category: readCell('category'),
      note: readCell('note'),
      currency: readCell(`${side} currency`),
      bankId: readCell('id'),
      // NEUTRAL is money that moved between the person's own balances.
      isTransfer: direction === 'NEUTRAL',
      isPending: readCell('status').toUpperCase() !== 'COMPLETED',
    });
  },
};
