import type { Side } from './json-schema.ts';

/** What a field means where its name does not say it, and for what is sent an example. */
export type Note = { description: string; examples?: readonly [unknown] };

/**
 * The notes of one or several places that mean the same. A place is an endpoint ('GET /api/v1/me/sessions'),
 * a named schema ('Transaction') or a part of either ('Summary.period'); a field's key is its path from there
 * ('items.isCurrent').
 */
export type PlaceNotes = { on: readonly string[]; fields: Readonly<Record<string, Note>> };

/** The notes on what endpoints take and on what they answer. */
export type NoteTable = Readonly<Record<Side, readonly PlaceNotes[]>>;
