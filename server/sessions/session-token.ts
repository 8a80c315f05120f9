/** Neither the id of a user nor the random part of a token contains it, and cookies need not encode it. */
const SEPARATOR = '~';

/** Returns the token of a session: its user's id and the random part. */
export function toSessionToken(userId: string, random: string): string {
  return `${userId}${SEPARATOR}${random}`;
}

/** Returns the user's id in the token of a session; undefined for a token of an earlier version, which has none. */
export function readUserId(token: string): string | undefined {
  const end = token.indexOf(SEPARATOR);
  return end === -1 ? undefined : token.slice(0, end);
}
