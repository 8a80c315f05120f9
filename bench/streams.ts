/**
 * Measures the memory and the idle processor time of open event streams on one instance, which sends a line on each of
 * them every 15 seconds. Runs the real program over HTTP. Reads /proc, so it needs Linux.
 *
 *   node bench/streams.ts          1,000 streams
 *   node bench/streams.ts 3000     another number, a hundred at least
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, emailOf, signUp } from './sign-up.ts';

const PORT = 3999;
const ORIGIN = `http://127.0.0.1:${PORT}`;
/** The highest number of streams that one account may have. */
const STREAMS_EACH = 20;
/** The kernel's unit of processor time. */
const TICK_MS = 10;
const WATCHED_MS = 60_000;

const size = Number(process.argv[2] ?? 1_000);
const dataDir = mkdtempSync(join(tmpdir(), 'saldo-streams-'));
const server = spawn(process.execPath, [join(import.meta.dirname, '../dist/server/start.js')], {
  env: { DATA_DIR: dataDir, PORT: String(PORT), BASE_URL: ORIGIN, TRUSTED_PROXIES: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');

const streams: IncomingMessage[] = [];
const cookies = [await signUpPerson(0)];
await wait(3_000);
const before = memoryKb();
while (streams.length < size) {
  const user = Math.floor(streams.length / STREAMS_EACH);
  const cookie = (cookies[user] ??= await signUpPerson(user));
  streams.push(await open(cookie));
}
await wait(3_000);
const [after, startedAt] = [memoryKb(), processorMs()];
await wait(WATCHED_MS);
const busyMs = processorMs() - startedAt;

console.log(`${size} streams (SQLite, Node ${process.version})`);
console.table({
  'memory without any, MB': (before / 1_024).toFixed(0),
  'memory of a stream, kB': ((after - before) / size).toFixed(1),
  'processor of all of them, %': ((busyMs / WATCHED_MS) * 100).toFixed(1),
});
for (const stream of streams) stream.destroy();
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(dataDir, { recursive: true });

async function signUpPerson(number: number): Promise<string> {
  return await signUp(fetch, { origin: ORIGIN, email: emailOf(number), address: addressOf(number) });
}

async function open(cookie: string): Promise<IncomingMessage> {
  const request = get(`${ORIGIN}/api/v1/events`, { headers: { cookie }, agent: false });
  const [stream] = (await once(request, 'response')) as [IncomingMessage];
  if (stream.statusCode !== 200) throw new Error(`The stream was answered with ${stream.statusCode}.`);
  stream.on('error', () => undefined);
  return stream.resume();
}

function memoryKb(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]);
}

/** Returns the processor time of the process, including the kernel's time for it (proc_pid_stat). */
function processorMs(): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
