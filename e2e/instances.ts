import { freePort } from '#server/testing/free-port.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { startRoundRobinProxy } from '#server/testing/round-robin-proxy.ts';
import { startServer } from './server.ts';

export interface RunningInstances {
  /** Where the proxy listens that sends each request to the next instance. */
  url: string;
  /** Where each instance listens itself. */
  urls: [string, string];
  /** Asks all of it to stop, and gives the highest exit code: 0 when everything closed cleanly. */
  stop: () => Promise<number | null>;
}

/** Starts the real product twice on a real PostgreSQL, behind a plain proxy where `hasProxy` asks for it. */
export async function startInstances({ hasProxy = true } = {}): Promise<RunningInstances> {
  const postgres = await startPostgres();
  const proxyPort = await freePort();
  const env = {
    DATABASE_URL: postgres.url,
    SECRET: 'a secret for tests, thirty-two bytes or more',
    ...(hasProxy ? { BASE_URL: `http://127.0.0.1:${proxyPort}` } : {}),
  };
  const [one, other] = await Promise.all([startServer({ env }), startServer({ env })]);
  const proxy = await startRoundRobinProxy(proxyPort, [one.url, other.url]);
  return {
    url: proxy.url,
    urls: [one.url, other.url],
    async stop() {
      await proxy.stop();
      const codes = await Promise.all([one.stop(), other.stop()]);
      await postgres.stop();
      return codes.find((code) => code !== 0) ?? 0;
    },
  };
}
