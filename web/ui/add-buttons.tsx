import { Button } from '@mantine/core';
import { IconArrowDownLeft, IconPlus } from '@tabler/icons-react';
import { Link } from '#web/lib/navigation/link.tsx';
import { paths } from '#shared/paths.ts';
import classes from './add-buttons.module.css';

type AddButtonsProps = { expenseLabel: string; incomeLabel?: string; className?: string | undefined };

/** Links to add a transaction; only for expenses if there is no label for income. */
export function AddButtons({ expenseLabel, incomeLabel, className = classes.buttons }: AddButtonsProps) {
  return (
    <div className={className}>
      {incomeLabel !== undefined && (
        <Button
          component={Link}
          to={paths.addIncome}
          variant="default"
          leftSection={<IconArrowDownLeft size={18} stroke={1.75} aria-hidden />}
        >
          {incomeLabel}
        </Button>
      )}
      <Button
        component={Link}
        to={paths.addExpense}
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
      >
        {expenseLabel}
      </Button>
    </div>
  );
}
