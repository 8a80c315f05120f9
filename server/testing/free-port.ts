import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections and to servers without a port of their own. */
const [FIRST_PORT, END_PORT] = [15_000, 32_000];
const ATTEMPTS = 20;

/** Returns a free port that no other program gets by chance before the caller uses it. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = randomInt(FIRST_PORT, END_PORT);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found in ${ATTEMPTS} attempts.`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isListening) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}
