/** Where a tab keeps the texts that its user has not saved yet; signing out deletes them. */
export const DRAFTS_KEY = 'saldo-drafts';
