import { BackupError, type Backup, type Part } from './backup.ts';
import type { Answered, Asked, Kind, WorkerAnswer, WorkerRequest } from './protocol.ts';

/** A chosen file in a worker of its own. Its promises throw BackupError, and Error where the worker failed. */
export type BackupFile = {
  open: () => Promise<Backup>;
  /** The rows of a request, from 0; undefined after the last. */
  readPart: (at: number) => Promise<Part | undefined>;
  /** Ends the worker. What it was asked is not answered any more. */
  close: () => void;
};

export function toBackupFile(content: File): BackupFile {
  const worker = new Worker(new URL('./restore-worker.ts', import.meta.url), { type: 'module' });
  const ask = <K extends Kind>(kind: K, asked: Asked[K]) => send(worker, { kind, asked } as WorkerRequest);
  return {
    open: async () => (await ask('open', content)) as Answered['open'],
    readPart: async (at) => (await ask('part', at)) as Answered['part'],
    close: () => worker.terminate(),
  };
}

/** One request at a time. */
function send(worker: Worker, request: WorkerRequest): Promise<Answered[Kind]> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    const receive = ({ data }: MessageEvent<WorkerAnswer>) => {
      listening.abort();
      if (data.ok) resolve(data.answered);
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
