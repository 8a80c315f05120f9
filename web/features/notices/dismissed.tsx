import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DismissedNotice } from '#shared/contract/notices.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { dismissedQuery, useShowAgain } from './api.ts';
import { useDismissedText } from './use-dismissed-text.ts';
import classes from './dismissed.module.css';

/** The number of rows above the button that shows all. */
const ROWS_AT_FIRST = 20;

/** The dismissed notices, folded, each with a button that shows it again. `onEmpty` runs after the last one. */
export function Dismissed({ onEmpty }: { onEmpty: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useQuery(dismissedQuery);
  const items = query.data?.items ?? [];
  if (query.data === undefined && query.isError) return <LoadFailed query={query} />;
  if (items.length === 0) return null;
  return (
    <Disclosure
      className={`no-print ${classes.dismissed}`}
      summary={t('notices.dismissed.heading', { number: format.count(items.length) })}
    >
      <List items={items} onEmpty={onEmpty} />
    </Disclosure>
  );
}

function List({ items, onEmpty }: { items: readonly DismissedNotice[]; onEmpty: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const [areAllShown, setAreAllShown] = useState(false);
  const shownItems = areAllShown ? items : items.slice(0, ROWS_AT_FIRST);
  // The focused button disappears with its row, and the list with its last row.
  const focus = () => (items.length > 1 ? list.current?.focus() : onEmpty());
  return (
    <>
      <ul ref={list} className="grid gap-4" tabIndex={-1} aria-label={t('notices.dismissed.list')}>
        {shownItems.map((item) => (
          <Row key={item.key} item={item} onShown={focus} />
        ))}
      </ul>
      {shownItems.length < items.length && (
        <Button
          variant="default"
          onClick={() => {
            list.current?.focus();
            setAreAllShown(true);
          }}
        >
          {t('notices.dismissed.all', { number: format.count(items.length) })}
        </Button>
      )}
    </>
  );
}

function Row({ item, onShown }: { item: DismissedNotice; onShown: () => void }) {
  const { t } = useTranslation();
  const { title, detail } = useDismissedText(item);
  const { mutate, isPending } = useShowAgain({
    onSuccess: () => {
      onShown();
      showToast({ kind: 'success', message: t('notices.dismissed.done') });
    },
    onError: useErrorToast(),
  });
  return (
    <li className={`row wrap between touchable ${classes.row}`}>
      <div className={`shrink ${classes.words}`}>
        <p className="weight-550 break-anywhere">
          <bdi>{title}</bdi>
        </p>
        <p className={`dim text-14 ${classes.detail}`}>{detail}</p>
      </div>
      <BusyButton
        variant="subtle"
        size="compact-sm"
        isBusy={isPending}
        aria-label={t('notices.dismissed.againOf', { title, detail })}
        onClick={() => mutate(item.key)}
      >
        {t('notices.dismissed.again')}
      </BusyButton>
    </li>
  );
}
