import { expect, test } from 'vitest';
import { toHref, toLocation } from './address.ts';

test.each([
  ['/profile', '/login?next=a#b', '/profile'],
  ['?page=2', '/transactions?q=bus#top', '/transactions?page=2'],
  ['?', '/transactions?q=bus', '/transactions'],
  ['#part', '/admin/audit?page=2', '/admin/audit?page=2#part'],
  ['http://saldo.example//other?q=é', '/', '//other?q=%C3%A9'],
  // Somebody may open such an address, and links on its screen still work.
  ['?page=2', '//', '//?page=2'],
])('%s, seen from %s, is %s', (to, from, href) => {
  expect(toHref(toLocation(to, from))).toBe(href);
});

test('each step has its own key', () => {
  expect(toLocation('/login', '/').key).not.toBe(toLocation('/login', '/').key);
  expect(toLocation('/login', '/', { key: 'kept', state: 7 })).toMatchObject({ key: 'kept', state: 7 });
});
