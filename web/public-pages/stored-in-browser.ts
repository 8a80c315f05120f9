/** Everything that the product stores in a browser; a browser test compares the list with the browser. */
export const STORED_IN_BROWSER = [
  { key: 'session', kind: 'cookie', name: 'saldo.session_token', secureName: '__Host-saldo.session_token' },
  { key: 'sidebar', kind: 'cookie', name: 'saldo-sidebar' },
  { key: 'languageCookie', kind: 'cookie', name: 'saldo-language' },
  { key: 'language', kind: 'local', name: 'saldo-language' },
  { key: 'theme', kind: 'local', name: 'saldo-theme' },
  { key: 'consent', kind: 'local', name: 'saldo-consent' },
  { key: 'shortcuts', kind: 'local', name: 'saldo-shortcuts' },
  { key: 'trend', kind: 'local', name: 'saldo-trend' },
  { key: 'drafts', kind: 'session', name: 'saldo-drafts' },
  { key: 'scroll', kind: 'session', name: 'saldo-scroll' },
] as const;
