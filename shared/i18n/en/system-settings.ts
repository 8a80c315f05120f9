export const systemSettings = {} as const;
