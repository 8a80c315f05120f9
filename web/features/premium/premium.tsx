import { Button } from '@mantine/core';
import {
  IconChartHistogram,
  IconHeadset,
  IconMessageChatbot,
  IconSparkles,
  IconTelescope,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useProfile } from '#web/lib/session/profile.ts';
import classes from './premium.module.css';

/** The offers of spec section 1. Everyone may write to support; questions of people with Premium come first. */
const OFFERS = [
  { name: 'analytics', Icon: IconChartHistogram, path: paths.reports, isForAll: false },
  { name: 'advisor', Icon: IconMessageChatbot, path: paths.insightsAsk, isForAll: false },
  { name: 'forecasting', Icon: IconTelescope, path: paths.insightsForecast, isForAll: false },
  { name: 'support', Icon: IconHeadset, path: paths.support, isForAll: true },
] as const;

export function Premium() {
  return (
    <ul className={`grid gap-20 ${classes.offers}`}>
      {OFFERS.map((offer) => (
        <Offer key={offer.name} offer={offer} />
      ))}
    </ul>
  );
}

function Offer({ offer: { name, Icon, path, isForAll } }: { offer: (typeof OFFERS)[number] }) {
  const { t } = useTranslation();
  const { hasPremium } = useProfile();
  const isOpen = hasPremium || isForAll;
  return (
    <li className={`grid card-color frame ${classes.offer}`} data-active={isOpen || undefined}>
      <span className={`in-middle hover-color dim ${classes.icon}`} aria-hidden>
        <Icon size={24} stroke={1.75} />
      </span>
      <h2 className={`weight-650 lines-130 ${classes.title}`}>{t(`premium.offers.${name}.title`)}</h2>
      <p className={`dim ${classes.text}`}>{t(`premium.offers.${name}.text`)}</p>
      <div className={`row wrap gap-12 touchable ${classes.foot}`}>
        {!isOpen && <PremiumNote />}
        {isOpen && <OpenButton name={name} path={path} />}
        {isOpen && name === 'analytics' && <NoticesButton />}
      </div>
    </li>
  );
}

function OpenButton({ name, path }: Pick<(typeof OFFERS)[number], 'name' | 'path'>) {
  const { t } = useTranslation();
  return (
    <Button component={Link} to={path} variant="light">
      {t(`premium.offers.${name}.open`)}
    </Button>
  );
}

function NoticesButton() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to={paths.insights} variant="subtle">
      {t('premium.offers.analytics.openNotices')}
    </Button>
  );
}

function PremiumNote() {
  const { t } = useTranslation();
  return (
    <p className={`row gap-8 hover-color dim text-14 ${classes.status}`}>
      <IconSparkles size={16} stroke={2} aria-hidden />
      {t('premium.withPremium')}
    </p>
  );
}
