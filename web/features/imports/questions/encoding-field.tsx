import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Format, WarningCode } from '#shared/import/types.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { selectMark } from '#web/ui/filter-select.tsx';
import type { ImportFile } from '../files/import-file.ts';
import classes from './questions.module.css';

/** The names of encodings are the same in every language. */
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

/** These formats name their encoding, so they need no field. */
const WITHOUT_FIELD: readonly Format[] = ['xlsx', 'xls', 'ods'];

const DOUBTS: readonly WarningCode[] = ['encodingRepaired', 'encodingUnsure'];

type Props = { file: ImportFile; onChange: (encoding: string | undefined) => void };

/** The encoding of a text file, folded unless it is in doubt or was chosen before. */
export function EncodingField({ file, onChange }: Props) {
  const { t } = useTranslation();
  const { reading, answers } = file;
  // A choice may remove the doubt; the field then stays where it is.
  const [isOpen] = useState(() => answers.encoding !== undefined || isInDoubt(file));
  if (reading !== undefined && WITHOUT_FIELD.includes(reading.format)) return null;
  const field = (
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
  return isOpen ? field : <Disclosure summary={t('imports.columns.textLooksWrong')}>{field}</Disclosure>;
}

function isInDoubt({ reading }: ImportFile): boolean {
  return reading?.warnings.some((code) => DOUBTS.includes(code)) === true;
}
