import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';
import type { HttpEnvironment } from './environment.ts';
import { closeServer, listen } from './listen.ts';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(closeServer)));

/** Whom the server takes for the client of a request with these headers, over a real connection. */
async function seenAddress(trustedProxies: string[], headers: Record<string, string>): Promise<string> {
  const app = new Hono<HttpEnvironment>();
  app.use(clientAddress(trustedProxies));
  app.get('/', (http) => http.text(http.get('clientAddress')));
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  return await (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
}

const forwarded = (addresses: string) => ({ 'x-forwarded-for': addresses });

describe('the address that is asking', () => {
  it.each([
    ['its own without a proxy', [], {}, '127.0.0.1'],
    ['its own whatever it claims', [], forwarded('203.0.113.9'), '127.0.0.1'],
    ['its own when another proxy is trusted', ['10.0.0.1'], forwarded('203.0.113.9'), '127.0.0.1'],
    ['what a trusted proxy says', ['127.0.0.1'], forwarded('203.0.113.9'), '203.0.113.9'],
    ['the proxy’s entry, not one before it', ['127.0.0.1'], forwarded('1.2.3.4, 203.0.113.9'), '203.0.113.9'],
    [
      'the entry before those of trusted proxies',
      ['127.0.0.1', '10.0.0.1'],
      forwarded('1.2.3.4, 203.0.113.9, 10.0.0.1'),
      '203.0.113.9',
    ],
    ['what a proxy of a trusted network says', ['127.0.0.0/8'], forwarded('203.0.113.9'), '203.0.113.9'],
    [
      'the entry before those of a trusted network',
      ['127.0.0.1', '2001:db8::/32'],
      forwarded('203.0.113.9, 2001:db8::7'),
      '203.0.113.9',
    ],
    ['the proxy’s own when it says nothing', ['127.0.0.1'], {}, '127.0.0.1'],
    ['the proxy’s own when it says nothing of use', ['127.0.0.1'], forwarded(' , '), '127.0.0.1'],
    ['never what other headers say', ['127.0.0.1'], { 'x-real-ip': '203.0.113.9' }, '127.0.0.1'],
  ])('is %s', async (_, trustedProxies, headers, expected) => {
    expect(await seenAddress(trustedProxies, headers)).toBe(expected);
  });
});
