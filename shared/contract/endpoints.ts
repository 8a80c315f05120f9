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
  declinePremium,
  exportUsers,
  getUser,
  listUsers,
  makeResetLink,
  removeTwoStep,
  setPlan,
  setRole,
  setRoleWithoutId,
  setSuspension,
  setSuspensionWithoutId,
} from './admin-users.ts';
import { listAuditEntries } from './audit.ts';
import {
  addCategory,
  countByCategory,
  deleteCategory,
  editCategory,
  listCategories,
  mergeCategory,
  orderCategories,
} from './categories.ts';
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
  listBankLines,
  listImports,
  saveImportRows,
  startImport,
  undoImport,
} from './imports.ts';
import { getImportHistory } from './import-history.ts';
import { listSettlements, settleRows } from './settlements.ts';
import { getInstance } from './instance.ts';
import { checkInvite, listInvites, makeInvite, revokeInvite } from './invites.ts';
import { checkPasswordReset, requestPasswordReset, resetPassword } from './password-reset.ts';
import { getPhoto, removePhoto, setPhoto } from './photo.ts';
import { declineLocation, findNearestCity, removeLocation, saveLocation } from './location.ts';
import { PROOF_ENDPOINTS, SIGN_IN_STEPS } from './proof-endpoints.ts';
import { listOnlineUsers, sendHeartbeat, streamEvents } from './presence.ts';
import { ACCOUNT_MONEY_ENDPOINTS } from './account-money-endpoints.ts';
import { PLANNING_ENDPOINTS } from './planning-endpoints.ts';
import { REPORT_ENDPOINTS } from './report-endpoints.ts';
import { acceptTerms, setOffline, updateProfile } from './profile-changes.ts';
import { getProfile } from './profile.ts';
import { addSource, deleteSource, editSource, listSources, mergeSource, orderSources } from './sources.ts';
import { getCategoryTotals, getDailySeries, getSummary } from './summaries.ts';
import { changeSettings, getHealth, getSettings, listDeliveries, sendTestMail } from './system-settings.ts';
import { addGroup, deleteGroup, editGroup, getGroup } from './transaction-groups.ts';
import { listTags, removeTag, renameTag } from './tags.ts';
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
  tagMatching,
  tagTransactions,
  getTransactionTotals,
  listTransactions,
} from './transaction-history.ts';
import { findSpelling } from './search-spelling.ts';
import { editMatching, editTransactions } from './transaction-edits.ts';
import { expenseEndpoints, incomeEndpoints, listRecentTransactions } from './transactions.ts';
import { listFavourites, quickAdd } from './quick-add.ts';
import { SUPPORT_ENDPOINTS, DESK_ENDPOINTS } from './support-endpoints.ts';
import { listTokens, makeToken, revokeToken } from './tokens.ts';
import { cancelPremiumRequest, getPremium, requestPremium } from './premium.ts';
import { confirmAddress, mailAddressLink, stopMails } from './mail-choices.ts';

/** The whole HTTP API, in the order of the API document. */
export const ENDPOINTS: readonly Endpoint[] = [
  signUp,
  signIn,
  ...SIGN_IN_STEPS,
  signOut,
  requestPasswordReset,
  checkPasswordReset,
  resetPassword,
  checkEmailLink,
  confirmEmailLink,
  cancelEmailLink,
  checkEmailVerification,
  verifyEmail,
  stopMails,
  mailAddressLink,
  confirmAddress,
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
  listTokens,
  makeToken,
  revokeToken,
  listActivityLog,
  ...PROOF_ENDPOINTS,
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
  listFavourites,
  quickAdd,
  listTransactions,
  getTransactionTotals,
  findSpelling,
  exportTransactions,
  deleteTransactions,
  deleteMatching,
  categorizeTransactions,
  categorizeMatching,
  tagTransactions,
  tagMatching,
  editTransactions,
  editMatching,
  listDeleted,
  restoreDeleted,
  restoreDeletion,
  eraseDeleted,
  eraseAllDeleted,
  listCategories,
  countByCategory,
  addCategory,
  orderCategories,
  editCategory,
  mergeCategory,
  deleteCategory,
  ...ACCOUNT_MONEY_ENDPOINTS,
  listSources,
  addSource,
  orderSources,
  editSource,
  mergeSource,
  deleteSource,
  listImports,
  startImport,
  getImportHistory,
  getImport,
  saveImportRows,
  finishImport,
  undoImport,
  listSettlements,
  settleRows,
  listBankLines,
  addGroup,
  getGroup,
  editGroup,
  deleteGroup,
  listTags,
  renameTag,
  removeTag,
  ...PLANNING_ENDPOINTS,
  ...SUPPORT_ENDPOINTS,
  getSummary,
  getCategoryTotals,
  getDailySeries,
  ...REPORT_ENDPOINTS,
  getPremium,
  requestPremium,
  cancelPremiumRequest,
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
  setPlan,
  declinePremium,
  makeResetLink,
  removeTwoStep,
  listOnlineUsers,
  listNotifications,
  readAllNotifications,
  readNotification,
  ...DESK_ENDPOINTS,
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
