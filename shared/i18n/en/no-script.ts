/** In place of the screens, where no script runs. */
export const noScript = { text: 'Saldo needs JavaScript for its screens.' } as const;
