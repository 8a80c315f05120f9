/** Error codes with their status and English sentence. */
export type ErrorTable = Record<string, readonly [status: number, sentence: string]>;
