import { expect, it } from 'vitest';
import { rowKey } from './row-key.ts';

const ROW = {
  sourceId: 's1',
  account: 'ES91 2100',
  date: '2026-11-03',
  amountMinor: -150,
  folded: 'cafe central',
};

// The first key is the beginning of what this prints:
// `printf 's1\nES912100\n2026-11-03\n-150\ncafe central' | openssl dgst -sha256 -binary | basenc --base64url`.
// With other keys, all stored rows would be imported again.
it.each([
  [-150, 'bLJmXG_Nm1meLzMhcmOM8k'],
  [-153, 'eOcW-OUHSEueYHZIWEo_rC'],
  [-182, '0dACMvvjC_wG3CZYO3-JPz'],
])(
  'the key of a row with the amount %i never changes: it is the start of a SHA-256 in base64url',
  (amountMinor, key) => {
    expect(rowKey({ ...ROW, amountMinor })).toBe(key);
  },
);

it.each([
  { sourceId: 's2' },
  { account: null },
  { date: '2026-11-04' },
  { amountMinor: 150 },
  { folded: 'cafe centra' },
])('the key depends on %o', (change) => {
  expect(rowKey({ ...ROW, ...change })).not.toBe(rowKey(ROW));
});
