import { IconArrowsSplit2 } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import classes from './row-marks.module.css';

type Props = Pick<Transaction, 'tags'> & {
  /** The transaction is a part whose split purchase is not one row in the list. */
  isPart?: boolean;
  t: TFunction;
};

/** The tags of a transaction that fit on the line, and a mark if it is a part. */
export function RowMarks({ tags, isPart = false, t }: Props) {
  return (
    <span className={`flex wrap shrink ${classes.marks}`} title={tags.join(', ')}>
      {isPart && (
        <span className={classes.mark} title={t('transactions.part.mark')}>
          <IconArrowsSplit2 size={16} stroke={1.75} aria-hidden />
          <span className="visually-hidden">{t('transactions.part.mark')}</span>
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
