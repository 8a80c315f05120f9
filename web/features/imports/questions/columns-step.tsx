import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers } from '#shared/import/types.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { CategoryMapCard } from '../categories/category-map.tsx';
import type { Categories } from '../categories/use-category-map.ts';
import { useErrorSentence } from '../files/error-sentence.ts';
import type { ImportFile } from '../files/import-file.ts';
import { StepActions, StepHeading } from '../step-frame.tsx';
import { canBeRead, isUnanswered } from '../steps.ts';
import { openQuestions, withAnswer } from './answers.ts';
import { ColumnTable } from './column-table.tsx';
import { EncodingField } from './encoding-field.tsx';
import { QuestionField } from './question-field.tsx';
import { SampleReadings } from './sample-readings.tsx';
import stepClasses from '../imports.module.css';
import classes from './questions.module.css';

type Props = {
  files: readonly ImportFile[];
  categories: Categories;
  onAnswer: (file: ImportFile, answers: Answers) => void;
  onBack: () => void;
  onNext: () => void;
};

/** The third step: what columns mean, and what a file leaves open. */
export function ColumnsStep({ files, categories, onAnswer, onBack, onNext }: Props) {
  const { t } = useTranslation();
  const [isChecked, setIsChecked] = useState(false);
  const isReading = files.some((file) => file.isReading);
  const { isBusy, error } = categories;
  const errorText = useErrorText();
  function goOn(): void {
    setIsChecked(true);
    if (!files.some(isUnanswered)) onNext();
    else requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-unanswered] input')?.focus());
  }
  return (
    <div className={stepClasses.part}>
      <StepHeading>{t('imports.columns.title')}</StepHeading>
      {files.filter(canBeRead).map((file) => (
        <FileCard
          key={file.id}
          file={file}
          isChecked={isChecked}
          onAnswer={(answers) => onAnswer(file, answers)}
        />
      ))}
      {categories.categories.length > 0 && <CategoryMapCard {...categories} onChange={categories.setMap} />}
      {error !== null && !isBusy && <FormAlert message={errorText(error)} />}
      <StepActions onBack={onBack} isBusy={isBusy}>
        <BusyButton isBusy={isBusy} onClick={goOn} disabled={isReading || files.every(isUnread)}>
          {t('imports.next')}
        </BusyButton>
      </StepActions>
    </div>
  );
}

const isUnread = ({ reading }: ImportFile) => reading === undefined;

type CardProps = { file: ImportFile; isChecked: boolean; onAnswer: (answers: Answers) => void };

function FileCard({ file, isChecked, onAnswer }: CardProps) {
  const { t } = useTranslation();
  const { name, asked, answers, sample, reading } = file;
  const open = openQuestions(file);
  const asksColumns =
    open.some(({ code }) => code === 'columns') || (reading === undefined && sample !== null);
  const set = (change: Answers) => onAnswer(withAnswer(answers, change));
  const isTable = sample !== null && sample.app === null;
  return (
    <Card title={name}>
      <div className={classes.file} aria-busy={file.isReading}>
        {asked.map(
          (question) =>
            question.code !== 'columns' && (
              <QuestionField
                key={question.code}
                question={question}
                answers={answers}
                isMissing={isChecked && open.includes(question)}
                onAnswer={set}
              />
            ),
        )}
        {asksColumns && <p className={stepClasses.notice}>{t('imports.questions.columns.title')}</p>}
        {isTable && <ColumnTable name={name} sample={sample} onChange={(columns) => set({ columns })} />}
        <Readings file={file} />
        <EncodingField file={file} onChange={(encoding) => onAnswer(withEncoding(answers, encoding))} />
      </div>
    </Card>
  );
}

function Readings({ file: { reading, error, isReading } }: { file: ImportFile }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  if (reading !== undefined)
    return (
      <>
        <SampleReadings statements={reading.statements} />
        <VisuallyHidden role="status">{isReading ? t('app.loading') : ''}</VisuallyHidden>
      </>
    );
  return (
    <p className={classes.none} role="status">
      {error === undefined || error.code === 'noColumns' ? t('imports.columns.noReadings') : sentence(error)}
    </p>
  );
}

function withEncoding(answers: Answers, encoding: string | undefined): Answers {
  const others = { ...answers };
  delete others.encoding;
  return encoding === undefined ? others : { ...others, encoding };
}
