import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startGatedApp, type GatedApp } from '#server/testing/gated-app.ts';
import type { RawConnection } from '#server/testing/raw-connection.ts';

let app: GatedApp;
afterEach(() => app.close());

/** Opens connections from an address, one after the other. */
async function connectMany(count: number, address: string): Promise<RawConnection[]> {
  const connections: RawConnection[] = [];
  for (let n = 0; n < count; n++) connections.push(await app.connect(address));
  return connections;
}

async function isServed(connection: RawConnection): Promise<boolean> {
  connection.get('/quick');
  await connection.reads('quick');
  return true;
}

describe('connections of one address', () => {
  it('are limited: a new one replaces the longest idle one', async () => {
    app = await startGatedApp({ limits: { maxConnectionsPerAddress: 3 } });
    const [first, second, ...rest] = await connectMany(5, '127.0.0.2');
    await Promise.all([first?.closed, second?.closed]);
    for (const connection of rest) expect(await isServed(connection)).toBe(true);
    expect(await isServed(await app.connect('127.0.0.1'))).toBe(true);
  });

  it('are kept while a request runs, and a new one is closed if all of them are busy', async () => {
    app = await startGatedApp({ limits: { maxConnectionsPerAddress: 2 } });
    const [one, other] = await connectMany(2, '127.0.0.2');
    one?.get('/gated/one');
    other?.get('/gated/other');
    await app.begins(2);
    await (
      await app.connect('127.0.0.2')
    ).closed;
    app.finish('one');
    app.finish('other');
    await Promise.all([one?.reads('done one'), other?.reads('done other')]);
  });

  it('are not limited for a trusted proxy', async () => {
    app = await startGatedApp({ trustedProxies: ['127.0.0.2'], limits: { maxConnectionsPerAddress: 1 } });
    for (const connection of await connectMany(3, '127.0.0.2')) expect(await isServed(connection)).toBe(true);
  });
});

describe('at the limit of connections', () => {
  it('a new client replaces the longest idle connection of the network with the most connections', async () => {
    app = await startGatedApp({ limits: { maxConnections: 4 } });
    const [other] = await connectMany(1, '127.0.0.3');
    const [first, ...rest] = await connectMany(3, '127.0.0.2');
    const newcomer = await app.connect('127.0.0.1');
    await first?.closed;
    for (const connection of [...rest, newcomer]) expect(await isServed(connection)).toBe(true);
    expect(other && (await isServed(other))).toBe(true);
  });

  it('a trusted proxy keeps all its connections', async () => {
    app = await startGatedApp({ trustedProxies: ['127.0.0.2'], limits: { maxConnections: 3 } });
    const proxy = await connectMany(2, '127.0.0.2');
    const [stranger] = await connectMany(1, '127.0.0.3');
    const newcomer = await app.connect('127.0.0.1');
    await stranger?.closed;
    for (const connection of [...proxy, newcomer]) expect(await isServed(connection)).toBe(true);
  });
});

describe('a connection', () => {
  it('is closed if its headers do not arrive in time', async () => {
    app = await startGatedApp({ limits: { headersTimeoutMs: 100, checkMs: 50 } });
    const connection = await app.connect();
    connection.socket.write('GET / HTTP/1.1\r\nHost: te');
    await connection.closed;
    expect(connection.text()).toContain('408 Request Timeout');
  });

  it('is dropped if the client does not read the response', async () => {
    app = await startGatedApp({ limits: { unreadTimeoutMs: 100 } });
    const connected = once(app.server, 'connection') as Promise<[Socket]>;
    const reader = await app.connect();
    const [socket] = await connected;
    reader.socket.pause();
    reader.get('/large');
    await once(socket, 'close');
    expect(socket.bytesRead).toBeGreaterThan(0);
  });

  it('is kept while the server prepares a slow response', async () => {
    app = await startGatedApp({ limits: { unreadTimeoutMs: 50 } });
    const patient = await app.connect();
    const silent = once(app.server, 'timeout');
    patient.get('/gated/long');
    await app.begins(1);
    await silent;
    app.finish('long');
    await patient.reads('done long');
  });
});
