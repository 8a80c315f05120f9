import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Answers } from '#shared/import/types.ts';
import { Card } from '#web/ui/card.tsx';
import { useErrorSentence } from '../files/error-sentence.ts';
import type { ImportFile } from '../files/import-file.ts';
import { findOpenQuestions, withAnswer } from './answers.ts';
import { ColumnTable } from './column-table.tsx';
import { EncodingField } from './encoding-field.tsx';
import { QuestionField } from './question-field.tsx';
import { SampleReadings } from './sample-readings.tsx';
import stepClasses from '../imports.module.css';
import classes from './questions.module.css';

type Props = { file: ImportFile; isChecked: boolean; onAnswer: (answers: Answers) => void };

/** A file with its questions, its columns, and its first rows as they are read. */
export function FileCard({ file, isChecked, onAnswer }: Props) {
  const { t } = useTranslation();
  const { name, answers, sample } = file;
  const set = (change: Answers) => onAnswer(withAnswer(answers, change));
  const isTable = sample !== null && sample.app === null;
  return (
    <Card title={name}>
      <div className={`stack shrink ${classes.file}`} aria-busy={file.isReading}>
        <Questions file={file} isChecked={isChecked} onAnswer={set} />
        {asksForColumns(file) && <p className={stepClasses.notice}>{t('imports.questions.columns.title')}</p>}
        {isTable && <ColumnTable name={name} sample={sample} onChange={(columns) => set({ columns })} />}
        <Readings file={file} />
        <EncodingField file={file} onChange={(encoding) => onAnswer(withEncoding(answers, encoding))} />
      </div>
    </Card>
  );
}

/** The questions, except the question about columns, which has a table instead. */
function Questions({ file, isChecked, onAnswer }: Props) {
  const open = findOpenQuestions(file);
  return file.asked.map(
    (question) =>
      question.code !== 'columns' && (
        <QuestionField
          key={question.code}
          question={question}
          answers={file.answers}
          isMissing={isChecked && open.includes(question)}
          onAnswer={onAnswer}
        />
      ),
  );
}

function asksForColumns(file: ImportFile): boolean {
  const { reading, sample } = file;
  const isOpen = findOpenQuestions(file).some(({ code }) => code === 'columns');
  return isOpen || (reading === undefined && sample !== null);
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
    <p className="expense text-15 lines-145" role="status">
      {error === undefined || error.code === 'noColumns' ? t('imports.columns.noReadings') : sentence(error)}
    </p>
  );
}

function withEncoding(answers: Answers, encoding: string | undefined): Answers {
  const { encoding: _, ...others } = answers;
  return encoding === undefined ? others : { ...others, encoding };
}
