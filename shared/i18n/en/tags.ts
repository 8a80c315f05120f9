/** Notes and tags of transactions. */
export const tags = {
  label: 'Tags',
  help: 'Press Enter after each one. Up to {{number}}',
  tooLong: 'A tag can have up to {{number}} characters',
  tooMany: 'Up to {{number}} tags: remove one first',
  manage: {
    title: 'Tags',
    text: 'A change applies to all your transactions, including deleted ones.',
    none: 'You can add tags when you add or edit a transaction.',
    countOne: '1 transaction',
    count: '{{number}} transactions',
    rename: 'Rename',
    remove: 'Remove',
  },
  rename: {
    title: 'Rename {{tag}}',
    name: 'Name',
    merge: '{{tag}} already exists. They become one tag.',
    submit: 'Rename',
    submitMerge: 'Merge',
    done: 'Tag renamed',
    merged: 'Tags merged',
  },
  remove: {
    title: 'Remove {{tag}}?',
    text: 'It will be removed from {{transactions}}. The transactions stay.',
    confirm: 'Remove tag',
    done: 'Tag removed',
  },
} as const;
