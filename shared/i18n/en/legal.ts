/** The texts that the privacy policy and the terms share. */
export const legal = {
  version: 'Version {{version}}, in force since {{date}}',
  contact: 'The operator can be reached at',
  contents: 'Contents',
} as const;
