import { useTranslation } from 'react-i18next';
import type { Premium } from '#shared/contract/premium.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { useProfile } from '#web/lib/session/profile.ts';

type Words = { title: string; text?: string };

/** The sentences of the page about a plan and a request for Premium. */
export function usePlanWords(): (premium: Premium) => Words {
  const { t } = useTranslation();
  const { isAdmin } = useProfile();
  const format = useFormat();
  const { date } = useInstantText();
  const dayText = (day: string) => format.day(day, { dateStyle: 'long' });

  function withPremium({ mode, until }: Premium): Words {
    if (mode === 'everyone') return { title: t('premium.plan.everyone') };
    if (until === null) return { title: t('premium.plan.has') };
    return {
      title: t('premium.plan.hasUntil', { date: dayText(until) }),
      text: t('premium.plan.hasUntilText'),
    };
  }

  /** Says how somebody without Premium can get it. */
  function nextStep({ mode, request }: Premium): string {
    if (isAdmin) return t('premium.plan.asAdmin');
    if (mode === 'byGrant') return t('premium.plan.byGrant');
    if (request?.outcome === 'declined')
      return t('premium.plan.declined', { date: date(request.requestedAt) });
    return t('premium.plan.byRequest');
  }

  return (premium) => {
    const { plan, until, request, hasPremium } = premium;
    if (hasPremium) return withPremium(premium);
    if (request !== null && request.answeredAt === null)
      return {
        title: t('premium.plan.requested'),
        text: t('premium.plan.requestedText', { date: date(request.requestedAt) }),
      };
    const next = nextStep(premium);
    if (plan === 'free' || until === null) return { title: t('premium.plan.free'), text: next };
    return {
      title: t('premium.plan.over', { date: dayText(until) }),
      text: `${t('premium.plan.kept')} ${next}`,
    };
  };
}
