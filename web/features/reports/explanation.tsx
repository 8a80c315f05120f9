import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#web/ui/disclosure.tsx';
import classes from './notes.module.css';

/** Folds the sentences that explain figures; the figures themselves stay in sight. */
export function Explanation({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Disclosure summary={t('reports.explanation')} className={`${classes.folded} ${classes.explanation}`}>
      <p className={classes.note}>{children}</p>
    </Disclosure>
  );
}
