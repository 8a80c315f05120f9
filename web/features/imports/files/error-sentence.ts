import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import type { FileError } from './import-file.ts';

/** Says why a file cannot be read and what to do, with the line if it is known. */
export function useErrorSentence(): (error: FileError) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ code, line }) => {
    const reason = t(`imports.errors.${code}`);
    return line === null ? reason : t('imports.errorAtLine', { line: format.count(line), reason });
  };
}
