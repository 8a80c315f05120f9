/**
 * What a token may do: `add` only adds transactions, `read` only reads, `write` does both and changes them. None
 * reaches profile, password, sessions, tokens or administration.
 */
export const TOKEN_SCOPES = ['add', 'read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
