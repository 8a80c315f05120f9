import {
  IconArrowRight,
  IconChartDonut,
  IconCheck,
  IconDeviceMobile,
  IconGauge,
  IconLanguage,
  IconLock,
  IconPencilBolt,
  IconShieldLock,
  IconTicket,
  IconUserOff,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { PlainButtonAnchor } from '#web/ui/plain/button.tsx';
import classes from './landing.module.css';
import { ProductPicture } from './product-picture.tsx';

const features = [
  { key: 'record', Icon: IconPencilBolt },
  { key: 'understand', Icon: IconGauge },
  { key: 'categories', Icon: IconChartDonut },
  { key: 'private', Icon: IconShieldLock },
  { key: 'bilingual', Icon: IconLanguage },
  { key: 'everywhere', Icon: IconDeviceMobile },
] as const;

export function Landing() {
  return (
    <>
      <Hero />
      <Features />
      <Quick />
      <Whole />
      <Yours />
      <Closing />
    </>
  );
}

function Hero() {
  const { t } = useTranslation('pages');
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <p className={classes.eyebrow}>{t('landing.eyebrow')}</p>
        <h1 className={classes.title}>{t('landing.title')}</h1>
        <p className={classes.lead}>{t('landing.lead')}</p>
        <div className={classes.actions}>
          <Start />
          <PlainButtonAnchor href="#features" look="default">
            {t('landing.more')}
          </PlainButtonAnchor>
        </div>
        <div data-for="guest">
          <p className={classes.note} data-when="invitation">
            <IconTicket className={classes.noteIcon} size={18} stroke={1.75} aria-hidden />
            {t('landing.invitationOnly')}
          </p>
          <p className={classes.note} data-when="closed">
            <IconUserOff className={classes.noteIcon} size={18} stroke={1.75} aria-hidden />
            {t('landing.signUpClosed')}
          </p>
        </div>
        <p className={classes.note}>
          <IconLock className={classes.noteIcon} size={18} stroke={1.75} aria-hidden />
          {t('landing.note')}
        </p>
      </div>
      <div className={classes.heroPicture}>
        <ProductPicture
          name="dashboard"
          phoneName="dashboard-phone"
          alt={t('landing.picture.dashboard')}
          isFirst
          className={classes.screen}
        />
      </div>
    </section>
  );
}

/** The main link: to the sign-up, to the sign-in if registration is not open, or to the dashboard. */
function Start() {
  const { t } = useTranslation('pages');
  return (
    <>
      <span data-for="guest">
        <span data-when="open">
          <PlainButtonAnchor href={paths.signup}>
            {t('landing.start')} <IconArrowRight size={18} stroke={1.75} aria-hidden />
          </PlainButtonAnchor>
        </span>
        <span data-when="not open">
          <PlainButtonAnchor href={paths.login}>
            {t('publicPages.signIn')} <IconArrowRight size={18} stroke={1.75} aria-hidden />
          </PlainButtonAnchor>
        </span>
      </span>
      <span data-for="member">
        <PlainButtonAnchor href={paths.dashboard}>
          {t('publicPages.dashboard')} <IconArrowRight size={18} stroke={1.75} aria-hidden />
        </PlainButtonAnchor>
      </span>
    </>
  );
}

function Features() {
  const { t } = useTranslation('pages');
  return (
    <section className={classes.features} id="features" aria-labelledby="features-title">
      <h2 className={classes.heading} id="features-title">
        {t('landing.featuresTitle')}
      </h2>
      <ul className={classes.grid}>
        {features.map(({ key, Icon }) => (
          <li key={key}>
            <span className={classes.tile} aria-hidden>
              <Icon size={22} stroke={1.75} />
            </span>
            <h3 className={classes.featureTitle}>{t(`landing.features.${key}.title`)}</h3>
            <p className={classes.featureText}>{t(`landing.features.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Quick() {
  const { t } = useTranslation('pages');
  return (
    <section className={`${classes.show} ${classes.tinted}`} aria-labelledby="quick-title">
      <div className={classes.showInner}>
        <div className={classes.showWords}>
          <h2 className={classes.heading} id="quick-title">
            {t('landing.quick.title')}
          </h2>
          <p className={classes.showText}>{t('landing.quick.text')}</p>
          <Points
            texts={[
              t('landing.quick.points.reading'),
              t('landing.quick.points.undo'),
              t('landing.quick.points.keys'),
            ]}
          />
        </div>
        <div className={classes.phones}>
          <ProductPicture name="add-expense-phone" alt={t('landing.picture.add')} className={classes.phone} />
          <ProductPicture name="dashboard-phone" alt={t('landing.picture.phone')} className={classes.phone} />
        </div>
      </div>
    </section>
  );
}

function Whole() {
  const { t } = useTranslation('pages');
  return (
    <section className={classes.show} aria-labelledby="whole-title">
      <div className={`${classes.showInner} ${classes.wide}`}>
        <div className={classes.showWords}>
          <h2 className={classes.heading} id="whole-title">
            {t('landing.whole.title')}
          </h2>
          <p className={classes.showText}>{t('landing.whole.text')}</p>
          <Points
            texts={[
              t('landing.whole.points.compare'),
              t('landing.whole.points.tables'),
              t('landing.whole.points.fast'),
            ]}
          />
        </div>
        <ProductPicture
          name="year"
          phoneName="year-phone"
          alt={t('landing.picture.trend')}
          className={classes.screen}
        />
      </div>
    </section>
  );
}

function Points({ texts }: { texts: string[] }) {
  return (
    <ul className={classes.points}>
      {texts.map((text) => (
        <li key={text} className={classes.point}>
          <IconCheck className={classes.pointIcon} size={20} stroke={2} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}

function Yours() {
  const { t } = useTranslation('pages');
  return (
    <section className={classes.yours} aria-labelledby="yours-title">
      <h2 className={classes.heading} id="yours-title">
        {t('landing.yours.title')}
      </h2>
      <p className={classes.showText}>{t('landing.yours.text')}</p>
      <ul className={classes.cards}>
        {(['file', 'amounts', 'leave'] as const).map((key) => (
          <li key={key} className={classes.card}>
            <h3 className={classes.cardTitle}>{t(`landing.yours.points.${key}.title`)}</h3>
            <p className={classes.featureText}>{t(`landing.yours.points.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Closing() {
  const { t } = useTranslation('pages');
  return (
    <section className={classes.closing} aria-labelledby="closing-title">
      <h2 className={classes.closingTitle} id="closing-title">
        {t('landing.closingTitle')}
      </h2>
      <p className={classes.closingText} data-when="open">
        {t('landing.closingText')}
      </p>
      <div data-for="guest">
        <p className={classes.closingText} data-when="invitation">
          {t('landing.invitationOnly')}
        </p>
        <p className={classes.closingText} data-when="closed">
          {t('landing.signUpClosed')}
        </p>
      </div>
      <Start />
    </section>
  );
}
