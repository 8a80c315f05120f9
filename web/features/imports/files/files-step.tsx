import { Button, VisuallyHidden } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { StepActions } from '../step-frame.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileList } from './file-list.tsx';
import type { ImportFile } from './import-file.ts';
import type { Files } from './use-files.ts';

type Props = {
  files: Files;
  onNext: () => void;
  /** Shows below while no file is chosen. */
  children: ReactNode;
};

/** The first step: chooses files and reads them immediately. */
export function FilesStep({ files: { files, add, answer, remove, retry }, onNext, children }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const isReading = files.some((file) => file.isReading);
  const canContinue =
    !isReading && files.some(({ reading, sample }) => reading !== undefined || sample !== null);
  // The focused button disappears with its row.
  const removeAndFocusList = (id: string) => {
    remove(id);
    list.current?.focus();
  };
  return (
    <div className="stack gap-20">
      <Card>
        <DropZone onFiles={add} />
      </Card>
      <VisuallyHidden role="status">{useStatusText(files)}</VisuallyHidden>
      {files.length > 0 && (
        <div ref={list} tabIndex={-1}>
          <Card title={t('imports.files.label')}>
            <FileList files={files} onRemove={removeAndFocusList} onRetry={retry} onAnswer={answer} />
          </Card>
        </div>
      )}
      {files.length > 0 ? (
        <StepActions>
          <Button onClick={onNext} disabled={!canContinue}>
            {t('imports.next')}
          </Button>
        </StepActions>
      ) : (
        children
      )}
    </div>
  );
}

/** The progress and results of reading, for screen readers. */
function useStatusText(files: readonly ImportFile[]): string {
  const { t } = useTranslation();
  const format = useFormat();
  const read = files.filter(({ isReading }) => !isReading);
  if (read.length < files.length) {
    const number = format.count(read.length + 1);
    return t('imports.files.readingSome', { number, total: format.count(files.length) });
  }
  return files
    .map(({ name, error }) =>
      t(error === undefined ? 'imports.files.read' : 'imports.files.failed', { name }),
    )
    .join(' ');
}
