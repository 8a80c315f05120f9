import type { TableRule } from './table-rule.ts';

const ofUser = { placed: 'distributed', owner: 'user_id' } as const;
const keptOfUser = { copiedBy: 'backupsAndMoves', ...ofUser } as const;
const SUMS = 'sums of the transactions';
const IMPORTS = ['features/imports'];
const RECURRING = ['features/recurring'];

/** The tables of transactions, imports, and what is planned; a part of `TABLES`. */
export const MONEY_TABLES = {
  transactions: {
    key: ['user_id', 'id'],
    ...keptOfUser,
    exportedAs: 'records',
    writtenBy: ['features/transactions'],
  },
  deleted_transactions: {
    key: ['user_id', 'id'],
    ...keptOfUser,
    exportedAs: 'deletedRecords',
    writtenBy: ['features/transactions'],
  },
  categories: {
    key: ['user_id', 'id'],
    copiedBy: 'backupsAndMoves',
    ...ofUser,
    exportedAs: 'categories',
    writtenBy: ['features/categories'],
  },
  daily_totals: {
    key: ['user_id', 'date', 'type', 'category'],
    ...keptOfUser,
    notExported: SUMS,
    writtenBy: ['features/transactions'],
  },
  user_totals: {
    key: ['user_id'],
    ...keptOfUser,
    notExported: SUMS,
    writtenBy: ['features/transactions'],
  },
  sources: { key: ['user_id', 'id'], ...keptOfUser, exportedAs: 'sources', writtenBy: IMPORTS },
  imports: { key: ['user_id', 'id'], ...keptOfUser, exportedAs: 'imports', writtenBy: IMPORTS },
  import_entries: {
    key: ['user_id', 'import_id', 'line'],
    ...keptOfUser,
    exportedAs: 'importEntries',
    writtenBy: IMPORTS,
  },
  recurring: {
    key: ['user_id', 'id'],
    ...keptOfUser,
    exportedAs: 'recurring',
    writtenBy: RECURRING,
  },
  recurring_occurrences: {
    key: ['user_id', 'recurring_id', 'day'],
    ...keptOfUser,
    exportedAs: 'recurringOccurrences',
    writtenBy: RECURRING,
  },
  recurring_decisions: {
    key: ['user_id', 'key'],
    ...keptOfUser,
    exportedAs: 'recurringDecisions',
    writtenBy: RECURRING,
  },
  budgets: {
    key: ['user_id', 'category', 'from_month'],
    ...keptOfUser,
    exportedAs: 'budgets',
    writtenBy: ['features/budgets'],
  },
  budget_alerts: {
    key: ['user_id', 'category', 'month', 'level'],
    ...keptOfUser,
    notExported: 'so that an alert is raised once; it follows from budgets and transactions',
    writtenBy: ['features/budgets'],
  },
  goals: { key: ['user_id', 'id'], ...keptOfUser, exportedAs: 'goals', writtenBy: ['features/goals'] },
  goal_entries: {
    key: ['user_id', 'goal_id', 'id'],
    ...keptOfUser,
    exportedAs: 'goalEntries',
    writtenBy: ['features/goals'],
  },
  notice_decisions: {
    key: ['user_id', 'key'],
    ...keptOfUser,
    exportedAs: 'noticeDecisions',
    writtenBy: ['features/notices'],
  },
} satisfies Record<string, TableRule>;
