import { afterEach, beforeEach, expect, it } from 'vitest';
import { startGatedApp, type GatedApp } from '#server/testing/gated-app.ts';
import { closeServer } from './listen.ts';

let app: GatedApp;
beforeEach(async () => {
  app = await startGatedApp();
});
afterEach(() => app.close());

it('closes idle connections and half-sent requests at once, and waits for the running request', async () => {
  const [spare, half, connection] = [await app.connect(), await app.connect(), await app.connect()];
  half.socket.write('GET /quick HTTP/1.1\r\nHost: ');
  connection.get('/gated/a');
  await app.begins(1);
  const closed = closeServer(app.server);
  await Promise.all([spare.closed, half.closed]);
  expect(connection.isClosed()).toBe(false);
  app.finish('a');
  await closed;
  expect(connection.text()).toContain('done a');
});

it('aborts a request that takes longer than the stop may wait', async () => {
  const connection = await app.connect();
  connection.get('/gated/a');
  await app.begins(1);
  await closeServer(app.server, 20);
  await connection.closed;
  expect(connection.text()).toBe('');
});
