/** Shown instead of the screens if scripts are off. */
export const noScript = { text: 'Saldo needs JavaScript to work.' } as const;
