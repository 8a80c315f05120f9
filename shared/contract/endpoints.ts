import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
} from './account.ts';
import { signIn, signOut, signUp } from './auth.ts';
import {
  cancelEmailChange,
  cancelEmailLink,
  changeEmail,
  checkEmailLink,
  confirmEmailLink,
  getEmailChange,
} from './email-change.ts';
import { countPageView } from './consent.ts';
import type { Endpoint } from './endpoint.ts';
import { getInstance } from './instance.ts';
import { checkPasswordReset, requestPasswordReset, resetPassword } from './password-reset.ts';
import { getPhoto, removePhoto, setPhoto } from './photo.ts';
import { declineLocation, findNearestCity, removeLocation, saveLocation } from './location.ts';
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
  requestPasswordReset,
  checkPasswordReset,
  resetPassword,
  checkEmailLink,
  confirmEmailLink,
  cancelEmailLink,
  getInstance,
  getProfile,
  updateProfile,
  setPhoto,
  removePhoto,
  getPhoto,
  acceptTerms,
  setOffline,
  getEmailChange,
  changeEmail,
  cancelEmailChange,
  listSessions,
  endSession,
  endOtherSessions,
  changePassword,
  exportAccount,
  deleteAccount,
  findNearestCity,
  saveLocation,
  removeLocation,
  declineLocation,
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
  countPageView,
];
