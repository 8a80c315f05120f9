// The fields that several rows of the matrix share.

const ADDING = ['add', 'write'] as const;
const READING = ['read', 'write'] as const;
export const CHANGING = ['write'] as const;

export const data = { anonymous: 'userIdMissing', needsTerms: false, owner: 200, tokens: READING } as const;
export const write = { ...data, needsTerms: true, tokens: CHANGING } as const;
export const add = { ...write, tokens: ADDING } as const;
/** Endpoints of imports. */
export const imported = { ...data, tokens: [] } as const;
export const importing = { ...write, tokens: [] } as const;
export const own = { anonymous: 'notAuthenticated', needsTerms: false, owner: 200 } as const;
export const open = { anonymous: undefined, needsTerms: false, owner: 200 } as const;
