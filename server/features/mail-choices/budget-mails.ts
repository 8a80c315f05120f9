import type { ALERT_LEVELS } from '#shared/contract/budgets.ts';
import type { Language } from '#shared/languages.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { budgetMail } from '#server/mail/messages/chosen-mails.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { findSubscriber } from './queries.ts';
import type { StopTokens } from './stop-tokens.ts';

type Alert = { userId: string; category: string; month: string; level: (typeof ALERT_LEVELS)[number] };

type Options = {
  outbox: Outbox;
  siteUrl: () => string;
  stopTokens: StopTokens;
  readCategories: (
    db: Reader | Writer,
    userId: string,
  ) => Promise<{ names: (language: Language) => Record<string, string> }>;
};

/**
 * Returns a function that writes the mail of a budget alert, if the user wants it, in the database transaction that
 * raised the alert. Each alert is raised once, and therefore mailed once.
 */
export function createBudgetMails({ outbox, siteUrl, stopTokens, readCategories }: Options) {
  return async (trx: Writer, { userId, category, month, level }: Alert): Promise<void> => {
    if (!outbox.isOn()) return;
    const user = await findSubscriber(trx, 'budgetAlerts', userId);
    if (user === undefined) return;
    const names = (await readCategories(trx, userId)).names(user.language);
    const about = { category, categoryName: names[category], month, level };
    const stopToken = stopTokens.make(userId, 'budgetAlerts');
    await outbox.add(trx, budgetMail(user, { ...about, baseUrl: siteUrl(), stopToken }));
  };
}
