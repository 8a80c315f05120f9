import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagsQuery } from '#web/lib/api/tags-query.ts';
import { Card } from '#web/ui/card.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { TagRow, type TagAction, type TagCount } from './tag-row.tsx';
import classes from './tags.module.css';

/** The user's tags, to rename, merge or remove them in all transactions. */
export function TagsSection() {
  const { t } = useTranslation();
  const query = useQuery(tagsQuery);
  const { data, isError } = query;
  return (
    <Card title={t('tags.manage.title')}>
      {data && <Tags tags={data.items} />}
      {!data && isError && <LoadFailed query={query} />}
      {!data && !isError && <BlockSkeleton heights={[44, 44]} />}
    </Card>
  );
}

type OpenDialog = { action: TagAction; tag: TagCount; isOpen: boolean };

function Tags({ tags }: { tags: readonly TagCount[] }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>();
  const common = dialog && {
    key: dialog.tag.tag,
    tag: dialog.tag,
    isOpen: dialog.isOpen,
    onClose: () => setDialog({ ...dialog, isOpen: false }),
    onClosed: () => returnFocus(list.current, dialog),
  };
  return (
    <>
      <p className="dim text-15 lines-145">
        {t(tags.length === 0 ? 'tags.manage.none' : 'tags.manage.text')}
      </p>
      <ul className={`stack lined ${classes.list}`} ref={list} tabIndex={-1}>
        {tags.map((tag) => (
          <TagRow key={tag.tag} tag={tag} onAction={(action) => setDialog({ action, tag, isOpen: true })} />
        ))}
      </ul>
      {common && dialog.action === 'rename' && <RenameDialog {...common} tags={tags} />}
      {common && dialog.action === 'remove' && <RemoveDialog {...common} />}
    </>
  );
}

/** Focuses the button that opened the dialog, else the list: the row may be renamed or removed. */
function returnFocus(list: HTMLElement | null, { action, tag }: OpenDialog): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-tag]') ?? [])];
  const row = rows.find(({ dataset }) => dataset['tag'] === tag.tag);
  (row?.querySelector<HTMLElement>(`[data-action='${action}']`) ?? list)?.focus();
}
