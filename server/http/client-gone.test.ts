import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { getInstance } from '#shared/contract/instance.ts';
import { ClientGone } from '#server/errors/client-gone.ts';
import { nextTurn } from '#server/errors/while-client-waits.ts';
import type { HttpEnvironment } from './environment.ts';
import { closeServer, listen } from './listen.ts';
import { mount } from './mount.ts';

it('stops the work of a read if the client has closed the connection', async () => {
  const start = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<unknown>();
  const app = new Hono<HttpEnvironment>();
  app.onError((_, http) => http.body(null, 500));
  app.use(async (http, next) => {
    http.set('settings', { isReadOnly: false } as HttpEnvironment['Variables']['settings']);
    await next();
  });
  mount(app, getInstance, async () => {
    start.resolve();
    try {
      for (;;) await nextTurn();
    } catch (error) {
      ended.resolve(error);
      throw error;
    }
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new AbortController();
  const request = fetch(`http://127.0.0.1:${port}${getInstance.path}`, { signal: client.signal });
  await start.promise;
  client.abort();
  await expect(request).rejects.toThrow();
  expect(await ended.promise).toBeInstanceOf(ClientGone);
  await closeServer(server);
});
