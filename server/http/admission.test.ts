import { afterEach, describe, expect, it } from 'vitest';
import { startGatedApp, type GatedApp } from '#server/testing/gated-app.ts';
import type { RawConnection } from '#server/testing/raw-connection.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { streamEvents } from '#shared/contract/presence.ts';
import type { NetworkLimits } from './network-limits.ts';

let app: GatedApp;
afterEach(() => app.close());

const MEMBER = { Cookie: 'session=mine' };
const hasSession = (cookies: string | undefined) => cookies === MEMBER.Cookie;

/** Starts requests that wait, each on its own connection. */
async function begin(names: string[], { from = '127.0.0.1', headers = {} } = {}): Promise<RawConnection[]> {
  const connections: RawConnection[] = [];
  for (const name of names) {
    const connection = await app.connect(from);
    const before = app.begunNames.length;
    connection.getWithHeaders(name.startsWith('/') ? name : `/gated/${name}`, headers);
    await app.begins(before + 1);
    connections.push(connection);
  }
  return connections;
}

/** Sends a quick request on its own connection, and returns the status. */
async function requestStatus(headers: Record<string, string> = {}, from = '127.0.0.1', path = '/quick') {
  const connection = await app.connect(from);
  connection.getWithHeaders(path, headers);
  await connection.reads('\r\n\r\n');
  return Number(connection.text().split(' ')[1]);
}

describe('a request over the limit', () => {
  it('is refused at once, with the usual form of an error and the headers of every response', async () => {
    let refusalCount = 0;
    app = await startGatedApp({ limits: { maxInFlightPerAddress: 1 }, onRefused: () => refusalCount++ });
    await begin(['one']);
    const response = await fetch(`http://127.0.0.1:${app.port}/quick`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: 'The server is busy. Please try again in a moment.',
      code: 'serverBusy',
      requestId: response.headers.get('x-request-id'),
    });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    const usualApp = await createTestApp();
    const usual = await usualApp.app.request('/api/v1/me');
    for (const name of usual.headers.keys()) {
      if (name !== 'vary') expect(response.headers.has(name), name).toBe(true);
    }
    await usualApp.close();
    expect(refusalCount).toBe(1);
  });

  it('leaves its connection open for the next request', async () => {
    app = await startGatedApp({ limits: { maxInFlightPerAddress: 1 } });
    await begin(['one']);
    const connection = await app.connect();
    connection.get('/quick');
    await connection.reads('serverBusy');
    app.finish('one');
    await app.idle();
    connection.get('/quick');
    await connection.reads('quick');
  });
});

describe('requests of one address', () => {
  it('are limited without affecting other addresses', async () => {
    app = await startGatedApp({ limits: { maxInFlightPerAddress: 2 } });
    await begin(['one', 'two'], { from: '127.0.0.2' });
    expect(await requestStatus({}, '127.0.0.2')).toBe(503);
    expect(await requestStatus({}, '127.0.0.3')).toBe(200);
  });

  it('count until their responses have been read', async () => {
    app = await startGatedApp({ limits: { maxInFlightPerAddress: 1 } });
    const reader = await app.connect('127.0.0.2');
    reader.socket.pause();
    reader.get('/large');
    await app.idle();
    expect(await requestStatus({}, '127.0.0.2')).toBe(503);
  });

  it('are counted by the networks that a trusted proxy reports', async () => {
    app = await startGatedApp({ trustedProxies: ['127.0.0.1'], limits: { maxInFlightPerAddress: 1 } });
    const forwardedFor = (address: string) => ({ 'X-Forwarded-For': address });
    await begin(['one'], { headers: forwardedFor('203.0.113.9') });
    await begin(['two'], { headers: forwardedFor('2001:db8::1') });
    expect(await requestStatus(forwardedFor('::ffff:203.0.113.9'))).toBe(503);
    expect(await requestStatus(forwardedFor('2001:db8::ffff'))).toBe(503);
    expect(await requestStatus(forwardedFor('203.0.113.10'))).toBe(200);
  });

  it('belong to one network, whatever the client claims', async () => {
    app = await startGatedApp({ limits: { maxInFlightPerAddress: 1 } });
    await begin(['one']);
    expect(await requestStatus({ 'X-Forwarded-For': '203.0.113.9' })).toBe(503);
  });

  it('are counted without event streams', async () => {
    app = await startGatedApp({ limits: { maxInFlightPerAddress: 2 } });
    await begin([streamEvents.path, streamEvents.path, streamEvents.path]);
    expect(await requestStatus()).toBe(200);
  });
});

