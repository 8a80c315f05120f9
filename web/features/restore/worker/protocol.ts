import type { Backup, BackupErrorCode, Part } from './backup.ts';

/** The input of each kind of request: a file to open, or the index of one of its parts, from 0. */
export type Inputs = { open: File; part: number };
/** The result of each kind of request. After the last part there is none. */
export type Outputs = { open: Backup; part: Part | undefined };

export type Kind = keyof Inputs;
export type WorkerRequest = { [K in Kind]: { kind: K; input: Inputs[K] } }[Kind];
/** `failed` means that the worker has a fault. */
export type WorkerResponse =
  { ok: true; output: Outputs[Kind] } | { ok: false; code: BackupErrorCode | 'failed' };
