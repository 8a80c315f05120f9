import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#web/ui/page-header.tsx';
import { twoStepQuery } from './use-two-step.ts';

const TwoStepSection = lazy(async () => ({
  default: (await import('./two-step-section.tsx')).TwoStepSection,
}));

/** Shows an administrator who must turn on the code at sign-in how to do it, in place of the administration. */
export function TwoStepGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { data } = useQuery(twoStepQuery);
  const isRequired = data?.isRequired === true;
  // It stays once the code is on, because it still shows the recovery codes.
  const [isClosed, setIsClosed] = useState(false);
  if (isRequired && !isClosed) setIsClosed(true);
  if (!isClosed) return children;
  return (
    <div className="stack gap-20">
      <PageHeader title={t('twoStep.required.title')} subtitle={t('twoStep.required.text')} />
      <TwoStepSection />
      {!isRequired && (
        <div className="flex at-end">
          <Button onClick={() => setIsClosed(false)}>{t('twoStep.required.done')}</Button>
        </div>
      )}
    </div>
  );
}
