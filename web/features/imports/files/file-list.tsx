import { ActionIcon, Loader } from '@mantine/core';
import { IconAlertCircle, IconFileText, IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Answers } from '#shared/import/types.ts';
import { withCurrency } from '../questions/answers.ts';
import { CurrencyQuestion } from './currency-question.tsx';
import { useErrorSentence } from './error-sentence.ts';
import { FileFacts } from './facts-view.tsx';
import type { ImportFile } from './import-file.ts';
import { RestoreHint } from './restore-hint.tsx';
import classes from './files.module.css';

type Props = {
  files: readonly ImportFile[];
  onRemove: (id: string) => void;
  onRetry: (file: ImportFile) => void;
  onAnswer: (file: ImportFile, answers: Answers) => void;
};

/** The chosen files, each with its facts or the reason why it cannot be read. */
export function FileList({ files, ...actions }: Props) {
  const { t } = useTranslation();
  return (
    <ul className="lined" aria-label={t('imports.files.label')}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} {...actions} />
      ))}
    </ul>
  );
}

function FileRow({ file, onRemove, onRetry, onAnswer }: { file: ImportFile } & Omit<Props, 'files'>) {
  const { t } = useTranslation();
  const { id, name, isReading, reading, error } = file;
  return (
    <li className={`grid align-start ${classes.file}`}>
      <span
        className={`in-middle accent-color accent ${classes.picture}`}
        data-failed={error !== undefined || undefined}
        aria-hidden
      >
        {isReading ? <Loader size={20} /> : error ? <IconAlertCircle /> : <IconFileText stroke={1.75} />}
      </span>
      <div className={`stack centred shrink ${classes.words}`}>
        <p className={`weight-600 lines-135 break-anywhere ${classes.name}`}>{name}</p>
        {isReading && reading === undefined && (
          <p className={classes.note}>{t('imports.files.reading', { name })}</p>
        )}
        {reading !== undefined && <FileFacts reading={reading} />}
        <CurrencyQuestion
          file={file}
          onAnswer={(currency) => onAnswer(file, withCurrency(file.answers, currency))}
        />
        {!isReading && error !== undefined && <FileProblem file={file} error={error} />}
        {file.isRepeated && <p className={classes.note}>{t('imports.files.repeated')}</p>}
        {!isReading && !file.isRepeated && <RestoreHint content={file.content} />}
      </div>
      <div>
        {!isReading && error?.code === 'timedOut' && (
          <ActionIcon aria-label={t('imports.files.tryAgain', { name })} onClick={() => onRetry(file)}>
            <IconRefresh size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon aria-label={t('imports.files.remove', { name })} onClick={() => onRemove(id)}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

function FileProblem({ file, error }: { file: ImportFile; error: NonNullable<ImportFile['error']> }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence()(error);
  return (
    <p className="expense text-15 lines-140">
      {sentence} {file.sample !== null && t('imports.files.chooseColumns')}
    </p>
  );
}
