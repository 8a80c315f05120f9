import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './filter-bar.module.css';

type Props = {
  searchBox: ReactNode;
  /** The button's text, with the number of filters. */
  filtersLabel: string;
  className?: string | undefined;
  children: ReactNode;
};

/** The search and the filters of a list; on phones the filters are behind a button. */
export function FilterBar({ searchBox, filtersLabel, className = '', children }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <search className={`${classes.bar} ${className}`}>
      <div className={classes.first}>
        <div className={classes.search}>{searchBox}</div>
        <Button
          className={classes.toggle ?? ''}
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {filtersLabel}
        </Button>
      </div>
      <div id={id} className={classes.filters} data-open={isOpen || undefined}>
        {children}
      </div>
    </search>
  );
}
