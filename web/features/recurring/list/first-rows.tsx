import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import classes from './rows.module.css';

const PAGE_SIZE = 100;

/** Returns the first rows of a long list, and a button that shows more if there are any. */
export function useFirstRows<Row>(rows: readonly Row[]) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const hidden = Math.max(0, rows.length - limit);
  const more = hidden > 0 && (
    <MoreRows count={Math.min(hidden, PAGE_SIZE)} onShow={() => setLimit(limit + PAGE_SIZE)} />
  );
  return { shown: rows.slice(0, limit), more };
}

function MoreRows({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p className={classes.skipAll}>
      <Button variant="subtle" onClick={onShow}>
        {t('recurring.suggestions.more', { number: format.count(count) })}
      </Button>
    </p>
  );
}
