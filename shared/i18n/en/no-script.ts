/** Shown instead of the screens if scripts are off. */
export const noScript = { text: 'Saldo needs JavaScript for its screens.' } as const;
