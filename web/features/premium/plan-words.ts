import { useTranslation } from 'react-i18next';
import type { Premium } from '#shared/contract/premium.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';

type Words = { title: string; text?: string };

/** What the page says of a plan and of a request for Premium. */
export function usePlanWords(): (premium: Premium) => Words {
  const { t } = useTranslation();
  const format = useFormat();
  const { date } = useInstantText();
  const dayText = (day: string) => format.day(day, { dateStyle: 'long' });

  function withPremium({ mode, until }: Premium): Words {
    if (mode === 'everyone')
      return { title: t('premium.plan.everyone'), text: t('premium.plan.everyoneText') };
    if (until === null) return { title: t('premium.plan.has') };
    return {
      title: t('premium.plan.hasUntil', { date: dayText(until) }),
      text: t('premium.plan.hasUntilText'),
    };
  }

  return (premium) => {
    const { mode, plan, until, request, hasPremium } = premium;
    if (hasPremium) return withPremium(premium);
    if (request !== null && request.answeredAt === null)
      return {
        title: t('premium.plan.requested'),
        text: t('premium.plan.requestedText', { date: date(request.requestedAt) }),
      };
    const isOver = plan === 'premium' && until !== null;
    const title = isOver ? t('premium.plan.over', { date: dayText(until) }) : t('premium.plan.free');
    if (mode === 'byGrant') return { title, text: t('premium.plan.byGrant') };
    if (request?.outcome === 'declined')
      return { title, text: t('premium.plan.declined', { date: date(request.requestedAt) }) };
    return { title, text: t('premium.plan.byRequest') };
  };
}
