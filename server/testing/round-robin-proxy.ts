import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

const CHECK_MS = 100;

export type RoundRobinProxy = {
  url: string;
  /** How often a target refused a connection. */
  refusals: () => number;
  stop: () => Promise<void>;
};

/**
 * Starts a plain reverse proxy. It asks each target whether it is ready, sends each request to the next ready target,
 * keeps its connections, and tries another target only if one refused the connection.
 */
export async function startRoundRobinProxy(
  port: number,
  targets: readonly string[],
): Promise<RoundRobinProxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let turn = 0;
  let refusals = 0;

  async function check(target: string): Promise<void> {
    const response = await fetch(`${target}/healthz`).catch(() => undefined);
    if (response?.ok) ready.add(target);
    else ready.delete(target);
  }

  function nextTargets(): string[] {
    const readyTargets = targets.filter((target) => ready.has(target));
    turn += 1;
    return readyTargets.map((_, at) => readyTargets[(turn + at) % readyTargets.length] ?? '');
  }

  async function forward(message: IncomingMessage, body: Buffer, target: string): Promise<IncomingMessage> {
    const { method, headers } = message;
    const targetRequest = request(new URL(message.url ?? '/', target), { agent, method, headers });
    targetRequest.end(body);
    const [response] = (await once(targetRequest, 'response')) as [IncomingMessage];
    return response;
  }

  async function respond(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(message);
    for (const target of nextTargets()) {
      try {
        const targetResponse = await forward(message, body, target);
        const { connection: _, 'keep-alive': __, ...headers } = targetResponse.headers;
        response.writeHead(targetResponse.statusCode ?? 502, headers);
        targetResponse.pipe(response);
        response.on('close', () => targetResponse.destroy());
        return;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) break;
        refusals += 1;
      }
    }
    response.writeHead(502).end();
  }

  const server = createServer((message, response) => void respond(message, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const timer = setInterval(() => void Promise.all(targets.map(check)), CHECK_MS);
  await Promise.all(targets.map(check));
  return {
    url: `http://127.0.0.1:${port}`,
    refusals: () => refusals,
    async stop() {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
