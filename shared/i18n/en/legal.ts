/** The texts that the privacy policy and the terms share. */
export const legal = {
  version: 'Version {{version}}, in force since {{date}}',
  contact: 'You can contact the operator at',
  contents: 'Contents',
} as const;
