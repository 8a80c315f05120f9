import {
  IconArrowRight,
  IconChartDonut,
  IconCheck,
  IconDeviceMobile,
  IconFileImport,
  IconGauge,
  IconLanguage,
  IconLock,
  IconPencilBolt,
  IconReportAnalytics,
  IconShieldLock,
  IconTarget,
  IconTicket,
  IconUserOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { PlainButtonAnchor } from '#web/ui/plain/button.tsx';
import classes from './landing.module.css';
import { ProductPicture } from './product-picture.tsx';

const features = [
  { key: 'record', Icon: IconPencilBolt },
  { key: 'import', Icon: IconFileImport },
  { key: 'understand', Icon: IconGauge },
  { key: 'categories', Icon: IconChartDonut },
  { key: 'plan', Icon: IconTarget },
  { key: 'reports', Icon: IconReportAnalytics },
  { key: 'private', Icon: IconShieldLock },
  { key: 'bilingual', Icon: IconLanguage },
  { key: 'everywhere', Icon: IconDeviceMobile },
] as const;

export function Landing() {
  return (
    <>
      <Hero />
      <Features />
      <QuickEntry />
      <WholePicture />
      <OwnData />
      <Closing />
    </>
  );
}

function Hero() {
  const { t } = useTranslation('pages');
  return (
    <section className={classes.hero}>
      <div>
        <p className={`accent weight-650 ${classes.eyebrow}`}>{t('landing.eyebrow')}</p>
        <h1 className={classes.title}>{t('landing.title')}</h1>
        <p className={classes.lead}>{t('landing.lead')}</p>
        <div className={`flex wrap gap-12 ${classes.actions}`}>
          <MainLink />
          <PlainButtonAnchor href="#features" look="default">
            {t('landing.more')}
          </PlainButtonAnchor>
        </div>
        <div data-for="guest">
          <Note Icon={IconTicket} text={t('landing.invitationOnly')} when="invitation" />
          <Note Icon={IconUserOff} text={t('landing.signUpClosed')} when="closed" />
        </div>
        <Note Icon={IconLock} text={t('landing.note')} />
      </div>
      <div className={classes.heroPicture}>
        <ProductPicture
          name="dashboard"
          phoneName="dashboard-phone"
          alt={t('landing.picture.dashboard')}
          isFirst
          className={`card-color frame ${classes.screen}`}
        />
      </div>
    </section>
  );
}

type NoteProps = { Icon: typeof IconLock; text: string; when?: 'invitation' | 'closed' };

function Note({ Icon, text, when }: NoteProps) {
  return (
    <p className={`flex align-start gap-8 dim text-15 ${classes.note}`} data-when={when}>
      <Icon className={classes.noteIcon} size={18} stroke={1.75} aria-hidden />
      {text}
    </p>
  );
}

/** Links to the sign-up, to the sign-in if registration is not open, or to the dashboard of a signed-in person. */
function MainLink() {
  const { t } = useTranslation('pages');
  return (
    <>
      <span data-for="guest">
        <span data-when="open">
          <ButtonLink href={paths.signup} text={t('landing.start')} />
        </span>
        <span data-when="not open">
          <ButtonLink href={paths.login} text={t('publicPages.signIn')} />
        </span>
      </span>
      <span data-for="member">
        <ButtonLink href={paths.dashboard} text={t('publicPages.dashboard')} />
      </span>
    </>
  );
}

function ButtonLink({ href, text }: { href: string; text: string }) {
  return (
    <PlainButtonAnchor href={href}>
      {text} <IconArrowRight size={18} stroke={1.75} aria-hidden />
    </PlainButtonAnchor>
  );
}

function Heading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 className={classes.heading} id={id}>
      {children}
    </h2>
  );
}

function Features() {
  const { t } = useTranslation('pages');
  return (
    <section className={classes.features} id="features" aria-labelledby="features-title">
      <Heading id="features-title">{t('landing.featuresTitle')}</Heading>
      <ul className={classes.grid}>
        {features.map(({ key, Icon }) => (
          <li key={key}>
            <span className={`in-middle accent-color accent ${classes.tile}`} aria-hidden>
              <Icon size={22} stroke={1.75} />
            </span>
            <h3 className={classes.featureTitle}>{t(`landing.features.${key}.title`)}</h3>
            <p className={`dim ${classes.featureText}`}>{t(`landing.features.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function QuickEntry() {
  const { t } = useTranslation('pages');
  const points = (['reading', 'undo', 'keys'] as const).map((key) => t(`landing.quick.points.${key}`));
  return (
    <section className={`${classes.show} ${classes.tinted}`} aria-labelledby="quick-title">
      <div className={classes.showInner}>
        <SectionWords about="quick" points={points} />
        <div className={`flex centred ${classes.phones}`}>
          <ProductPicture name="add-expense-phone" alt={t('landing.picture.add')} className={classes.phone} />
          <ProductPicture name="dashboard-phone" alt={t('landing.picture.phone')} className={classes.phone} />
        </div>
      </div>
    </section>
  );
}

function WholePicture() {
  const { t } = useTranslation('pages');
  const points = (['compare', 'ahead', 'tables', 'fast'] as const).map((key) =>
    t(`landing.whole.points.${key}`),
  );
  return (
    <section className={classes.show} aria-labelledby="whole-title">
      <div className={`${classes.showInner} ${classes.wide}`}>
        <SectionWords about="whole" points={points} />
        <ProductPicture
          name="year"
          phoneName="year-phone"
          alt={t('landing.picture.trend')}
          className={`card-color frame ${classes.screen}`}
        />
      </div>
    </section>
  );
}

function SectionWords({ about, points }: { about: 'quick' | 'whole'; points: string[] }) {
  const { t } = useTranslation('pages');
  return (
    <div>
      <Heading id={`${about}-title`}>{t(`landing.${about}.title`)}</Heading>
      <p className={classes.showText}>{t(`landing.${about}.text`)}</p>
      <Points texts={points} />
    </div>
  );
}

function Points({ texts }: { texts: string[] }) {
  return (
    <ul className={`grid gap-12 ${classes.points}`}>
      {texts.map((text) => (
        <li key={text} className={`flex align-start gap-10 ${classes.point}`}>
          <IconCheck className={`rigid accent ${classes.pointIcon}`} size={20} stroke={2} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}

function OwnData() {
  const { t } = useTranslation('pages');
  return (
    <section className={classes.yours} aria-labelledby="yours-title">
      <Heading id="yours-title">{t('landing.yours.title')}</Heading>
      <p className={classes.showText}>{t('landing.yours.text')}</p>
      <ul className={`grid gap-20 ${classes.cards}`}>
        {(['file', 'amounts', 'leave'] as const).map((key) => (
          <li key={key} className={`card-color frame ${classes.card}`}>
            <h3 className={classes.cardTitle}>{t(`landing.yours.points.${key}.title`)}</h3>
            <p className={`dim ${classes.featureText}`}>{t(`landing.yours.points.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Closing() {
  const { t } = useTranslation('pages');
  return (
    <section className={`grid accent-color text-centre ${classes.closing}`} aria-labelledby="closing-title">
      <Heading id="closing-title">{t('landing.closingTitle')}</Heading>
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
      <MainLink />
    </section>
  );
}
