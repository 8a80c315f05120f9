export const shortcuts = {
  title: 'Keyboard shortcuts',
  newExpense: 'New expense',
  newIncome: 'New income',
  search: 'Search your transactions',
  help: 'Show this list',
  sidebar: 'Open or close the sidebar',
  undo: 'Undo, while the message shows',
  close: 'Close dialog or menu',
  control: 'Ctrl',
  escape: 'Esc',
  enabled: 'Enable single-key shortcuts',
  enabledHint: 'They do nothing while you type or while a dialog or menu is open.',
} as const;
