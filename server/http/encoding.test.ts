import { expect, it } from 'vitest';
import { compressBytes, letResponsesLeave } from './encoding.ts';

let events: string[] = [];

async function respond(bytes: number): Promise<void> {
  await compressBytes(Buffer.alloc(bytes, 'page '), 'gzip');
  // A response takes several steps after its compression.
  for (let step = 0; step < 5; step++) await Promise.resolve();
  events.push('response');
}

async function work(): Promise<void> {
  await letResponsesLeave();
  events.push('work');
}

it('work that blocks the thread starts after the responses that are being compressed have left', async () => {
  events = [];
  await Promise.all([respond(30_000), work()]);
  expect(events).toEqual(['response', 'work']);
});

it('work does not wait for the compression of a large response', async () => {
  events = [];
  await Promise.all([respond(1_000_000), work()]);
  expect(events).toEqual(['work', 'response']);
});
