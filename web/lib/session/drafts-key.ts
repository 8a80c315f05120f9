/** The key in the tab's storage of texts that the user has not saved yet; signing out deletes them. */
export const DRAFTS_KEY = 'saldo-drafts';
