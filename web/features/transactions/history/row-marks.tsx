import { VisuallyHidden } from '@mantine/core';
import { IconArrowsSplit2, IconNote } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import classes from './row-marks.module.css';

type Props = Pick<Transaction, 'note' | 'tags'> & {
  /** Whether it is a part of a split purchase, which the list does not show as one. */
  isPart?: boolean;
};

/** The tags of a transaction, cut at the end of the line, and marks if it is a part or has a note. */
export function RowMarks({ note, tags, isPart = false }: Props) {
  const { t } = useTranslation();
  return (
    <span className={classes.marks} title={tags.join(', ')}>
      {isPart && (
        <Mark
          Icon={IconArrowsSplit2}
          name={t('transactions.part.mark')}
          title={t('transactions.part.mark')}
        />
      )}
      {note !== '' && <Mark Icon={IconNote} name={t('tags.hasNote')} title={note} />}
      {tags.map((tag) => (
        <span key={tag} className={classes.tag}>
          {tag}
        </span>
      ))}
    </span>
  );
}

function Mark({ Icon, name, title }: { Icon: typeof IconNote; name: string; title: string }) {
  return (
    <span className={classes.mark} title={title}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
