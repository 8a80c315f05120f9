import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { streamEvents } from '#shared/contract/presence.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { closeServer, listen, type ListenOptions } from '#server/http/listen.ts';
import { connectRaw, type RawConnection } from './raw-connection.ts';

/** More than the kernel buffers for a client that does not read. */
const LARGE_BYTES = 16 * 1024 * 1024;

/**
 * Starts a server whose requests a test controls: `/gated/:name` responds after `finish`, `/large` sends more than a
 * client takes at once, and `/busy` keeps the processor busy for a while.
 */
export async function startGatedApp(options: Partial<ListenOptions> = {}) {
  const begunNames: string[] = [];
  let maxRunning = 0;
  let running = 0;
  const waiting = new Map<string, () => void>();
  const connections: RawConnection[] = [];
  const app = new Hono<HttpEnvironment>();
  const large = Buffer.alloc(LARGE_BYTES, 'x');

  app.onError((_, http) => http.text('failed', 500));
  app.all('/gated/:name', async (http) => {
    const name = http.req.param('name');
    // The product also waits before it reads the body, since it reads the session first.
    if (http.req.method === 'POST') await new Promise(setImmediate);
    await http.req.text();
    begunNames.push(name);
    maxRunning = Math.max(maxRunning, ++running);
    await new Promise<void>((resolve) => waiting.set(name, resolve));
    running--;
    return http.text(`done ${name}`);
  });
  app.get(streamEvents.path, () => {
    begunNames.push('stream');
    return new Response(new ReadableStream());
  });
  app.post('/body', async (http) => http.text(`read ${(await http.req.text()).length}`));
  app.get('/large', (http) => http.body(large));
  app.get('/busy', (http) => {
    const until = performance.now() + 20;
    while (performance.now() < until);
    return http.text('was busy');
  });
  app.get('/quick', (http) => http.text('quick'));
  app.get('/healthz', (http) => http.text('healthy'));
  const server: Server = await listen(app, { host: '127.0.0.1', port: 0 }, options);
  const { port } = server.address() as AddressInfo;

  return {
    server,
    port,
    begunNames,
    /** The largest number of requests that ran at the same moment. */
    maxRunning: () => maxRunning,

    async connect(localAddress?: string): Promise<RawConnection> {
      const connection = await connectRaw(port, localAddress);
      connections.push(connection);
      return connection;
    },

    /** Resolves once the server works on this many requests. */
    async begins(count: number): Promise<void> {
      while (begunNames.length < count) await new Promise(setImmediate);
    },

    /** Resolves once the server has read everything sent so far, and has done all that it can. */
    async idle(): Promise<void> {
      const probe = await connectRaw(port);
      probe.get('/healthz');
      await probe.reads('healthy');
      probe.socket.destroy();
    },

    /** Lets a request that has begun respond. */
    finish(name: string): void {
      const resolve = waiting.get(name);
      if (resolve === undefined) throw new Error(`${name} has not begun.`);
      resolve();
    },

    async close(): Promise<void> {
      for (const resolve of waiting.values()) resolve();
      for (const { socket } of connections) socket.destroy();
      await closeServer(server);
    },
  };
}

export type GatedApp = Awaited<ReturnType<typeof startGatedApp>>;
