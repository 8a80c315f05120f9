import { expect, test } from 'vitest';
import { opensInThisTab } from './opens-in-this-tab.ts';

const CLICK = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
};

test('a plain click opens the screen in this tab', () => {
  expect(opensInThisTab(CLICK)).toBe(true);
  expect(opensInThisTab(CLICK, '_self')).toBe(true);
});

test.each([
  { button: 1 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { defaultPrevented: true },
])('a click with %j is left to the browser', (change) => {
  expect(opensInThisTab({ ...CLICK, ...change })).toBe(false);
});

test('a click on a link for another tab is left to the browser', () => {
  expect(opensInThisTab(CLICK, '_blank')).toBe(false);
});
