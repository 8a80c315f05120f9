// The fields that several rows of the authorization matrix share.

const ADDING = ['add', 'write'] as const;
const READING = ['read', 'write'] as const;
export const CHANGING = ['write'] as const;

/** The data of a user, such as transactions. */
export const data = { anonymous: 'userIdMissing', needsTerms: false, owner: 200, tokens: READING } as const;
export const write = { ...data, needsTerms: true, tokens: CHANGING } as const;
export const add = { ...write, tokens: ADDING } as const;
/** Imports, which access tokens cannot reach. */
export const importData = { ...data, tokens: [] } as const;
export const importWrite = { ...write, tokens: [] } as const;
/** The user's account, which access tokens cannot reach. */
export const account = { anonymous: 'notAuthenticated', needsTerms: false, owner: 200 } as const;
/** Endpoints that are open to everybody. */
export const open = { anonymous: undefined, needsTerms: false, owner: 200 } as const;
