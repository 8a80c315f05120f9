import { expect, test } from 'vitest';
import type { SupportMessage } from '#shared/contract/support.ts';
import { mergeMessages } from './use-known-messages.ts';

const message = (number: number, name = 'Ana'): SupportMessage => ({
  id: '01932f4e-8c00-7abc-8def-0123456789ab',
  number,
  by: 'person',
  name,
  text: `Message ${number}`,
  createdAt: '2026-11-20T10:00:00.000Z',
});

test('merges parts of a conversation into one list, each message once and in order', () => {
  const merged = mergeMessages([message(3), message(4)], [message(1), message(2), message(3)]);
  expect(merged.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test('takes a message that is in both lists from the newer one', () => {
  expect(mergeMessages([message(1, 'Ana')], [message(1, 'Eva')])).toEqual([message(1, 'Eva')]);
});
