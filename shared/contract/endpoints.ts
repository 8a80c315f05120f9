import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listActivityLog,
  listSessions,
} from './account.ts';
import { getMetrics, refreshMetrics } from './admin-metrics.ts';
import { listNotifications, readAllNotifications, readNotification } from './admin-notifications.ts';
import {
  exportUsers,
  getUser,
  listUsers,
  makeResetLink,
  setRole,
  setRoleWithoutId,
  setSuspension,
  setSuspensionWithoutId,
} from './admin-users.ts';
import { listAuditEntries } from './audit.ts';
import { signIn, signOut, signUp } from './auth.ts';
import { deleteBackup, downloadBackup, listBackups, makeBackup } from './backups.ts';
import {
  cancelEmailChange,
  cancelEmailLink,
  changeEmail,
  checkEmailLink,
  confirmEmailLink,
  getEmailChange,
} from './email-change.ts';
import { finishRestore, getRestore, restoreRows, startRestore } from './restore.ts';
import { countPageView } from './consent.ts';
import type { Endpoint } from './endpoint.ts';
import { checkEmailVerification, verifyEmail } from './email-verification.ts';
import {
  finishImport,
  getImport,
  getImportHistory,
  listBankLines,
  listImports,
  saveImportRows,
  startImport,
  undoImport,
} from './imports.ts';
import { getInstance } from './instance.ts';
import { checkInvite, listInvites, makeInvite, revokeInvite } from './invites.ts';
import { checkPasswordReset, requestPasswordReset, resetPassword } from './password-reset.ts';
import { getPhoto, removePhoto, setPhoto } from './photo.ts';
import { declineLocation, findNearestCity, removeLocation, saveLocation } from './location.ts';
import { getProof, giveProof } from './proof.ts';
import { listOnlineUsers, sendHeartbeat, streamEvents } from './presence.ts';
import { acceptTerms, getProfile, setOffline, updateProfile } from './profile.ts';
import { addSource, deleteSource, editSource, listSources } from './sources.ts';
import { getCategoryTotals, getDailySeries, getSummary } from './summaries.ts';
import { changeSettings, getHealth, getSettings, listDeliveries, sendTestMail } from './system-settings.ts';
import {
  eraseAllDeleted,
  eraseDeleted,
  listDeleted,
  restoreDeleted,
  restoreDeletion,
} from './deleted-transactions.ts';
import {
  categorizeMatching,
  categorizeTransactions,
  deleteMatching,
  deleteTransactions,
  exportTransactions,
  getTransactionTotals,
  listTransactions,
} from './transaction-history.ts';
import { expenseEndpoints, incomeEndpoints, listRecentTransactions } from './transactions.ts';

/** The whole HTTP API, in the order of the API document. */
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
  checkEmailVerification,
  verifyEmail,
  checkInvite,
  getInstance,
  getProfile,
  updateProfile,
  setPhoto,
  removePhoto,
  getPhoto,
  acceptTerms,
  setOffline,
  sendHeartbeat,
  streamEvents,
  getEmailChange,
  changeEmail,
  cancelEmailChange,
  listSessions,
  endSession,
  endOtherSessions,
  listActivityLog,
  getProof,
  giveProof,
  changePassword,
  exportAccount,
  getRestore,
  startRestore,
  restoreRows,
  finishRestore,
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
  deleteMatching,
  categorizeTransactions,
  categorizeMatching,
  listDeleted,
  restoreDeleted,
  restoreDeletion,
  eraseDeleted,
  eraseAllDeleted,
  listSources,
  addSource,
  editSource,
  deleteSource,
  listImports,
  startImport,
  getImportHistory,
  getImport,
  saveImportRows,
  finishImport,
  undoImport,
  listBankLines,
  getSummary,
  getCategoryTotals,
  getDailySeries,
  countPageView,
  getMetrics,
  refreshMetrics,
  listUsers,
  exportUsers,
  setRoleWithoutId,
  setSuspensionWithoutId,
  getUser,
  setRole,
  setSuspension,
  makeResetLink,
  listOnlineUsers,
  listNotifications,
  readAllNotifications,
  readNotification,
  getSettings,
  changeSettings,
  sendTestMail,
  listDeliveries,
  getHealth,
  makeInvite,
  listInvites,
  revokeInvite,
  makeBackup,
  listBackups,
  downloadBackup,
  deleteBackup,
  listAuditEntries,
];