describe('while all places for work are taken', () => {
  const limits = { maxWorking: 4, strangersShare: 0.5 };

  it('strangers are refused first, then users with a session, and health checks never', async () => {
    app = await startGatedApp({ limits, hasSession });
    await begin(['1', '2']);
    expect(await requestStatus()).toBe(503);
    expect(await requestStatus({ Cookie: 'session=forged' })).toBe(503);
    expect(await requestStatus(MEMBER)).toBe(200);
    await begin(['3', '4'], { headers: MEMBER });
    expect(await requestStatus(MEMBER)).toBe(503);
    expect(await requestStatus({}, '127.0.0.1', '/healthz')).toBe(200);
    for (const name of ['1', '2', '3', '4']) app.finish(name);
    await app.idle();
    expect(await requestStatus()).toBe(200);
  });

  it('one address leaves places to others', async () => {
    app = await startGatedApp({
      limits: { ...limits, maxWorking: 100, maxWorkingPerAddress: 4 },
      hasSession,
    });
    await begin(['1', '2'], { from: '127.0.0.2' });
    expect(await requestStatus({}, '127.0.0.2')).toBe(503);
    expect(await requestStatus(MEMBER, '127.0.0.2')).toBe(200);
    expect(await requestStatus({}, '127.0.0.3')).toBe(200);
    await begin(['3', '4'], { from: '127.0.0.2', headers: MEMBER });
    expect(await requestStatus(MEMBER, '127.0.0.2')).toBe(503);
    expect(await requestStatus({}, '127.0.0.3')).toBe(200);
    for (const name of ['1', '2', '3', '4']) app.finish(name);
    await app.idle();
    expect(await requestStatus({}, '127.0.0.2')).toBe(200);
  });

  it('a request that reads slowly, sends slowly or is a stream does not count', async () => {
    app = await startGatedApp({ limits, hasSession });
    for (let n = 0; n < 4; n++) {
      const reader = await app.connect();
      reader.socket.pause();
      reader.get('/large');
      const sender = await app.connect();
      sender.socket.write('POST /body HTTP/1.1\r\nHost: test\r\nContent-Length: 9\r\n\r\nhal');
    }
    await begin(Array.from({ length: 4 }, () => streamEvents.path));
    expect(await requestStatus()).toBe(200);
  });

  it('requests that arrive together count at once', async () => {
    app = await startGatedApp({ limits, hasSession });
    const senders: RawConnection[] = [];
    for (let n = 0; n < 6; n++) senders.push(await app.connect());
    senders.forEach(({ socket }, n) =>
      socket.write(`POST /gated/${n} HTTP/1.1\r\nHost: test\r\nContent-Length: 4\r\n\r\nbody`),
    );
    await Promise.all(senders.slice(2).map((sender) => sender.reads('serverBusy')));
    expect(app.begunNames.toSorted()).toEqual(['0', '1']);
  });

  it('a request counts once its body has arrived', async () => {
    app = await startGatedApp({ limits, hasSession });
    for (const name of ['1', '2']) {
      const sender = await app.connect();
      sender.socket.write(`POST /gated/${name} HTTP/1.1\r\nHost: test\r\nContent-Length: 4\r\n\r\nbody`);
    }
    await app.begins(2);
    expect(await requestStatus()).toBe(503);
  });
});

describe('health checks', () => {
  it('are served a few at a time for each address, so that they do not bypass the limits', async () => {
    app = await startGatedApp({ limits: { maxHealthChecksPerTurn: 2 } });
    const connections: RawConnection[] = [];
    for (const address of ['127.0.0.2', '127.0.0.2', '127.0.0.2', '127.0.0.3']) {
      connections.push(await app.connect(address));
    }
    for (const connection of connections) connection.get('/healthz');
    await Promise.all(connections.map((connection) => connection.reads('\r\n\r\n')));
    const statuses = connections.map((connection) => connection.text().split(' ')[1]);
    expect(statuses).toEqual(['200', '200', '503', '200']);
  });
});

describe('a request with an unknown Expect header', () => {
  it('counts like any other', async () => {
    app = await startGatedApp({ limits: { maxInFlightPerAddress: 1 } });
    await begin(['1']);
    expect(await requestStatus({ Expect: 'x' })).toBe(503);
  });
});

describe('requests that arrive while the processor is busy', () => {
  const NO_PLACES = { reservedForMembers: 0, reservedForStrangers: 0 };

  /** Returns the statuses of six requests that arrive in one turn: three by strangers, then three by members. */
  async function statusesInOneTurn(limits: Partial<NetworkLimits>, from: string[] = []) {
    app = await startGatedApp({ limits: { patienceMs: 0, minPerTurn: 1, ...limits }, hasSession });
    const connections: RawConnection[] = [];
    for (let n = 0; n < 6; n++) connections.push(await app.connect(from[n]));
    connections.forEach((connection, n) => connection.getWithHeaders('/busy', n < 3 ? {} : MEMBER));
    await Promise.all(connections.map((connection) => connection.reads('\r\n\r\n')));
    return connections.map((connection) => Number(connection.text().split(' ')[1]));
  }

  it('are refused at once for strangers', async () => {
    const limits = { maxTurnMs: 5_000, strangersShare: 0.001, ...NO_PLACES };
    const statuses = await statusesInOneTurn(limits);
    expect(statuses).toEqual([200, 503, 503, 200, 200, 200]);
  });

  it('are refused for everybody if it is busy for long', async () => {
    const statuses = await statusesInOneTurn({ maxTurnMs: 5, strangersShare: 0.5, ...NO_PLACES });
    expect(statuses).toEqual([200, 503, 503, 503, 503, 503]);
  });

  it('are served in reserved places, for members and for strangers', async () => {
    const places = { reservedForMembers: 2, reservedForStrangers: 1 };
    const from = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6', '127.0.0.7'];
    const statuses = await statusesInOneTurn({ maxTurnMs: 5, strangersShare: 0.5, ...places }, from);
    expect(statuses).toEqual([200, 200, 503, 200, 200, 503]);
  });

  it('from one address leave reserved places to others', async () => {
    const places = { reservedForMembers: 2, reservedForStrangers: 0 };
    const from = ['127.0.0.2', '127.0.0.2', '127.0.0.2', '127.0.0.2', '127.0.0.2', '127.0.0.3'];
    const statuses = await statusesInOneTurn({ maxTurnMs: 5, strangersShare: 0.5, ...places }, from);
    expect(statuses).toEqual([200, 503, 503, 200, 503, 200]);
  });

  it('are served if it was busy only for a moment', async () => {
    const statuses = await statusesInOneTurn({ maxTurnMs: 5, strangersShare: 0.5, patienceMs: 5_000 });
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
  });
});
