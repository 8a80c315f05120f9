import type { Side } from './json-schema.ts';

/** The meaning of a field whose name does not say it, with an example for input. */
export type Note = { description: string; examples?: readonly [unknown] };

/**
 * Notes on fields that mean the same in several places. A place is an endpoint ('GET /api/v1/me/sessions'), a named
 * schema ('Transaction') or a part of either ('Summary.period'). The key of a field is its path from there
 * ('items.isCurrent').
 */
export type PlaceNotes = { on: readonly string[]; fields: Readonly<Record<string, Note>> };

export type NoteTable = Readonly<Record<Side, readonly PlaceNotes[]>>;

export const ONE_ID = '01932f4e-8c00-7abc-8def-0123456789ab';

export const UUID: Note = { description: 'A UUID of version 7.' };
export const CALENDAR_DAY: Note = { description: 'A calendar day.' };
export const MAJOR_UNITS: Note = { description: "In major units of the user's currency." };
export const CURSOR: Note = { description: 'The nextCursor of the previous page.' };
export const NEXT_CURSOR: Note = {
  description: 'Send it as cursor for the next page; null on the last one.',
};

/** The id of a new thing, which the caller may make. */
export const OWN_ID =
  'A UUID of version 7 that you make: a repeated request then adds nothing. Without it the server makes one.';
