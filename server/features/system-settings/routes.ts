import { uuidv7 } from 'uuidv7';
import {
  changeSettings,
  getHealth,
  getSettings,
  listDeliveries,
  sendTestMail,
  type StoredSettings,
} from '#shared/contract/system-settings.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { recordAudit, userActor } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Recipient } from '#server/mail/messages/write-mail.ts';
import type { Notices } from '#server/mail/notices.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { Reader } from '#server/database/schema.ts';
import { toPaging } from '#server/paging/paging.ts';
import { readMailProblem } from '#server/mail/delivery-failure.ts';
import { countDeliveries, selectDeliveries, type DeliveryRow } from '#server/mail/queries.ts';
import { readHealth, type HealthSources } from './health.ts';
import { createMailTests } from './mail-test.ts';
import { storeChanges } from './store-changes.ts';

type DeliveriesPage = OutputOf<typeof listDeliveries>;

export type SystemSettingsOptions = {
  database: Database;
  settings: Settings;
  now: () => number;
  notices: Notices;
  startedAt: number;
  mailer: () => Mailer | undefined;
  hasTwoStep: (userId: string) => Promise<boolean>;
  siteUrl: () => string;
  /** The site's address unless a setting gives another one. */
  ownUrl: string;
  findRecipient: (userId: string) => Promise<Recipient | undefined>;
  /** Logs the mail server's response to a refused test message, without addresses. */
  onMailRefused: (line: string) => void;
  backupState: HealthSources['backupState'];
  onChanged: () => void;
};

export function mountSystemSettings(app: App, options: SystemSettingsOptions): void {
  const { settings } = options;
  const read = async (): Promise<StoredSettings> => ({
    ...(await settings.readStored()),
    ownUrl: options.ownUrl,
  });

  mount(app, getSettings, read);
  mount(app, changeSettings, async ({ caller, body }) => {
    await storeChanges(options, caller, body);
    options.onChanged();
    return await read();
  });
  mountMail(app, options);
  mount(app, getHealth, () => readHealth(options));
}

function mountMail(app: App, options: SystemSettingsOptions): void {
  const { database, settings } = options;
  const sendTest = createMailTests(options);

  mount(app, sendTestMail, async ({ caller }) => {
    const recipient = await options.findRecipient(caller.userId);
    if (recipient === undefined) throw new AppError('notAuthenticated');
    const outcome = await sendTest(uuidv7(), recipient);
    await recordMailTest(options, caller, outcome.isSent);
    return { ...outcome, to: recipient.email };
  });
  mount(app, listDeliveries, async ({ query }) => {
    const { pageSize } = await settings.current();
    const page = { page: query?.page, pageSize: query?.pageSize ?? pageSize };
    return await listMailDeliveries(database.read, page);
  });
}

async function recordMailTest(
  { database, now }: SystemSettingsOptions,
  caller: Caller,
  isSent: boolean,
): Promise<void> {
  const act = { at: now(), actor: userActor(caller), action: 'mailTested', target: 'mail' } as const;
  await database.write((trx) => recordAudit(trx, { ...act, after: { isSent } }));
}

/** Lists a page of the deliveries of mail. Finished ones are deleted after a month. */
async function listMailDeliveries(
  db: Reader,
  query: { page: number | undefined; pageSize: number },
): Promise<DeliveriesPage> {
  const { waiting, sent, failed } = await countDeliveries(db);
  const total = waiting + sent + failed;
  const { offset, page, pages, pageSize } = toPaging(query, total);
  const rows = await selectDeliveries(db, { offset, limit: pageSize });
  return { items: rows.map(toDelivery), page, pages, pageSize, total };
}

function toDelivery(row: DeliveryRow): DeliveriesPage['items'][number] {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    createdAt: toInstant(row.created_at),
    finishedAt: row.finished_at === null ? null : toInstant(row.finished_at),
    dueAt: row.state === 'waiting' ? toInstant(row.due_at) : null,
    error: row.error === null ? null : readMailProblem(row.error),
  };
}

function toInstant(ms: number): string {
  return new Date(ms).toISOString();
}
