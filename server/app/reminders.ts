import { remindEverybody } from '#server/features/mail-choices/reminders.ts';
import { listDueOn } from '#server/features/recurring/list.ts';
import type { Services } from './services.ts';

type ReminderServices = Pick<
  Services,
  'database' | 'now' | 'outbox' | 'settings' | 'siteUrl' | 'stopTokens' | 'log'
>;

/** Creates the job that mails reminders, unless the installation is read-only: no user could act on them then. */
export function createReminderJob({ settings, log, ...services }: ReminderServices): () => Promise<void> {
  const onError = (userId: string, error: unknown) =>
    log.error({ err: error, userId }, 'a reminder could not be written');
  return async () => {
    const { isReadOnly } = await settings.current();
    if (!isReadOnly) await remindEverybody({ ...services, listDue: listDueOn, onError });
  };
}
