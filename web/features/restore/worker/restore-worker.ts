import { BackupError, type Part } from './backup.ts';
import { openBackup, type OpenBackup } from './open-backup.ts';
import { readParts } from './parts.ts';
import type { Outputs, Kind, WorkerResponse, WorkerRequest } from './protocol.ts';

/** Reads an export outside of the page, piece by piece, because it may be larger than the memory of a phone. */
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void respond(data).then((message) => postMessage(message));
});

let openFile: (OpenBackup & { file: File }) | undefined;
let reading: { parts: AsyncGenerator<Part>; index: number; part: Part | undefined } | undefined;

async function respond(request: WorkerRequest): Promise<WorkerResponse> {
  try {
    return { ok: true, output: await run(request) };
  } catch (error) {
    if (error instanceof DOMException) return { ok: false, code: 'notReadable' };
    return { ok: false, code: error instanceof BackupError ? error.code : 'failed' };
  }
}

async function run(request: WorkerRequest): Promise<Outputs[Kind]> {
  if (request.kind === 'part') return await readPart(request.input);
  openFile = { ...(await openBackup(request.input)), file: request.input };
  reading = undefined;
  return openFile.backup;
}

/** Reads a part. The last one that was read is returned again; for an earlier one the file is read from its start. */
async function readPart(index: number): Promise<Part | undefined> {
  if (openFile === undefined) throw new Error('No file is open.');
  if (reading === undefined || index < reading.index)
    reading = {
      parts: readParts(openFile.file, openFile.small, openFile.backup.counts),
      index: -1,
      part: undefined,
    };
  while (reading.index < index) {
    const next = await reading.parts.next();
    reading.part = next.done === true ? undefined : next.value;
    reading.index += 1;
  }
  return reading.part;
}
