import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZES } from '#shared/limits.ts';
import classes from './pager.module.css';

type Props = {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The number of rows on a page, if it can be chosen. */
  size?: { value: number; onChange: (size: number) => void };
};

const BUTTON = { variant: 'default', size: 44 } as const;

/** Turns the pages of a list: 'Page X of Y'. Only for screens of the administration, where its texts are loaded. */
export function Pager({ page, pages, onPage, size }: Props) {
  const { t } = useTranslation();
  return (
    <nav className={`row wrap ${classes.pager}`} aria-label={t('admin.paging')}>
      <span className={`dim text-15 numbers ${classes.position}`} aria-live="polite">
        {t('admin.page', { page, pages })}
      </span>
      {(pages > 1 || page > 1) && <PageTurner page={page} pages={pages} onPage={onPage} />}
      {size && <PageSize {...size} />}
    </nav>
  );
}

function PageTurner({ page, pages, onPage }: Props) {
  const { t } = useTranslation();
  return (
    <span className={`flex gap-8 ${classes.buttons}`}>
      <ActionIcon
        {...BUTTON}
        aria-label={t('admin.previousPage')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...BUTTON}
        aria-label={t('admin.nextPage')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </span>
  );
}

function PageSize({ value, onChange }: NonNullable<Props['size']>) {
  const { t } = useTranslation();
  const label = t('admin.pageSize');
  const sizes = [...new Set([...PAGE_SIZES, value])].toSorted((a, b) => a - b);
  return (
    <NativeSelect
      className={`rigid ${classes.size}`}
      aria-label={label}
      value={String(value)}
      data={sizes.map((size) => ({ value: String(size), label: `${label}: ${size}` }))}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
