import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import type { TestResponse } from '#server/testing/test-client.ts';
import { clientAddress, createFindAddress } from './client-address.ts';
import { toNetwork, normalizeAddress } from './network-address.ts';
import type { HttpEnvironment } from './environment.ts';
import { closeServer, listen } from './listen.ts';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(closeServer)));

/** Sends a request with these headers over a real connection, and returns the address that the server finds. */
async function readAddress(trustedProxies: string[], headers: Record<string, string>): Promise<string> {
  const app = new Hono<HttpEnvironment>();
  app.use(clientAddress(trustedProxies));
  app.get('/', (http) => http.text(http.get('clientAddress')));
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  return await (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
}

const forwarded = (addresses: string) => ({ 'x-forwarded-for': addresses });

describe('the client’s address', () => {
  it.each([
    ['its own without a proxy', [], {}, '127.0.0.1'],
    ['its own whatever the header says', [], forwarded('203.0.113.9'), '127.0.0.1'],
    ['its own when another proxy is trusted', ['10.0.0.1'], forwarded('203.0.113.9'), '127.0.0.1'],
    ['what a trusted proxy says', ['127.0.0.1'], forwarded('203.0.113.9'), '203.0.113.9'],
    ['the proxy’s entry, not one before it', ['127.0.0.1'], forwarded('1.2.3.4, 203.0.113.9'), '203.0.113.9'],
    [
      'the last entry before those of trusted proxies',
      ['127.0.0.1', '10.0.0.1'],
      forwarded('1.2.3.4, 203.0.113.9, 10.0.0.1'),
      '203.0.113.9',
    ],
    ['what a proxy of a trusted network says', ['127.0.0.0/8'], forwarded('203.0.113.9'), '203.0.113.9'],
    [
      'the last entry before those of a trusted network',
      ['127.0.0.1', '2001:db8::/32'],
      forwarded('203.0.113.9, 2001:db8::7'),
      '203.0.113.9',
    ],
    ['the proxy’s own without a header', ['127.0.0.1'], {}, '127.0.0.1'],
    ['the proxy’s own for an empty header', ['127.0.0.1'], forwarded(' , '), '127.0.0.1'],
    [
      'the proxy’s own address if the last entry is no address, not an earlier entry',
      ['127.0.0.1'],
      forwarded('203.0.113.9, unknown'),
      '127.0.0.1',
    ],
    [
      'the IPv4 address that is mapped into IPv6',
      ['127.0.0.1'],
      forwarded('::ffff:203.0.113.9'),
      '203.0.113.9',
    ],
    ['the address without its port', ['127.0.0.1'], forwarded('203.0.113.9:4711'), '203.0.113.9'],
    ['the address without its brackets', ['127.0.0.1'], forwarded('[2001:DB8::7]:4711'), '2001:db8::7'],
    [
      'the entry before a trusted proxy in its mapped form',
      ['127.0.0.1', '10.0.0.0/8'],
      forwarded('203.0.113.9, ::ffff:10.0.0.1'),
      '203.0.113.9',
    ],
    ['never what X-Real-IP says', ['127.0.0.1'], { 'x-real-ip': '203.0.113.9' }, '127.0.0.1'],
    ['never what Forwarded says', ['127.0.0.1'], { forwarded: 'for=203.0.113.9' }, '127.0.0.1'],
  ])('is %s', async (_, trustedProxies, headers, expected) => {
    expect(await readAddress(trustedProxies, headers)).toBe(expected);
  });

  it('is the same for an IPv4 peer in every form of the socket', () => {
    const find = createFindAddress(['::ffff:10.0.0.1']);
    expect(find('::ffff:192.0.2.7', undefined)).toBe('192.0.2.7');
    expect(find('10.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
    expect(find('::ffff:10.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
    expect(find('fe80::1%eth0', undefined)).toBe('fe80::1');
  });
});

describe('other headers of a trusted proxy', () => {
  it('do not change the site’s address, its cookies or the check of origins', async () => {
    const app = await createTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
    const headers = {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-port': '443',
      forwarded: 'proto=https;host=evil.example',
    };
    const account = { password: 'plain-horse-battery', termsAccepted: true };
    const signUp = (email: string, sentHeaders: Record<string, string>) =>
      app.visitor().send('POST', '/api/auth/sign-up/email', { ...account, email }, sentHeaders);
    const attributesOf = ({ headers: received }: TestResponse) =>
      received.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, ''));
    const [plain, claimed] = [await signUp('a@example.org', {}), await signUp('b@example.org', headers)];
    expect(claimed.status).toBe(200);
    expect(attributesOf(claimed)).toEqual(attributesOf(plain));
    const foreign = await signUp('c@example.org', { ...headers, origin: 'https://evil.example' });
    expect(foreign.body.code).toBe('originRefused');
    await app.close();
  });
});

const octets = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 255 })));
const groups = fc.tuple(...Array.from({ length: 8 }, () => fc.integer({ min: 0, max: 0xffff })));
const ports = fc.integer({ min: 0, max: 65_535 });
const toHex = (group: number) => group.toString(16);

