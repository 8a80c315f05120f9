import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import classes from './rows.module.css';

const AT_ONCE = 100;

/** The first rows of a long list, and a button that shows more of them; of most lists these are all. */
export function useFirstRows<Row>(rows: readonly Row[]) {
  const [most, setMost] = useState(AT_ONCE);
  const hidden = Math.max(0, rows.length - most);
  const more = hidden > 0 && (
    <MoreRows count={Math.min(hidden, AT_ONCE)} onShow={() => setMost(most + AT_ONCE)} />
  );
  return { shown: rows.slice(0, most), more };
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
