import { describe, expect, it } from 'vitest';
import { toTransferAddress } from '#web/lib/accounts/transfer-address.ts';
import { amountText } from '#web/lib/format/amount-text.ts';
import { isTransferQuery, readTransferQuery, withoutTransfer } from './transfer-query.ts';

const TODAY = '2026-11-20';
const person = {
  amounts: amountText('EUR', 'es'),
  decimals: 2,
  today: TODAY,
  showDay: (day: string) => `<${day}>`,
  accounts: [{ id: 'bank' }, { id: 'cash' }],
};
const read = (query: string) => readTransferQuery(new URLSearchParams(query), person);

const reading = { fromAccount: 'bank', toAccount: 'cash', amountMinor: 20_050, day: TODAY, note: 'a & b' };

describe('the address of a transfer', () => {
  it('fills the form with the values of a line', () => {
    const [path, query = ''] = toTransferAddress(reading, 2).split('?');
    expect(path).toBe('/add-transfer');
    expect(read(query)).toEqual({
      fromAccount: 'bank',
      toAccount: 'cash',
      amount: '200,50',
      date: `<${TODAY}>`,
      note: 'a & b',
    });
  });

  it('has no note if the transfer has none', () => {
    expect(toTransferAddress({ ...reading, note: '' }, 2)).not.toContain('note');
  });

  it('may have some of the values', () => {
    expect(read('amount=20')).toEqual({ amount: '20,00' });
    expect(read('to=bank')).toEqual({ fromAccount: '', toAccount: 'bank' });
    expect(read('')).toEqual({});
  });

  it.each([
    'from=other&to=archived',
    'from=bank&to=bank',
    'amount=0',
    'amount=-5',
    'amount=1e3',
    'amount=1.999',
    'amount=abc',
    'amount=999999999999999',
    'date=2026-02-30',
    'date=1800-01-01',
    'date=2999-01-01',
    'note=%00',
  ])('is ignored where it has values that cannot be used: %s', (query) => {
    expect(read(query)).toEqual({});
  });

  it('keeps its other parameters when its values are removed', () => {
    const query = new URLSearchParams('amount=20&from=bank&other=1');
    expect(isTransferQuery(query)).toBe(true);
    expect(withoutTransfer(query).toString()).toBe('other=1');
    expect(isTransferQuery(query)).toBe(false);
  });
});
