import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
  /** Distinguishes a process from an earlier one with the same number. */
  startedAt: string;
  ownSeconds: number;
  /** The time of the children that ended and that it waited for, including their own children. */
  childSeconds: number;
}

const SAMPLE_MS = 500;
const TICKS_PER_SECOND = 100;

/**
 * Runs `work`, and returns the processor seconds of all processes that it started and that have ended. Without /proc,
 * they are unknown.
 */
export async function measureProcessorSeconds(work: () => Promise<void>): Promise<number | undefined> {
  const before = readProcess(process.pid)?.childSeconds;
  if (before === undefined) {
    await work();
    return undefined;
  }
  // Nothing waits for Chromium's children, so no parent counts them; samples do, without each process's last moments.
  const sampled = new Map<string, number>();
  const known = new Set([process.pid]);
  const timer = setInterval(() => sampleDescendants(known, sampled), SAMPLE_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  const counted = (readProcess(process.pid)?.childSeconds ?? before) - before;
  return Math.max(
    counted,
    [...sampled.values()].reduce((sum, seconds) => sum + seconds, 0),
  );
}

function sampleDescendants(known: Set<number>, sampled: Map<string, number>): void {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((found) => found !== undefined);
  const childrenByParent = Map.groupBy(processes, ({ parent }) => parent);
  // The loop also visits the processes that it adds, so it reaches grandchildren too.
  for (const pid of known) for (const child of childrenByParent.get(pid) ?? []) known.add(child.pid);
  for (const { pid, startedAt, ownSeconds } of processes) {
    if (known.has(pid) && pid !== process.pid) sampled.set(`${pid} ${startedAt}`, ownSeconds);
  }
}

function readProcess(pid: number): Process | undefined {
  try {
    // The command may contain spaces and brackets; after it come the fields from the third on, as in `man 5 proc`.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const field = (number: number) => fields[number - 3] ?? '';
    const seconds = (first: number) => (Number(field(first)) + Number(field(first + 1))) / TICKS_PER_SECOND;
    return {
      pid,
      parent: Number(field(4)),
      startedAt: field(22),
      ownSeconds: seconds(14),
      childSeconds: seconds(16),
    };
  } catch {
    return undefined;
  }
}
