import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#shared/contract/endpoint.ts';
import { connectRaw } from '#server/testing/raw-connection.ts';
import { askerSignal } from './asker.ts';
import type { HttpEnvironment } from './environment.ts';
import { closeServer, listen } from './listen.ts';
import { mount } from './mount.ts';

const PATH = '/api/slow';
const slow = endpoint({
  method: 'GET',
  path: PATH,
  summary: '',
  tag: '',
  access: 'public',
  output: z.strictObject({}),
});

it('tells the work of a request when its client closes the connection', async () => {
  const app = new Hono<HttpEnvironment>();
  app.use(async (http, next) => {
    http.set('settings', { isReadOnly: false } as HttpEnvironment['Variables']['settings']);
    await next();
  });
  const begun = Promise.withResolvers<AbortSignal>();
  const left = Promise.withResolvers<Record<string, never>>();
  mount(app, slow, () => {
    const signal = askerSignal();
    if (signal !== undefined) begun.resolve(signal);
    return left.promise;
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const connection = await connectRaw((server.address() as AddressInfo).port);
  connection.get(PATH);
  const signal = await begun.promise;
  expect(signal.aborted).toBe(false);
  const aborted = once(signal, 'abort');
  connection.socket.destroy();
  await aborted;
  left.resolve({});
  await closeServer(server);
});

it('knows no asker outside of a request', () => {
  expect(askerSignal()).toBeUndefined();
});
