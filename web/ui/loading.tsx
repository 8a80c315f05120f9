import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { className?: string | undefined; children: ReactNode };

/** Grey pieces in place of what is on its way, and a word for those who do not see them. */
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
