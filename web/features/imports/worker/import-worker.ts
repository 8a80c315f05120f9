import { previewRows } from '#shared/import/match/preview-rows.ts';
import type { Outputs, Kind, WorkerResponse, WorkerRequest } from './protocol.ts';
import { readContent } from './read-content.ts';

/** Reads and compares files outside of the page: a large file does not block it, and a hostile file cannot reach it. */
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void respond(data).then((message) => postMessage(message));
});

async function respond(request: WorkerRequest): Promise<WorkerResponse> {
  try {
    return { hasFailed: false, output: await run(request) };
  } catch {
    return { hasFailed: true };
  }
}

async function run(request: WorkerRequest): Promise<Outputs[Kind]> {
  if (request.kind === 'read') return await readContent(request.input);
  const { files, known, options } = request.input;
  return previewRows(files, known, options);
}
