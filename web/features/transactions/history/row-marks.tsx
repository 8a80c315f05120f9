import { VisuallyHidden } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import classes from './row-marks.module.css';

/** The tags of a transaction, cut at the end of the line, and a mark if it has a note. */
export function RowMarks({ note, tags }: Pick<Transaction, 'note' | 'tags'>) {
  const { t } = useTranslation();
  return (
    <span className={classes.marks}>
      {note !== '' && (
        <span className={classes.note} title={note}>
          <IconNote size={16} stroke={1.75} aria-hidden />
          <VisuallyHidden>{t('tags.hasNote')}</VisuallyHidden>
        </span>
      )}
      {tags.map((tag) => (
        <span key={tag} className={classes.tag} title={tag}>
          {tag}
        </span>
      ))}
    </span>
  );
}
