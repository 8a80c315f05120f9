import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '#web/lib/navigation/hooks.ts';
import { STEPS, type Step } from './steps.ts';
import classes from './imports.module.css';

/** The steps of an import; the current step is marked. */
export function StepList({ step }: { step: Step }) {
  const { t } = useTranslation();
  const current = STEPS.indexOf(step);
  return (
    <ol className={`flex wrap ${classes.steps}`} aria-label={t('imports.steps.label')}>
      {STEPS.map((name, index) => (
        <li
          key={name}
          className={`row gap-8 dim text-14 weight-600 ${classes.step}`}
          data-state={index === current ? 'now' : index < current ? 'past' : 'next'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={`in-middle rigid numbers ${classes.number}`} aria-hidden>
            {index + 1}
          </span>
          <span className={classes.name}>{t(`imports.steps.${name}`)}</span>
        </li>
      ))}
    </ol>
  );
}

type HeadingProps = {
  children: ReactNode;
  text?: string;
  /** Only for screen readers, because the list of steps names the step already. */
  isHidden?: boolean;
};

/** The heading of a step. It takes the focus, because the pressed button is gone. */
export function StepHeading({ children, text, isHidden = false }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  if (isHidden)
    return (
      <h2 ref={heading} className="visually-hidden" tabIndex={-1}>
        {children}
      </h2>
    );
  return (
    <div>
      <h2 ref={heading} className={`weight-700 lines-130 ${classes.heading}`} tabIndex={-1}>
        {children}
      </h2>
      {text !== undefined && <p className={`dim text-15 lines-145 ${classes.text}`}>{text}</p>}
    </div>
  );
}

type ActionsProps = { onBack?: () => void; children: ReactNode };

/** The buttons of a step. The browser’s back button goes to the step before, too. */
export function StepActions({ onBack, children }: ActionsProps) {
  const { t } = useTranslation();
  useBackCloses(onBack !== undefined, () => onBack?.(), { isStep: true });
  return (
    <div className={`flex wrap at-end gap-10 ${classes.actions}`}>
      {onBack !== undefined && (
        <Button variant="default" onClick={onBack}>
          {t('imports.back')}
        </Button>
      )}
      {children}
    </div>
  );
}
