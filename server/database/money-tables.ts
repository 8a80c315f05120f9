import type { TableRule } from './table-rule.ts';

const inBackupsByUser = { copiedBy: 'backupsAndMoves', placed: 'distributed', owner: 'user_id' } as const;
const SUMS = 'sums of the transactions';
const IMPORTS = ['features/imports'];
const RECURRING = ['features/recurring'];

/** The tables of transactions, imports and plans; a part of `TABLES`. */
export const MONEY_TABLES = {
  transactions: {
    key: ['user_id', 'id'],
    ...inBackupsByUser,
    exportedAs: 'records',
    writtenBy: ['features/transactions'],
  },
  deleted_transactions: {
    key: ['user_id', 'id'],
    ...inBackupsByUser,
    exportedAs: 'deletedRecords',
    writtenBy: ['features/transactions'],
  },
  categories: {
    key: ['user_id', 'id'],
    ...inBackupsByUser,
    exportedAs: 'categories',
    writtenBy: ['features/categories'],
  },
  daily_totals: {
    key: ['user_id', 'date', 'type', 'category'],
    ...inBackupsByUser,
    notExported: SUMS,
    writtenBy: ['features/transactions'],
  },
  user_totals: {
    key: ['user_id'],
    ...inBackupsByUser,
    notExported: SUMS,
    writtenBy: ['features/transactions'],
  },
  source_totals: {
    key: ['user_id', 'source_id', 'month'],
    ...inBackupsByUser,
    notExported: 'sums of the transactions and transfers',
    writtenBy: [],
  },
  source_statements: {
    key: ['user_id', 'source_id', 'day'],
    ...inBackupsByUser,
    exportedAs: 'statements',
    writtenBy: ['features/balances'],
  },
  transfers: {
    key: ['user_id', 'id'],
    ...inBackupsByUser,
    exportedAs: 'transfers',
    writtenBy: ['features/transfers'],
  },
  recurring_transfers: {
    key: ['user_id', 'id'],
    ...inBackupsByUser,
    exportedAs: 'recurringTransfers',
    writtenBy: ['features/transfers'],
  },
  sources: {
    key: ['user_id', 'id'],
    ...inBackupsByUser,
    exportedAs: 'sources',
    writtenBy: ['features/balances', ...IMPORTS],
  },
  imports: { key: ['user_id', 'id'], ...inBackupsByUser, exportedAs: 'imports', writtenBy: IMPORTS },
  import_entries: {
    key: ['user_id', 'import_id', 'line'],
    ...inBackupsByUser,
    exportedAs: 'importEntries',
    writtenBy: IMPORTS,
  },
  recurring: {
    key: ['user_id', 'id'],
    ...inBackupsByUser,
    exportedAs: 'recurring',
    writtenBy: RECURRING,
  },
  recurring_occurrences: {
    key: ['user_id', 'recurring_id', 'day'],
    ...inBackupsByUser,
    exportedAs: 'recurringOccurrences',
    writtenBy: RECURRING,
  },
  recurring_decisions: {
    key: ['user_id', 'key'],
    ...inBackupsByUser,
    exportedAs: 'recurringDecisions',
    writtenBy: RECURRING,
  },
  budgets: {
    key: ['user_id', 'category', 'from_month'],
    ...inBackupsByUser,
    exportedAs: 'budgets',
    writtenBy: ['features/budgets'],
  },
  budget_alerts: {
    key: ['user_id', 'category', 'month', 'level'],
    ...inBackupsByUser,
    notExported: 'only keeps an alert from being raised twice; it follows from budgets and transactions',
    writtenBy: ['features/budgets'],
  },
  goals: { key: ['user_id', 'id'], ...inBackupsByUser, exportedAs: 'goals', writtenBy: ['features/goals'] },
  goal_entries: {
    key: ['user_id', 'goal_id', 'id'],
    ...inBackupsByUser,
    exportedAs: 'goalEntries',
    writtenBy: ['features/goals'],
  },
  notice_decisions: {
    key: ['user_id', 'key'],
    ...inBackupsByUser,
    exportedAs: 'noticeDecisions',
    writtenBy: ['features/notices'],
  },
} satisfies Record<string, TableRule>;
