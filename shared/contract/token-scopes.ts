/**
 * The rights of a token: `add` only adds transactions, `read` only reads, `write` does both and changes data. No token
 * reaches the profile, the password, sessions, tokens or the administration.
 */
export const TOKEN_SCOPES = ['add', 'read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
