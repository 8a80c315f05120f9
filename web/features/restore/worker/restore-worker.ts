import { BackupError, type Part } from './backup.ts';
import { openBackup, type OpenBackup } from './open-backup.ts';
import { partsOf } from './parts.ts';
import type { Answered, Kind, WorkerAnswer, WorkerRequest } from './protocol.ts';

/** Reads an export apart from the page, piece by piece: it may be larger than the memory of a phone. */
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void answer(data).then((message) => postMessage(message));
});

let opened: (OpenBackup & { file: File }) | undefined;
let reading: { parts: AsyncGenerator<Part>; at: number; part: Part | undefined } | undefined;

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    return { ok: true, answered: await run(request) };
  } catch (error) {
    if (error instanceof DOMException) return { ok: false, code: 'notReadable' };
    return { ok: false, code: error instanceof BackupError ? error.code : 'failed' };
  }
}

async function run(request: WorkerRequest): Promise<Answered[Kind]> {
  if (request.kind === 'part') return await readPart(request.asked);
  opened = { ...(await openBackup(request.asked)), file: request.asked };
  reading = undefined;
  return opened.backup;
}

/** The part before the next one can be asked for again; an earlier one starts the reading over. */
async function readPart(at: number): Promise<Part | undefined> {
  if (opened === undefined) throw new Error('No file is open.');
  if (reading === undefined || at < reading.at)
    reading = { parts: partsOf(opened.file, opened.small, opened.backup.counts), at: -1, part: undefined };
  while (reading.at < at) {
    const next = await reading.parts.next();
    reading.part = next.done === true ? undefined : next.value;
    reading.at += 1;
  }
  return reading.part;
}
