import type { Side } from './json-schema.ts';

/** The meaning of a field whose name does not say it, with an example for input. */
export type Note = { description: string; examples?: readonly [unknown] };

/**
 * Notes on fields that mean the same in one or several places. A place is an endpoint ('GET
 * /api/v1/me/sessions'), a named schema ('Transaction') or a part of either ('Summary.period'); a field's key
 * is its path from there ('items.isCurrent').
 */
export type PlaceNotes = { on: readonly string[]; fields: Readonly<Record<string, Note>> };

/** The notes on the input and the output of endpoints. */
export type NoteTable = Readonly<Record<Side, readonly PlaceNotes[]>>;
