import { VisuallyHidden } from '@mantine/core';
import { IconArrowsSplit2, IconNote } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import classes from './row-marks.module.css';

const SHOWN_TAGS = 2;

type Props = Pick<Transaction, 'note' | 'tags'> & {
  /** Whether it is a part of a split purchase, which the list does not show as one. */
  isPart?: boolean;
};

/** The first tags of a transaction with the number of the others, and marks if it is a part or has a note. */
export function RowMarks({ note, tags, isPart = false }: Props) {
  const { t } = useTranslation();
  const others = tags.slice(SHOWN_TAGS);
  return (
    <span className={classes.marks}>
      {isPart && (
        <span className={classes.note} title={t('splits.isPart')}>
          <IconArrowsSplit2 size={16} stroke={1.75} aria-hidden />
          <VisuallyHidden>{t('splits.isPart')}</VisuallyHidden>
        </span>
      )}
      {note !== '' && (
        <span className={classes.note} title={note}>
          <IconNote size={16} stroke={1.75} aria-hidden />
          <VisuallyHidden>{t('tags.hasNote')}</VisuallyHidden>
        </span>
      )}
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <span key={tag} className={classes.tag} title={tag}>
          {tag}
        </span>
      ))}
      {others.length > 0 && (
        <span className={classes.more} title={others.join(', ')}>
          +{others.length}
        </span>
      )}
    </span>
  );
}
