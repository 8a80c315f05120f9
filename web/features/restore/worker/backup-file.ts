import { BackupError, type Backup, type Part } from './backup.ts';
import type { Inputs, Kind, Outputs, WorkerResponse, WorkerRequest } from './protocol.ts';

/** A chosen file, read by its own worker. Promises reject with BackupError, or with Error if the worker failed. */
export type BackupFile = {
  open: () => Promise<Backup>;
  /** Reads the rows of the n-th request, from 0. Returns undefined after the last. */
  readPart: (index: number) => Promise<Part | undefined>;
  /** Ends the worker. A request that is running gets no response. */
  close: () => void;
};

export function toBackupFile(content: File): BackupFile {
  const worker = new Worker(new URL('./restore-worker.ts', import.meta.url), { type: 'module' });
  const ask = <K extends Kind>(kind: K, input: Inputs[K]) => send(worker, { kind, input } as WorkerRequest);
  return {
    open: async () => (await ask('open', content)) as Outputs['open'],
    readPart: async (index) => (await ask('part', index)) as Outputs['part'],
    close: () => worker.terminate(),
  };
}

/** Sends a request. Callers wait for its response before they send the next one. */
function send(worker: Worker, request: WorkerRequest): Promise<Outputs[Kind]> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    const receive = ({ data }: MessageEvent<WorkerResponse>) => {
      listening.abort();
      if (data.ok) resolve(data.output);
      else reject(data.code === 'failed' ? new Error('The worker failed.') : new BackupError(data.code));
    };
    const fail = () => {
      listening.abort();
      reject(new Error('The worker does not run.'));
    };
    worker.addEventListener('message', receive, { signal });
    worker.addEventListener('error', fail, { signal });
    worker.addEventListener('messageerror', fail, { signal });
    worker.postMessage(request);
  });
}
