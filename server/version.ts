import packageFile from '#package.json' with { type: 'json' };

/** The version of Saldo. */
export const VERSION: string = packageFile.version;
