import { Badge, Button, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconBuildingBank,
  IconFileImport,
  IconReceipt,
} from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Import } from '#shared/contract/imports.ts';
import type { Source } from '#shared/contract/sources.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { usePastImports } from '../api.ts';
import { importPath, sourcePath } from '../import-path.ts';
import { useHasSettlements } from '../settlements/use-past-settlements.ts';
import classes from './past.module.css';

const SettleDialog = dialogOnDemand(async () => (await import('./settle-dialog.tsx')).SettleDialog);
const UndoDialog = dialogOnDemand(async () => (await import('./undo-dialog.tsx')).UndoDialog);

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The earlier imports, with links to their transactions and buttons that undo them. */
export function PastImports({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation();
  const query = usePastImports();
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  return (
    <Card title={t('imports.past.title')}>
      {data === undefined && !isError && <BlockSkeleton heights={[48, 48]} />}
      {data === undefined && isError && <LoadFailed query={query} />}
      {data !== undefined && items.length === 0 && (
        <EmptyState icon={<IconFileImport size={24} stroke={1.75} />} text={t('imports.past.empty')} />
      )}
      {items.length > 0 && <ImportList imports={items} sources={sources} />}
      {hasNextPage && (
        <Button
          className={classes.more ?? ''}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('imports.past.more')}
        </Button>
      )}
    </Card>
  );
}

type ListProps = { imports: readonly Import[]; sources: readonly Source[] };

function ImportList({ imports, sources }: ListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [question, setQuestion] = useState<{ entry: Import; isOpen: boolean }>();
  const [settling, setSettling] = useState<{ entry: Import; isOpen: boolean }>();
  const findSource = (id: string) => sources.find((source) => source.id === id);
  return (
    <>
      <ul className="lined" ref={list} tabIndex={-1} aria-label={t('imports.past.title')}>
        {imports.map((entry) => (
          <PastRow
            key={entry.id}
            entry={entry}
            source={findSource(entry.sourceId)}
            onSettle={() => setSettling({ entry, isOpen: true })}
            onUndo={() => setQuestion({ entry, isOpen: true })}
          />
        ))}
      </ul>
      {settling && (
        <SettleDialog
          key={settling.entry.id}
          entry={settling.entry}
          sources={sources}
          isOpen={settling.isOpen}
          onClose={() => setSettling((now) => now && { ...now, isOpen: false })}
        />
      )}
      {question && (
        <UndoDialog
          key={question.entry.id}
          entries={[question.entry]}
          isOpen={question.isOpen}
          onClose={() => setQuestion((now) => now && { ...now, isOpen: false })}
          // The focused menu disappears when the import is undone.
          onUndone={() => list.current?.focus()}
        />
      )}
    </>
  );
}

type RowProps = {
  entry: Import;
  /** Undefined if the source was deleted. */
  source: Source | undefined;
  onSettle: () => void;
  onUndo: () => void;
};

function PastRow({ entry, source, ...actions }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { dateTime } = useInstantText();
  const { state, fileName, added, joined, unreadable } = entry;
  const count = (number: number) => ({ count: number, number: format.count(number) });
  const facts = [
    source?.name ?? t('imports.past.unknownSource'),
    dateTime(entry.createdAt),
    ...(state === 'undone' ? [] : [withoutBreak(t('imports.done.added', count(added)))]),
    ...(unreadable > 0 && state !== 'undone'
      ? [withoutBreak(t('imports.done.unread', count(unreadable)))]
      : []),
    ...(joined > 0 && state !== 'undone' ? [withoutBreak(t('imports.done.joined', count(joined)))] : []),
  ];
  return (
    <li className={`row gap-12 ${classes.row}`} data-state={state}>
      <div className="grow shrink">
        <p className={`weight-600 lines-140 break-anywhere ${classes.name}`}>
          {fileName}
          {state !== 'done' && (
            <Badge
              className={classes.badge ?? ''}
              variant="light"
              color={state === 'open' ? 'yellow' : 'gray'}
              tt="none"
            >
              {t(`imports.past.states.${state}`)}
            </Badge>
          )}
        </p>
        <p className="dim text-14 lines-140 break-anywhere">{facts.join(' · ')}</p>
        {state === 'open' && (
          <p className="warn text-14 lines-140 break-anywhere">{t('imports.past.unfinished')}</p>
        )}
      </div>
      {state !== 'undone' && <PastMenu {...{ entry, source, ...actions }} />}
    </li>
  );
}

/** Keeps a number on the same line as its noun. */
const withoutBreak = (text: string) => text.replace(' ', '\u00A0');

function PastMenu({ entry, source, onSettle, onUndo }: RowProps) {
  const { t } = useTranslation();
  return (
    <RowMenu label={t('imports.past.actions', { name: entry.fileName })}>
      {entry.added > 0 && (
        <Menu.Item component={Link} to={importPath(entry.id)} leftSection={<IconReceipt {...ICON} />}>
          {t('imports.past.show')}
        </Menu.Item>
      )}
      {source !== undefined && (
        <Menu.Item
          component={Link}
          to={sourcePath(entry.sourceId)}
          leftSection={<IconBuildingBank {...ICON} />}
        >
          {t('imports.past.showSource', { source: source.name })}
        </Menu.Item>
      )}
      <SettleItem {...{ entry, source, onSettle }} />
      <Menu.Item leftSection={<IconArrowBackUp {...ICON} />} onClick={onUndo}>
        {t('imports.past.undo')}
      </Menu.Item>
    </RowMenu>
  );
}

/** Asks the server only once the menu is open. */
function SettleItem({ entry, source, onSettle }: Omit<RowProps, 'onUndo'>) {
  const { t } = useTranslation();
  if (!useHasSettlements(entry, source)) return null;
  return (
    <Menu.Item leftSection={<IconArrowsExchange {...ICON} />} onClick={onSettle}>
      {t('imports.past.settle')}
    </Menu.Item>
  );
}
