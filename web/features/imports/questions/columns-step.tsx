import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers } from '#shared/import/types.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { CategoryMapCard } from '../categories/category-map.tsx';
import type { Categories } from '../categories/use-category-map.ts';
import type { ImportFile } from '../files/import-file.ts';
import { FoldedList } from '../folded-list.tsx';
import { StepActions, StepHeading } from '../step-frame.tsx';
import { hasReadingChoices, isUnanswered } from '../steps.ts';
import { findOpenQuestions } from './answers.ts';
import { FileCard } from './file-card.tsx';

type Props = {
  files: readonly ImportFile[];
  categories: Categories;
  onAnswer: (file: ImportFile, answers: Answers) => void;
  onBack: () => void;
  onNext: () => void;
};

/** The third step: asks what columns mean, and the open questions of each file. */
export function ColumnsStep({ files, categories, onAnswer, onBack, onNext }: Props) {
  const { t } = useTranslation();
  const [isChecked, setIsChecked] = useState(false);
  const { error } = categories;
  function goToNext(): void {
    setIsChecked(true);
    if (files.some(isUnanswered)) focusUnanswered();
    else onNext();
  }
  return (
    <div className="stack gap-20">
      <StepHeading>{t('imports.columns.title')}</StepHeading>
      <FileCards files={files.filter(hasReadingChoices)} isChecked={isChecked} onAnswer={onAnswer} />
      {categories.categories.length > 0 && <CategoryMapCard {...categories} onChange={categories.setMap} />}
      {error !== null && <Failure error={error} />}
      <StepActions onBack={onBack}>
        <Button onClick={goToNext} disabled={!canContinue(files)}>
          {t('imports.next')}
        </Button>
      </StepActions>
    </div>
  );
}

type CardsProps = Pick<Props, 'files' | 'onAnswer'> & { isChecked: boolean };

function FileCards({ files, isChecked, onAnswer }: CardsProps) {
  return (
    <FoldedList
      items={files}
      needsAnswer={(file) => file.reading === undefined || findOpenQuestions(file).length > 0}
      renderItem={(file) => (
        <FileCard
          key={file.id}
          file={file}
          isChecked={isChecked}
          onAnswer={(answers) => onAnswer(file, answers)}
        />
      )}
    />
  );
}

function Failure({ error }: { error: Error }) {
  const errorText = useErrorText();
  return <FormAlert message={errorText(error)} />;
}

/** Whether at least one file could be read, and no file is still being read. */
function canContinue(files: readonly ImportFile[]): boolean {
  return files.some(({ reading }) => reading !== undefined) && !files.some(({ isReading }) => isReading);
}

/** Waits for the next frame, in which unanswered questions are marked. */
function focusUnanswered(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-unanswered] input')?.focus());
}
