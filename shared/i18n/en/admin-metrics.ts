export const adminMetrics = {} as const;
