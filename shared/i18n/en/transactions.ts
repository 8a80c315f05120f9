export const transactions = {} as const;
