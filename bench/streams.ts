/**
 * Measures the memory and the idle processor time of open event streams on one instance, which sends a line on each of
 * them every 15 seconds. Runs the real program over HTTP. Reads /proc, so it needs Linux.
 *
 *   node bench/streams.ts          1,000 streams
 *   node bench/streams.ts 3000     another number, a hundred at least
 */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startProgram } from './program.ts';

/** The highest number of streams that one account may have. */
const STREAMS_EACH = 20;
const SETTLED_MS = 3_000;
const WATCHED_MS = 60_000;

const size = Number(process.argv[2] ?? 1_000);
const program = await startProgram();

const streams: IncomingMessage[] = [];
const cookies = [await program.signUp(0)];
await wait(SETTLED_MS);
const mbBefore = program.memoryMb();
while (streams.length < size) {
  const user = Math.floor(streams.length / STREAMS_EACH);
  const cookie = (cookies[user] ??= await program.signUp(user));
  streams.push(await open(cookie));
}
await wait(SETTLED_MS);
const mbAfter = program.memoryMb();
const msBefore = program.processorMs();
await wait(WATCHED_MS);
const busyMs = program.processorMs() - msBefore;

console.log(`${size} streams (SQLite, Node ${process.version})`);
console.table({
  'memory without any, MB': mbBefore.toFixed(0),
  'memory of a stream, kB': (((mbAfter - mbBefore) * 1_024) / size).toFixed(1),
  'processor of all of them, %': ((busyMs / WATCHED_MS) * 100).toFixed(1),
});
for (const stream of streams) stream.destroy();
await program.stop();

async function open(cookie: string): Promise<IncomingMessage> {
  const request = get(`${program.origin}/api/v1/events`, { headers: { cookie }, agent: false });
  const [stream] = (await once(request, 'response')) as [IncomingMessage];
  if (stream.statusCode !== 200) throw new Error(`The stream had the status ${stream.statusCode}.`);
  stream.on('error', () => undefined);
  return stream.resume();
}
