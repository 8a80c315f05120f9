import { previewRows } from '#shared/import/match/preview-rows.ts';
import type { Answered, Kind, WorkerAnswer, WorkerRequest } from './protocol.ts';
import { readContent } from './read-content.ts';

/** Reads files and compares them apart from the page, which neither waits for a large file nor trusts a hostile one. */
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void answer(data).then((message) => postMessage(message));
});

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    return { hasFailed: false, answered: await run(request) };
  } catch {
    return { hasFailed: true };
  }
}

async function run(request: WorkerRequest): Promise<Answered[Kind]> {
  if (request.kind === 'read') return await readContent(request.asked);
  const { files, known, options } = request.asked;
  return previewRows(files, known, options);
}
