import type { Kysely } from 'kysely';
import type { SourceStatementsTable, SourceTotalsTable, TransfersTable } from './schema/accounts.ts';
import type { CategoriesTable } from './schema/categories.ts';
import type { AccountTable, SessionTable, UserTable, VerificationTable } from './schema/identity.ts';
import type {
  AuditLogTable,
  BusEventsTable,
  JobsTable,
  PageViewsTable,
  RateLimitsTable,
  SettingsTable,
  SystemMetricsTable,
} from './schema/installation.ts';
import type {
  EmailChangesTable,
  EmailVerificationsTable,
  InvitesTable,
  PasswordResetsTable,
  RepeatedSignUpsTable,
  SetupCodesTable,
} from './schema/links.ts';
import type { ImportEntriesTable, ImportsTable, RestoresTable, SourcesTable } from './schema/imports.ts';
import type { AdminNotificationsTable, OutboxTable } from './schema/messages.ts';
import type {
  BudgetAlertsTable,
  BudgetsTable,
  GoalEntriesTable,
  GoalsTable,
  NoticeDecisionsTable,
  RecurringDecisionsTable,
  RecurringOccurrencesTable,
  RecurringTable,
  RecurringTransfersTable,
} from './schema/planning.ts';
import type {
  HalfSignInsTable,
  PasskeysTable,
  RecoveryCodesTable,
  TotpTable,
} from './schema/second-steps.ts';
import type { SupportConversationsTable, SupportMessagesTable } from './schema/support.ts';
import type {
  DailyTotalsTable,
  DeletedTransactionsTable,
  TransactionsTable,
  UserTotalsTable,
} from './schema/transactions.ts';
import type {
  ApiTokensTable,
  EventStreamsTable,
  PhotosTable,
  PremiumRequestsTable,
  PresenceTable,
  ProfilesTable,
  UserActivityTable,
} from './schema/users.ts';

/**
 * The tables. All columns are text and integers, so that SQLite and PostgreSQL have the same values: a calendar day is
 * `yyyy-MM-dd`, an instant is epoch milliseconds, a boolean 0 or 1, an amount integer minor units.
 */
export type Schema = {
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
  profiles: ProfilesTable;
  presence: PresenceTable;
  transactions: TransactionsTable;
  deleted_transactions: DeletedTransactionsTable;
  daily_totals: DailyTotalsTable;
  user_totals: UserTotalsTable;
  categories: CategoriesTable;
  admin_notifications: AdminNotificationsTable;
  outbox: OutboxTable;
  password_resets: PasswordResetsTable;
  email_changes: EmailChangesTable;
  photos: PhotosTable;
  page_views: PageViewsTable;
  user_activity: UserActivityTable;
  event_streams: EventStreamsTable;
  audit_log: AuditLogTable;
  settings: SettingsTable;
  system_metrics: SystemMetricsTable;
  jobs: JobsTable;
  invites: InvitesTable;
  email_verifications: EmailVerificationsTable;
  repeated_sign_ups: RepeatedSignUpsTable;
  rate_limits: RateLimitsTable;
  bus_events: BusEventsTable;
  setup_codes: SetupCodesTable;
  totp: TotpTable;
  recovery_codes: RecoveryCodesTable;
  half_sign_ins: HalfSignInsTable;
  passkeys: PasskeysTable;
  sources: SourcesTable;
  source_totals: SourceTotalsTable;
  source_statements: SourceStatementsTable;
  transfers: TransfersTable;
  recurring_transfers: RecurringTransfersTable;
  imports: ImportsTable;
  import_entries: ImportEntriesTable;
  restores: RestoresTable;
  recurring: RecurringTable;
  recurring_occurrences: RecurringOccurrencesTable;
  recurring_decisions: RecurringDecisionsTable;
  budgets: BudgetsTable;
  budget_alerts: BudgetAlertsTable;
  goals: GoalsTable;
  goal_entries: GoalEntriesTable;
  notice_decisions: NoticeDecisionsTable;
  api_tokens: ApiTokensTable;
  support_conversations: SupportConversationsTable;
  support_messages: SupportMessagesTable;
  premium_requests: PremiumRequestsTable;
};

/** A connection that only reads. It does not see writes before their commit. */
export type Reader = Kysely<Schema>;

declare const insideWrite: unique symbol;
/** A database transaction that may write. Only the functions of `write.ts` create one. */
export type Writer = Kysely<Schema> & { readonly [insideWrite]: true };
