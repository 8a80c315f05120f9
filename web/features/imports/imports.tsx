import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#shared/paths.ts';
import type { CountedImport } from '#shared/contract/imports.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { sourcesQuery } from '#web/lib/api/sources-query.ts';
import { UnsavedGuard, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { CardLink } from '#web/ui/card-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useCategoryMap } from './categories/use-category-map.ts';
import { DoneStep } from './done-step.tsx';
import { FilesStep } from './files/files-step.tsx';
import { keepReadFiles, keepUnreadFiles } from './files/import-file.ts';
import { useFiles, type KnownSources } from './files/use-files.ts';
import { PastImports } from './past/past-imports.tsx';
import type { KeptReview } from './preview/kept-review.ts';
import { PreviewStep } from './preview/preview-step.tsx';
import { ColumnsStep } from './questions/columns-step.tsx';
import { listAccounts } from './sources/accounts.ts';
import { chooseSources, NO_CHOICES, withoutSaved, type SourceChoices } from './sources/drafts.ts';
import { SourcesStep } from './sources/sources-step.tsx';
import { useNaming } from './sources/use-naming.ts';
import { StepList } from './step-frame.tsx';
import { nextStep, previousStep, type Step, type StepState } from './steps.ts';
import classes from './imports.module.css';

/** The screen of imports: the steps of a new import, and the list of earlier imports. */
export function Imports() {
  const { t } = useTranslation();
  const sources = useQuery(sourcesQuery);
  return (
    <UnsavedGuard>
      <div className="stack gap-20">
        <PageHeader title={t('imports.title')} />
        <ReadOnlyNotice />
        {sources.data !== undefined ? (
          <ImportSteps known={sources.data} />
        ) : sources.isError ? (
          <LoadFailedCard query={sources} />
        ) : (
          <Card>
            <ListSkeleton rowHeight={56} picture="tile" />
          </Card>
        )}
      </div>
    </UnsavedGuard>
  );
}

function ReadOnlyNotice() {
  const { t } = useTranslation();
  const { data } = useQuery(instanceQuery);
  return data?.isReadOnly === true ? <p className={classes.notice}>{t('imports.readOnly')}</p> : null;
}

/** The list of steps, and the current step. */
function ImportSteps({ known }: { known: KnownSources }) {
  const steps = useImportSteps(known);
  return (
    <>
      <StepList step={steps.step} />
      {steps.hasReview && <UnsavedReview />}
      <CurrentStep steps={steps} known={known} />
    </>
  );
}

/** Asks before the user leaves the screen from an earlier step and so loses the review. */
function UnsavedReview() {
  const { t } = useTranslation();
  useUnsaved(t('imports.preview.unsaved'), true);
  return null;
}

/** The current step, the choices so far, and the functions that change the step. */
function useImportSteps(known: KnownSources) {
  const files = useFiles(known);
  const [step, setStep] = useState<Step>('files');
  const [saved, setSaved] = useState<readonly CountedImport[]>([]);
  const reviewMemory = useRef<KeptReview>(undefined);
  const { accounts, choices, setChoices, chooseAll } = useSourceChoices(files.files, known);
  const categories = useCategoryMap(files.files, known.items);
  const { isOpen: hasOpenCategories } = categories;
  const state: StepState = { files: files.files, accounts, choices, sources: known.items, hasOpenCategories };
  const goToNext = () => {
    const chosen = step === 'files' ? chooseAll() : choices;
    const showNext = () => setStep(nextStep(step, { ...state, choices: chosen }));
    if (step !== 'columns') return showNext();
    files.confirmColumns();
    categories.confirm(showNext);
  };
  const goBack = () => setStep(previousStep(step, state));
  const finish = useCallback((imports: readonly CountedImport[]) => {
    setSaved(imports);
    setStep('done');
  }, []);
  const startOver = () => {
    files.clear();
    setChoices(NO_CHOICES);
    setStep('files');
  };
  // The step of the review has its own question.
  const hasReview = step !== 'preview' && files.files.length > 0 && reviewMemory.current !== undefined;
  return {
    step,
    setStep,
    hasReview,
    files,
    categories,
    accounts,
    choices,
    setChoices,
    reviewMemory,
    saved,
    goToNext,
    goBack,
    finish,
    startOver,
  };
}

type StepProps = { steps: ReturnType<typeof useImportSteps>; known: KnownSources };

function CurrentStep({ steps, known }: StepProps) {
  const { t } = useTranslation();
  const { step, files, categories, accounts, choices, goToNext: onNext, goBack: onBack } = steps;
  const sources = known.items;
  if (step === 'files')
    return (
      <FilesStep files={files} onNext={onNext}>
        <PastImports sources={sources} />
        <div>
          <CardLink to={paths.accounts}>{t('imports.accounts')}</CardLink>
        </div>
      </FilesStep>
    );
  if (step === 'sources')
    return <SourcesStep {...{ accounts, sources, choices, onBack, onNext }} onChange={steps.setChoices} />;
  if (step === 'columns')
    return <ColumnsStep files={files.files} onAnswer={files.answer} {...{ categories, onBack, onNext }} />;
  if (step === 'done') return <DoneStep imports={steps.saved} onAgain={steps.startOver} />;
  return <Review steps={steps} known={known} />;
}

function Review({ steps, known }: StepProps) {
  const { files, categories, accounts, choices, reviewMemory, setStep, goBack, finish } = steps;
  return (
    <PreviewStep
      {...{ accounts, categories, choices, known }}
      memory={reviewMemory}
      files={keepReadFiles(files.files)}
      unread={keepUnreadFiles(files.files)}
      onBack={goBack}
      onEditSources={() => setStep('sources')}
      onEditReading={() => setStep('columns')}
      onSaved={finish}
    />
  );
}

/** The accounts of the files, and the chosen source of each. */
function useSourceChoices(files: Parameters<typeof keepReadFiles>[0], known: KnownSources) {
  const naming = useNaming();
  const [choices, setChoices] = useState<SourceChoices>(NO_CHOICES);
  const { accountKey } = known;
  const accounts = useMemo(
    () => keepReadFiles(files).flatMap((file) => listAccounts(file, accountKey)),
    [files, accountKey],
  );
  const chooseAll = () => {
    const next = chooseSources(choices, accounts, known.items, naming);
    setChoices(next);
    return next;
  };
  return { accounts, choices: withoutSaved(choices, known.items), setChoices, chooseAll };
}
