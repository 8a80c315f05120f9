import { Button } from '@mantine/core';
import {
  IconChartHistogram,
  IconCheck,
  IconClockHour4,
  IconHeadset,
  IconMessageChatbot,
  IconTelescope,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/lib/navigation/link.tsx';
import { paths } from '#shared/paths.ts';
import classes from './premium.module.css';

/** The offers of spec section 1, with their present state. */
const OFFERS = [
  { name: 'analytics', Icon: IconChartHistogram, path: `${paths.dashboard}?period=this-year` },
  { name: 'advisor', Icon: IconMessageChatbot },
  { name: 'forecasting', Icon: IconTelescope },
  { name: 'support', Icon: IconHeadset },
] as const;

export function Premium() {
  const { t } = useTranslation();
  return (
    <>
      <ul className={classes.offers}>
        {OFFERS.map((offer) => (
          <Offer key={offer.name} offer={offer} />
        ))}
      </ul>
      <p className={classes.note}>{t('premium.note')}</p>
    </>
  );
}

function Offer({ offer }: { offer: (typeof OFFERS)[number] }) {
  const { t } = useTranslation();
  const isHere = 'path' in offer;
  return (
    <li className={classes.offer} data-here={isHere || undefined}>
      <span className={classes.icon} aria-hidden>
        <offer.Icon size={24} stroke={1.75} />
      </span>
      <h2 className={classes.title}>{t(`premium.offers.${offer.name}.title`)}</h2>
      <p className={classes.text}>{t(`premium.offers.${offer.name}.text`)}</p>
      <div className={classes.foot}>
        <Status isHere={isHere} />
        {isHere && (
          <Button component={Link} to={offer.path} variant="light">
            {t('premium.open')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Status({ isHere }: { isHere: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={classes.status}>
      {isHere ? (
        <IconCheck size={16} stroke={2.25} aria-hidden />
      ) : (
        <IconClockHour4 size={16} stroke={2} aria-hidden />
      )}
      {t(isHere ? 'premium.partlyHere' : 'premium.inPreparation')}
    </p>
  );
}
