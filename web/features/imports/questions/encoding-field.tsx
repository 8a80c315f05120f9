import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Format } from '#shared/import/types.ts';
import { selectMark } from '#web/ui/filter-select.tsx';
import type { ImportFile } from '../files/import-file.ts';
import classes from './questions.module.css';

/** By their names, which are the same in every language. */
const ENCODINGS = [
  ['utf-8', 'UTF-8'],
  ['windows-1252', 'Windows-1252 (ISO 8859-1)'],
  ['iso-8859-15', 'ISO 8859-15'],
  ['windows-1250', 'Windows-1250'],
  ['iso-8859-2', 'ISO 8859-2'],
  ['windows-1251', 'Windows-1251'],
  ['windows-1253', 'Windows-1253'],
  ['windows-1254', 'Windows-1254'],
  ['macintosh', 'Mac Roman'],
  ['utf-16le', 'UTF-16'],
] as const;

/** Spreadsheets say themselves how their letters are written. */
const WITHOUT: readonly Format[] = ['xlsx', 'xls', 'ods'];

type Props = { file: ImportFile; onChange: (encoding: string | undefined) => void };

/** The encoding of a text, by hand. */
export function EncodingField({ file: { reading, answers }, onChange }: Props) {
  const { t } = useTranslation();
  if (reading !== undefined && WITHOUT.includes(reading.format)) return null;
  return (
    <NativeSelect
      {...selectMark}
      className={classes.encoding ?? ''}
      label={t('imports.columns.encoding')}
      data={[
        { value: '', label: t('imports.columns.encodingAuto') },
        ...ENCODINGS.map(([value, label]) => ({ value, label })),
      ]}
      value={answers.encoding ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}
