import { IconArrowsSplit2, IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import { SHARED_DETAILS } from '#shared/contract/transaction-fields.ts';
import { sumParts } from '#web/features/transactions/write/use-group.ts';
import type { GroupActions } from '#web/features/transactions/record/dialogs/actions.ts';
import { TransactionMenu } from '#web/features/transactions/record/dialogs/transaction-menu.tsx';
import type { Parts } from '#web/features/transactions/write/parts.ts';
import type { Selection } from '../rows/selection.ts';
import own from './group-row.module.css';
import { joinFirstLines, RowFrame, type RowProps } from './row-frame.tsx';
import { RowMarks } from './row-marks.tsx';
import classes from '../rows/list-row.module.css';

type Props = RowProps & {
  parts: Parts;
  /** The parts show below the row. */
  isOpen: boolean;
  onOpen: (groupId: string, isOpen: boolean) => void;
  onToggle: Selection['toggle'];
  actions: GroupActions;
};

/** A split purchase as one row; a click shows its parts below it. */
export const GroupRow = memo(function GroupRow({ parts, isOpen, onOpen, onToggle, actions, ...row }: Props) {
  const { t, format } = row.words;
  const [first] = parts;
  const whole = { ...first, amount: sumParts(parts, format.decimals) };
  const select = (isSelected: boolean, isRange: boolean) => {
    for (const [index, { id }] of parts.entries()) onToggle(id, isSelected, isRange && index === 0);
  };
  return (
    <RowFrame
      {...row}
      transaction={whole}
      isOpen={isOpen}
      description={first.description}
      details={joinFirstLines(first, SHARED_DETAILS)}
      icon={
        <span className={`${classes.icon} ${own.icon}`} aria-hidden>
          <span>
            <IconArrowsSplit2 size={20} stroke={1.75} />
          </span>
        </span>
      }
      kind={
        <span className="row gap-4 rigid nowrap">
          {t('splits.parts', { number: format.count(parts.length) })}
          <IconChevronDown
            className={own.chevron}
            data-open={isOpen || undefined}
            size={16}
            stroke={2}
            aria-hidden
          />
        </span>
      }
      marks={first.tags.length > 0 && <RowMarks tags={first.tags} t={t} />}
      menu={
        <TransactionMenu isWhole t={t} transaction={whole} actions={(action) => actions(action, parts)} />
      }
      onOpen={() => onOpen(first.groupId ?? '', !isOpen)}
      onSelect={select}
    />
  );
});
