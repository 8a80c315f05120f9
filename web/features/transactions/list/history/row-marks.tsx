import { VisuallyHidden } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import classes from './row-marks.module.css';

type Props = Pick<Transaction, 'tags'> & {
  /** The transaction is a part whose split purchase is not one row in the list. */
  isPart?: boolean;
};

/** The tags of a transaction that fit on the line, and a mark if it is a part. */
export function RowMarks({ tags, isPart = false }: Props) {
  const { t } = useTranslation();
  return (
    <span className={`flex wrap shrink ${classes.marks}`} title={tags.join(', ')}>
      {isPart && (
        <span className={classes.mark} title={t('transactions.part.mark')}>
          <IconArrowsSplit2 size={16} stroke={1.75} aria-hidden />
          <VisuallyHidden>{t('transactions.part.mark')}</VisuallyHidden>
        </span>
      )}
      {tags.map((tag) => (
        <span key={tag} className={`hover-color text text-13 ellipsis ${classes.tag}`}>
          {tag}
        </span>
      ))}
    </span>
  );
}
