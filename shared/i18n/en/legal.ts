/** What the privacy policy and the terms have in common. */
export const legal = {
  version: 'Version {{version}}, in force since {{date}}',
  contact: 'The operator can be reached at',
  contents: 'Contents',
} as const;
