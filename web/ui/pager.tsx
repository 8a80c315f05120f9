import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZES } from '#shared/limits.ts';
import classes from './pager.module.css';

type Props = {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Set where the page size can be chosen. */
  size?: { value: number; onChange: (size: number) => void };
};

/** Turns the pages of a list: 'Page X of Y'. For screens of the administration, which have its texts. */
export function Pager({ page, pages, onPage, size }: Props) {
  const { t } = useTranslation();
  const sizes = size && [...new Set([...PAGE_SIZES, size.value])].toSorted((a, b) => a - b);
  return (
    <nav className={classes.pager} aria-label={t('admin.paging')}>
      <span className={classes.where} aria-live="polite">
        {t('admin.page', { page, pages })}
      </span>
      <span className={classes.buttons}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('admin.previousPage')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('admin.nextPage')}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </span>
      {size && (
        <NativeSelect
          className={classes.size ?? ''}
          aria-label={t('admin.pageSize')}
          value={String(size.value)}
          data={(sizes ?? []).map((each) => ({
            value: String(each),
            label: `${t('admin.pageSize')}: ${each}`,
          }))}
          onChange={(event) => size.onChange(Number(event.currentTarget.value))}
        />
      )}
    </nav>
  );
}
