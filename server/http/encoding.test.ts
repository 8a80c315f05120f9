import { expect, it } from 'vitest';
import { compressBytes, letResponsesLeave } from './encoding.ts';

it('work that blocks the thread starts after the responses that are being compressed have left', async () => {
  const events: string[] = [];
  const response = compressBytes(Buffer.alloc(30_000, 'page '), 'gzip').then(async () => {
    await Promise.resolve();
    events.push('response');
  });
  const work = letResponsesLeave().then(() => events.push('work'));
  await Promise.all([response, work]);
  expect(events).toEqual(['response', 'work']);
});

it('work does not wait for a large response, or without any', async () => {
  const events: string[] = [];
  const response = compressBytes(Buffer.alloc(1_000_000, 'export '), 'gzip').then(() => events.push('response'));
  await letResponsesLeave();
  events.push('work');
  await response;
  expect(events).toEqual(['work', 'response']);
});
