export const shortcuts = {
  title: 'Keyboard shortcuts',
  newExpense: 'New expense',
  newIncome: 'New income',
  search: 'Search your transactions',
  help: 'Show this list',
  sidebar: 'Open or close the sidebar',
  undo: 'Undo, while a message offers it',
  close: 'Close what is open',
  control: 'Ctrl',
  escape: 'Esc',
  enabled: 'Use the shortcuts of a single key',
  enabledHint: 'They never act while you type or while something is open on top of the page.',
} as const;
