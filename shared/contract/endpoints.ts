import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
} from './account.ts';
import { signIn, signOut, signUp } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { getPhoto, removePhoto, setPhoto } from './photo.ts';
import { acceptTerms, getProfile, setOffline, updateProfile } from './profile.ts';
import { getCategoryTotals, getDailySeries, getSummary } from './summaries.ts';
import { expenseEndpoints, incomeEndpoints, listRecentTransactions } from './transactions.ts';

/** The whole HTTP API, in the order in which the API document shows it. */
export const ENDPOINTS: readonly Endpoint[] = [
  signUp,
  signIn,
  signOut,
  getProfile,
  updateProfile,
  setPhoto,
  removePhoto,
  getPhoto,
  acceptTerms,
  setOffline,
  listSessions,
  endSession,
  endOtherSessions,
  changePassword,
  exportAccount,
  deleteAccount,
  ...Object.values(expenseEndpoints),
  ...Object.values(incomeEndpoints),
  listRecentTransactions,
  getSummary,
  getCategoryTotals,
  getDailySeries,
];
