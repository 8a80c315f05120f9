export const publicPages = {} as const;
