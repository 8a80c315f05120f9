import { useTranslation } from 'react-i18next';
import type { AdminUserDetails } from '#shared/contract/admin-users.ts';
import { countryName } from '#shared/countries.ts';
import { LANGUAGE_FACTS } from '#shared/languages.ts';
import { useHasEveryonePremium } from '#web/lib/api/instance.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { Fact } from '#web/ui/fact.tsx';
import { LastSeen } from './last-seen.tsx';
import { usePlanText } from './plan-text.ts';
import classes from './details.module.css';

export function DetailsFacts({ user }: { user: AdminUserDetails }) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const { dateTime } = useInstantText();
  const planText = usePlanText();
  const hasEveryonePremium = useHasEveryonePremium();
  const { expenses, incomes } = user.records;
  return (
    <dl className={`grid frame rounded ${classes.facts}`}>
      <Fact name={t('adminUsers.details.joined')}>{dateTime(user.createdAt)}</Fact>
      <Fact name={t('adminUsers.details.lastSeen')}>
        <LastSeen at={user.lastSeen} />
      </Fact>
      {user.onlineSince !== null && (
        <Fact name={t('adminUsers.details.onlineSince')}>{dateTime(user.onlineSince)}</Fact>
      )}
      <Fact name={t('adminUsers.details.updated')}>{dateTime(user.updatedAt)}</Fact>
      {!(hasEveryonePremium && user.plan === 'free') && (
        <Fact name={t('adminUsers.details.plan')}>
          {planText(user)}
          {user.premiumSource !== null && (
            <span className={`block dim text-13 lines-140 ${classes.hint}`}>
              {t(`adminUsers.plan.sources.${user.premiumSource}`)}
            </span>
          )}
        </Fact>
      )}
      <Fact name={t('adminUsers.details.email')}>
        <EmailCheck user={user} />
      </Fact>
      <Fact name={t('adminUsers.details.twoStep')}>
        {t(user.hasTwoStep ? 'adminUsers.details.twoStepOn' : 'adminUsers.details.twoStepOff')}
      </Fact>
      <Fact name={t('adminUsers.details.terms')}>
        {user.termsAccepted
          ? t('adminUsers.details.termsAccepted', { version: user.termsVersion })
          : t('adminUsers.details.termsOpen')}
      </Fact>
      <Fact name={t('adminUsers.details.location')}>
        <LocationText user={user} />
      </Fact>
      <Fact name={t('adminUsers.details.language')}>{LANGUAGE_FACTS[user.language].name}</Fact>
      <Fact name={t('adminUsers.details.timeZone')}>{user.timeZone}</Fact>
      <Fact name={t('adminUsers.details.records')}>
        {t('adminUsers.details.transactionCounts', { expenses: count(expenses), incomes: count(incomes) })}
        <span className={`block dim text-13 lines-140 ${classes.hint}`}>
          {t('adminUsers.details.transactionsHint')}
        </span>
      </Fact>
      <Fact name={t('adminUsers.details.id')}>
        <code className={classes.id}>{user.id}</code>
      </Fact>
    </dl>
  );
}

function EmailCheck({ user: { isAwaitingConfirmation, emailCheckedAt } }: { user: AdminUserDetails }) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  if (isAwaitingConfirmation) return t('adminUsers.details.awaitingConfirmation');
  if (emailCheckedAt === null) return t('adminUsers.details.emailNotChecked');
  return t('adminUsers.details.emailChecked', { date: dateTime(emailCheckedAt) });
}

function LocationText({ user: { city, country } }: { user: AdminUserDetails }) {
  const { t, i18n } = useTranslation();
  const named = country === null ? null : countryName(country, i18n.language);
  if (city !== null && named !== null) return t('adminUsers.details.place', { city, country: named });
  return city ?? named ?? t('adminUsers.details.noLocation');
}
