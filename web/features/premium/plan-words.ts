import { useTranslation } from 'react-i18next';
import type { Premium } from '#shared/contract/premium.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { useProfile } from '#web/lib/session/profile.ts';

type Words = { title: string; text?: string };

/** The sentences of the page about a plan and a request for Premium. */
export function usePlanWords(premium: Premium): Words {
  const { t } = useTranslation();
  const { isAdmin } = useProfile();
  const format = useFormat();
  const { date } = useInstantText();
  const { mode, plan, until, request, hasPremium } = premium;
  const dayText = (day: string) => format.day(day, { dateStyle: 'long' });

  /** Says how somebody without Premium can get it. */
  function nextStep(): string {
    if (isAdmin) return t('premium.plan.asAdmin');
    if (mode === 'byGrant') return t('premium.plan.byGrant');
    if (request?.outcome === 'declined')
      return t('premium.plan.declined', { date: date(request.requestedAt) });
    return t('premium.plan.byRequest');
  }

  if (hasPremium && mode === 'everyone') return { title: t('premium.plan.everyone') };
  if (hasPremium && until === null) return { title: t('premium.plan.has') };
  if (hasPremium && until !== null)
    return {
      title: t('premium.plan.hasUntil', { date: dayText(until) }),
      text: t('premium.plan.hasUntilText'),
    };
  if (request !== null && request.answeredAt === null)
    return {
      title: t('premium.plan.requested'),
      text: t('premium.plan.requestedText', { date: date(request.requestedAt) }),
    };
  if (plan === 'free' || until === null) return { title: t('premium.plan.free'), text: nextStep() };
  return {
    title: t('premium.plan.over', { date: dayText(until) }),
    text: `${t('premium.plan.kept')} ${nextStep()}`,
  };
}
