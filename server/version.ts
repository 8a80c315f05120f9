import packageFile from '#package.json' with { type: 'json' };

/** Which release of Saldo this is. */
export const VERSION: string = packageFile.version;