/** Returns all forms of an address with an addition, such as a port or quotes. */
function listForms(address: string, port: number): string[] {
  const isIpv6 = address.includes(':');
  const withPort = isIpv6 ? `[${address}]:${port}` : `${address}:${port}`;
  const plain = [address, withPort, ...(isIpv6 ? [`[${address}]`, `${address}%eth0`] : [])];
  return plain.flatMap((text) => [text, text.toUpperCase(), ` ${text}\t`, `"${text}"`]);
}

describe('an address', () => {
  it('is normalized from every form of IPv4', () => {
    fc.assert(
      fc.property(octets, ports, (bytes, port) => {
        const [a, b, c, d] = bytes as [number, number, number, number];
        const dotted = bytes.join('.');
        const high = toHex(a * 256 + b);
        const low = toHex(c * 256 + d);
        const mapped = [
          `::ffff:${dotted}`,
          `::ffff:${high}:${low}`,
          `0:0:0:0:0:ffff:${high}:${low}`,
          `0000:0000:0000:0000:0000:FFFF:${dotted}`,
        ];
        for (const text of [dotted, ...mapped].flatMap((form) => listForms(form, port))) {
          expect(normalizeAddress(text), text).toBe(dotted);
          expect(toNetwork(text), text).toBe(dotted);
        }
      }),
    );
  });

  it('has its own network if it is an IPv4 address in a translated IPv6 form', () => {
    fc.assert(
      fc.property(octets, (bytes) => {
        fc.pre(bytes[0] !== 0);
        const dotted = bytes.join('.');
        for (const form of ['64:ff9b::', '::ffff:0:', '::']) expect(toNetwork(form + dotted)).toBe(dotted);
      }),
    );
  });

  it('is normalized from every form of IPv6', () => {
    fc.assert(
      fc.property(groups, ports, (parts, port) => {
        fc.pre(!(parts.slice(0, 5).every((part) => part === 0) && parts[5] === 0xffff));
        const long = parts.map((part) => toHex(part).padStart(4, '0')).join(':');
        const short = parts.map(toHex).join(':');
        const shortest = new URL(`http://[${long}]`).hostname.slice(1, -1);
        for (const text of [long, short, shortest].flatMap((form) => listForms(form, port))) {
          expect(normalizeAddress(text), text).toBe(shortest);
        }
      }),
    );
  });

  it('shares its network with the IPv6 addresses of the same first half', () => {
    fc.assert(
      fc.property(groups, groups, (one, other) => {
        const neighbor = [...one.slice(0, 4), ...other.slice(4)];
        fc.pre(one.slice(0, 4).some((part) => part !== 0));
        const text = (parts: readonly number[]) => parts.map(toHex).join(':');
        expect(toNetwork(text(neighbor))).toBe(toNetwork(text(one)));
        const isSame = one.slice(0, 4).every((part, at) => part === other[at]);
        expect(toNetwork(text(other)) === toNetwork(text(one))).toBe(isSame);
      }),
    );
  });

  it('is the peer’s if the header has no valid address', () => {
    const find = createFindAddress(['127.0.0.1']);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const normalized = normalizeAddress(text);
        const address = find('127.0.0.1', text);
        if (text.includes(',')) return;
        expect(address).toBe(
          normalized === undefined || normalized === '127.0.0.1' ? '127.0.0.1' : normalized,
        );
      }),
    );
    for (const text of [
      '',
      'unknown',
      '_hidden',
      '1.2.3',
      '1.2.3.4.5',
      '01.2.3.4',
      '1.2.3.4:x',
      '[::1',
      '::1]',
      ':::',
      '1.2.3.4/8',
      'a.b',
    ]) {
      expect(normalizeAddress(text), text).toBeUndefined();
      expect(find('127.0.0.1', text), text).toBe('127.0.0.1');
    }
  });
});
