import {
  IconArrowRight,
  IconChartDonut,
  IconDeviceMobile,
  IconGauge,
  IconLanguage,
  IconLock,
  IconPencilBolt,
  IconShieldLock,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { PlainButtonLink } from '#web/ui/plain/button.tsx';
import classes from './landing.module.css';
import { Preview } from './preview.tsx';

const features = [
  { key: 'record', Icon: IconPencilBolt },
  { key: 'understand', Icon: IconGauge },
  { key: 'categories', Icon: IconChartDonut },
  { key: 'private', Icon: IconShieldLock },
  { key: 'bilingual', Icon: IconLanguage },
  { key: 'everywhere', Icon: IconDeviceMobile },
] as const;

export function Landing() {
  const { t } = useTranslation();
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.words}>
          <p className={classes.eyebrow}>{t('publicPages.landing.eyebrow')}</p>
          <h1 className={classes.title}>{t('publicPages.landing.title')}</h1>
          <p className={classes.lead}>{t('publicPages.landing.lead')}</p>
          <div className={classes.actions}>
            <PlainButtonLink to={paths.signup}>
              {t('publicPages.landing.start')} <IconArrowRight size={18} stroke={1.75} aria-hidden />
            </PlainButtonLink>
            <PlainButtonLink to="#features" look="default">
              {t('publicPages.landing.more')}
            </PlainButtonLink>
          </div>
          <p className={classes.note}>
            <IconLock className={classes.noteIcon} size={18} stroke={1.75} aria-hidden />
            {t('publicPages.landing.note')}
          </p>
        </div>
        <Preview />
      </section>
      <section className={classes.features} id="features" aria-labelledby="features-title">
        <h2 className={classes.heading} id="features-title">
          {t('publicPages.landing.featuresTitle')}
        </h2>
        <ul className={classes.grid}>
          {features.map(({ key, Icon }) => (
            <li key={key}>
              <span className={classes.tile} aria-hidden>
                <Icon size={22} stroke={1.75} />
              </span>
              <h3 className={classes.featureTitle}>{t(`publicPages.landing.features.${key}.title`)}</h3>
              <p className={classes.featureText}>{t(`publicPages.landing.features.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.closing} aria-labelledby="closing-title">
        <h2 className={classes.closingTitle} id="closing-title">
          {t('publicPages.landing.closingTitle')}
        </h2>
        <p className={classes.closingText}>{t('publicPages.landing.closingText')}</p>
        <PlainButtonLink to={paths.signup}>{t('publicPages.landing.start')}</PlainButtonLink>
      </section>
    </>
  );
}
