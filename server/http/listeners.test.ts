import { createServer, type AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { startGatedApp, type GatedApp } from '#server/testing/gated-app.ts';
import { listenWith } from './listeners.ts';

let app: GatedApp;
afterEach(() => app.close());

const NEWCOMERS = 60;

/** The script of a thread that opens connections, and sets `done` once the kernel has all of them. */
const CONNECT = `
  const { connect } = require('node:net');
  const { workerData, parentPort } = require('node:worker_threads');
  let remaining = workerData.count;
  for (let n = 0; n < workerData.count; n++) {
    connect(workerData.port, '127.0.0.1', () => --remaining === 0 && Atomics.store(new Int32Array(workerData.done), 0, 1));
  }
  parentPort.on('message', () => process.exit());
`;

describe('new connections', () => {
  it('are accepted in large numbers per turn while the processor is busy', async () => {
    app = await startGatedApp({ limits: { listeners: 16 } });
    const acceptedSockets: unknown[] = [];
    app.server.on('connection', (socket) => acceptedSockets.push(socket));
    const done = new SharedArrayBuffer(4);
    const workerData = { port: app.port, count: NEWCOMERS, done };
    const worker = new Worker(CONNECT, { eval: true, workerData });
    while (Atomics.load(new Int32Array(done), 0) === 0);
    let turns = 0;
    while (acceptedSockets.length < NEWCOMERS) {
      await new Promise(setImmediate);
      turns++;
    }
    worker.postMessage('end');
    expect(turns).toBeLessThan(NEWCOMERS / 2);
  });
});

describe('an address in use by another program', () => {
  it('is refused, as with a single socket', async () => {
    app = await startGatedApp();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const address = { host: '127.0.0.1', backlog: 16 };
    await expect(listenWith(app.server, 2, { ...address, port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    await expect(listenWith(app.server, 2, { ...address, port: app.port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    await new Promise((resolve) => other.close(resolve));
  });
});
