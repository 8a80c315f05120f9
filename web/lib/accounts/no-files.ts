/** The fields of an account that no file was imported into. */
export const NO_FILES = { accountHash: null, accountEnd: null, shape: null, answers: {} } as const;
