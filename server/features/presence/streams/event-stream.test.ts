import { expect, it } from 'vitest';
import { createEventStream } from './event-stream.ts';

it('the server closes a stream after nine unread events and stores no more', async () => {
  let closed = 0;
  const stream = createEventStream(() => closed++);
  for (let n = 0; n < 9; n++) stream.keepAlive();
  expect(closed).toBe(0);
  for (let n = 0; n < 100; n++) stream.sendNow('records');
  expect(closed).toBe(1);
  const pieces: unknown[] = [];
  for await (const piece of stream.body) pieces.push(piece);
  expect(pieces).toHaveLength(9);
});

it('the server sends any number of events over a stream that is read', async () => {
  const stream = createEventStream(() => undefined);
  const reader = stream.body.getReader();
  for (let n = 0; n < 100; n++) {
    stream.sendNow('records');
    expect((await reader.read()).done).toBe(false);
  }
  stream.close();
});
