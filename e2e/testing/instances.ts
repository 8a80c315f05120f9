import { freePort } from '#server/testing/free-port.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { startRoundRobinProxy } from '#server/testing/round-robin-proxy.ts';
import { startServer } from './server.ts';

export interface RunningInstances {
  /** The address of the proxy, which sends each request to the next instance. */
  url: string;
  /** The address of each instance. */
  urls: [string, string];
  /** Stops everything and returns the first exit code that is not 0, or 0 if everything closed cleanly. */
  stop: () => Promise<number | null>;
}

/** Starts two instances on a real PostgreSQL behind a proxy, whose address is their BASE_URL if `hasProxy`. */
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
