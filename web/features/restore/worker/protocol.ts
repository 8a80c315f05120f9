import type { Backup, BackupErrorCode, Part } from './backup.ts';

/** What the worker is asked, by the kind of request: to open a file, or for its part from 0. */
export type Asked = { open: File; part: number };
/** There is no part after the last. */
export type Answered = { open: Backup; part: Part | undefined };

export type Kind = keyof Asked;
export type WorkerRequest = { [K in Kind]: { kind: K; asked: Asked[K] } }[Kind];
/** `failed` where the program has a fault. */
export type WorkerAnswer =
  { ok: true; answered: Answered[Kind] } | { ok: false; code: BackupErrorCode | 'failed' };
