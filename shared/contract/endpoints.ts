import { signIn, signOut, signUp } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { acceptTerms, getProfile, setOffline, updateProfile } from './profile.ts';
import { getCategoryTotals, getDailySeries, getSummary } from './summaries.ts';
import {
  deleteTransactions,
  exportTransactions,
  getTransactionTotals,
  listTransactions,
} from './transaction-history.ts';
import { expenseEndpoints, incomeEndpoints, listRecentTransactions } from './transactions.ts';

/** The whole HTTP API, in the order in which the API document shows it. */
export const ENDPOINTS: readonly Endpoint[] = [
  signUp,
  signIn,
  signOut,
  getProfile,
  updateProfile,
  acceptTerms,
  setOffline,
  ...Object.values(expenseEndpoints),
  ...Object.values(incomeEndpoints),
  listRecentTransactions,
  listTransactions,
  getTransactionTotals,
  exportTransactions,
  deleteTransactions,
  getSummary,
  getCategoryTotals,
  getDailySeries,
];
