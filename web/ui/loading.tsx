import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { className?: string | undefined; children: ReactNode };

/** Skeletons while content loads, and a word for screen readers. */
export function Loading({ className, children }: Props) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <div className={className} aria-hidden>
        {children}
      </div>
    </div>
  );
}
