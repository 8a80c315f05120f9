import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Source } from '#shared/contract/sources.ts';
import { Card } from '#web/ui/card.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import classes from '../past/past.module.css';

const RenameDialog = dialogOnDemand(async () => (await import('./rename-dialog.tsx')).RenameDialog);
const DeleteDialog = dialogOnDemand(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type Question = { kind: 'rename' | 'delete'; source: Source; isOpen: boolean };

/** The sources, with menus to rename and delete them. Nothing shows before the first import. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [question, setQuestion] = useState<Question>();
  if (sources.length === 0) return null;
  const dialog = question && {
    source: question.source,
    isOpen: question.isOpen,
    onClose: () => setQuestion((now) => now && { ...now, isOpen: false }),
    onDone: () => list.current?.focus(),
  };
  return (
    <Card title={t('imports.sources.list.title')}>
      <p className={`dim text-15 lines-145 ${classes.text}`}>{t('imports.sources.list.text')}</p>
      <ul ref={list} tabIndex={-1} aria-label={t('imports.sources.list.title')}>
        {sources.map((source) => (
          <SourceRow
            key={source.id}
            source={source}
            onAsk={(kind) => setQuestion({ kind, source, isOpen: true })}
          />
        ))}
      </ul>
      {dialog && question.kind === 'rename' && (
        <RenameDialog key={`rename ${question.source.id}`} {...dialog} />
      )}
      {dialog && question.kind === 'delete' && (
        <DeleteDialog key={`delete ${question.source.id}`} {...dialog} />
      )}
    </Card>
  );
}

type RowProps = { source: Source; onAsk: (kind: Question['kind']) => void };

function SourceRow({ source: { name, kind, accountEnd }, onAsk }: RowProps) {
  const { t } = useTranslation();
  const facts = [
    t(`imports.sources.kinds.${kind}`),
    ...(accountEnd === null ? [] : [t('imports.sources.list.ending', { end: accountEnd })]),
  ];
  return (
    <li className={`row gap-12 ${classes.row}`}>
      <div className="grow shrink">
        <p className="weight-600 lines-140 break-anywhere">{name}</p>
        <p className="dim text-14 lines-140 break-anywhere">{facts.join(' · ')}</p>
      </div>
      <RowMenu label={t('imports.sources.list.actions', { name })}>
        <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => onAsk('rename')}>
          {t('imports.sources.list.rename')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={() => onAsk('delete')}>
          {t('imports.sources.list.delete')}
        </Menu.Item>
      </RowMenu>
    </li>
  );
}
