import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import classes from './rows.module.css';

const PAGE_SIZE = 100;

/** Returns the first rows of a long list, and a button that shows more if there are any. */
export function useFirstRows<Row>(rows: readonly Row[]) {
  const { t } = useTranslation();
  const format = useFormat();
  const [limit, setLimit] = useState(PAGE_SIZE);
  const nextCount = Math.min(rows.length - limit, PAGE_SIZE);
  const more = nextCount > 0 && (
    <p className={classes.below}>
      <Button variant="subtle" onClick={() => setLimit(limit + PAGE_SIZE)}>
        {t('recurring.suggestions.more', { number: format.count(nextCount) })}
      </Button>
    </p>
  );
  return { shown: rows.slice(0, limit), more };
}
