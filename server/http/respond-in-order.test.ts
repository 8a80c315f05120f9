import { afterEach, describe, expect, it } from 'vitest';
import { startGatedApp, type GatedApp } from '#server/testing/gated-app.ts';

let app: GatedApp;
afterEach(() => app.close());

describe('pipelined requests on one connection', () => {
  it('start in order, each after the previous response has been sent', async () => {
    app = await startGatedApp();
    const connection = await app.connect();
    connection.get('/gated/1', '/gated/2', '/gated/3');
    for (const name of ['1', '2', '3']) {
      await app.begins(Number(name));
      expect(app.begunNames.at(-1)).toBe(name);
      app.finish(name);
      await connection.reads(`done ${name}`);
    }
    expect(app.maxRunning()).toBe(1);
  });

  it('do not start until the previous response has been read', async () => {
    app = await startGatedApp();
    const [connection, other] = [await app.connect(), await app.connect()];
    connection.socket.pause();
    connection.get('/large', '/gated/behind');
    other.get('/gated/other');
    await app.begins(1);
    expect(app.begunNames).toEqual(['other']);
    connection.socket.resume();
    await app.begins(2);
    expect(app.begunNames).toEqual(['other', 'behind']);
  });

  it('end the connection if there are too many', async () => {
    app = await startGatedApp({ limits: { maxQueuedPerConnection: 2 } });
    const [fits, tooMany] = [await app.connect(), await app.connect()];
    fits.get('/gated/a', '/quick', '/quick');
    tooMany.get('/gated/b', '/quick', '/quick', '/quick');
    await tooMany.closed;
    app.finish('a');
    await fits.reads('quick', 2);
  });
});
