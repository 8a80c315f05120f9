import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { closeServer, listen } from './listen.ts';

describe('over a real connection', () => {
  let app: TestApp;
  let user: TestClient;
  let server: Server;
  let port: number;
  beforeAll(async () => {
    app = await createTestApp();
    user = await app.signUp();
    server = await listen(app.app, { host: '127.0.0.1', port: 0 });
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(async () => {
    await closeServer(server);
    await app.close();
  });

  const cookie = () => user.cookieHeader();

  it('a body without a length is refused as soon as it exceeds 64 kB', async () => {
    const clientRequest = request({
      port,
      method: 'POST',
      path: '/api/v1/expenses',
      headers: { 'content-type': 'application/json', origin: TEST_ORIGIN, cookie: cookie() },
    });
    clientRequest.on('error', () => undefined);
    const responseEvent = once(clientRequest, 'response');
    for (let n = 0; n < 5; n++) clientRequest.write('x'.repeat(16 * 1024));
    const [response] = (await responseEvent) as [{ statusCode: number; destroy: () => void }];
    expect(response.statusCode).toBe(413);
    response.destroy();
    clientRequest.destroy();
  });

  it('waits 10 s for headers and 30 s for a request, and checks both each second', () => {
    const { headersTimeout, requestTimeout, timeout } = server;
    expect([headersTimeout, requestTimeout, timeout]).toEqual([10_000, 30_000, 30_000]);
    expect(server).toHaveProperty('connectionsCheckingInterval', 1_000);
  });

  it('a path is not normalized', async () => {
    const statuses: unknown[] = [];
    for (const path of ['//api/v1/me', '/api//v1/me', '/api/v1/me/', '/api/v1%2Fme', '/API/v1/me']) {
      const clientRequest = request({ port, path, headers: { cookie: cookie() } }).end();
      const [response] = (await once(clientRequest, 'response')) as [
        { statusCode: number; resume: () => void },
      ];
      response.resume();
      statuses.push([path, response.statusCode]);
    }
    expect(statuses).toEqual(statuses.map((status) => [(status as unknown[])[0], 404]));
  });
});
