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
import { Link } from 'react-router';
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
          <li key={offer.name} className={classes.offer} data-here={'path' in offer || undefined}>
            <span className={classes.icon} aria-hidden>
              <offer.Icon size={24} stroke={1.75} />
            </span>
            <h2 className={classes.title}>{t(`premium.offers.${offer.name}.title`)}</h2>
            <p className={classes.text}>{t(`premium.offers.${offer.name}.text`)}</p>
            <div className={classes.foot}>
              <p className={classes.status}>
                {'path' in offer ? (
                  <>
                    <IconCheck size={16} stroke={2.25} aria-hidden />
                    {t('premium.partlyHere')}
                  </>
                ) : (
                  <>
                    <IconClockHour4 size={16} stroke={2} aria-hidden />
                    {t('premium.inPreparation')}
                  </>
                )}
              </p>
              {'path' in offer && (
                <Button component={Link} to={offer.path} variant="light">
                  {t('premium.open')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{t('premium.note')}</p>
    </>
  );
}
