import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectDatabase, sqliteFile } from '#server/database/connect.ts';
import { freePort } from '#server/testing/free-port.ts';
import { insertTransactions } from '../bench-app.ts';
import { startNode, startProgram } from '../program.ts';
import { emailOf } from '../sign-up.ts';
import type { LimitUser } from './cases.ts';

const ROOT = join(import.meta.dirname, '../..');
const ASSETS = join(ROOT, 'dist/web/assets');
const BARE_SERVER = join(import.meta.dirname, 'bare-server.ts');

export type RunningServer = Awaited<ReturnType<typeof startNode>> & { port: number };

/**
 * Starts the built program, and the bare server on its file, with a user for each number of transactions. With a
 * wrapper, as of valgrind, both run in it.
 */
export async function startServers(sizes: readonly number[], wrapper?: readonly string[]) {
  const product = await startProgram(wrapper);
  const users: LimitUser[] = [];
  for (const [at, size] of sizes.entries()) {
    const cookie = await product.signUp(at);
    users.push({ size, cookie, email: emailOf(at) });
    await addTransactions(product, cookie, size);
  }
  const port = await freePort();
  const secret = readFileSync(join(product.dataDir, 'secret'), 'utf8').trim();
  const [script = ''] = readdirSync(ASSETS).filter((name) => /^app-.*\.js$/.test(name));
  const bare = await startNode(
    [BARE_SERVER, sqliteFile(product.dataDir), String(port), secret, join(ASSETS, script)],
    {},
    wrapper,
  );
  return {
    product: product satisfies RunningServer,
    bare: { ...bare, port } satisfies RunningServer,
    users,
    origin: product.origin,
    staticPath: `/assets/${script}`,
    async stop(): Promise<void> {
      await bare.stop();
      await product.stop();
    },
  };
}

/** Writes transactions into the file of the running program. */
async function addTransactions(
  { origin, dataDir }: { origin: string; dataDir: string },
  cookie: string,
  size: number,
): Promise<void> {
  const response = await fetch(`${origin}/api/v1/me`, { headers: { cookie } });
  const { uid } = (await response.json()) as { uid: string };
  const database = await connectDatabase({ dataDir });
  await insertTransactions(database, uid, size);
  await database.close();
}
