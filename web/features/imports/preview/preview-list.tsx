import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';
import type { Categories } from '#web/lib/categories/categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useVisibleItems } from '#web/lib/screen/use-visible-items.ts';
import type { Choice, Preview } from './decisions.ts';
import { GroupHeading } from './group-heading.tsx';
import { toItemKey, toItems, type Item, type ShownGroup, type UnreadableLine } from './items.ts';
import { ListTools } from './list-tools.tsx';
import type { Offer } from './offer.ts';
import { PreviewLine } from './preview-line.tsx';
import { useRowTexts, type RowTexts } from './row-texts.ts';
import type { RowActions } from './use-decisions.ts';
import { useOpenGroups, useOpenRows, useView } from './use-view.ts';
import toolClasses from './list-tools.module.css';
import classes from './preview-list.module.css';

const OVERSCAN = 5;
/** A list of at most this length needs no search. */
const MAX_ROWS_WITHOUT_SEARCH = 5;
const HEIGHTS = { heading: 49, row: { wide: 49, phone: 81 } };

type Props = {
  preview: Preview;
  unreadable: readonly UnreadableLine[];
  /** The names of accounts. The `file` of a row is an index in this list. */
  accounts: readonly string[];
  categories: Categories;
  offer: Offer | undefined;
  actions: RowActions;
  onTickMany: (indexes: readonly number[], isTicked: boolean) => void;
  onCategorizeMany: (indexes: readonly number[], choice: Choice) => void;
  /** Rows that are stored and can no longer be changed. */
  confirmed: ReadonlySet<number>;
  isSaving: boolean;
};

/** The rows in their groups, below the filters and the search. Only rows near the window are drawn. */
export function PreviewList({ preview, unreadable, accounts, categories, isSaving, ...props }: Props) {
  const { t } = useTranslation();
  const names = useMemo(() => [...new Set(accounts)], [accounts]);
  const { view, counts, change, ...found } = useView({ preview, unreadable, accounts });
  const { isOpen, toggle } = useOpenGroups(view.query !== '' || view.group !== undefined);
  const { openRows, toggleRow } = useOpenRows();
  const texts = useRowTexts(categories);
  const items = toItems(preview.rows, found.groups, found.unreadable, isOpen);
  const drawItem = createDrawItem({
    ...props,
    preview,
    categories,
    texts,
    openRows,
    toggleRow,
    accounts: names.length > 1 ? accounts : [],
    onToggle: toggle,
  });
  const hasTools =
    preview.rows.length + unreadable.length > MAX_ROWS_WITHOUT_SEARCH ||
    names.length > 1 ||
    counts.length > 1;
  return (
    <>
      <div inert={isSaving}>
        {hasTools && <ListTools view={view} accounts={names} counts={counts} onChange={change} />}
      </div>
      <p className={`dim text-15 ${toolClasses.none}`} role="status">
        {items.length === 0 && t('imports.preview.search.none')}
      </p>
      <LongList items={items} drawItem={drawItem} isInert={isSaving} />
    </>
  );
}

type DrawProps = Omit<Props, 'unreadable' | 'isSaving'> & {
  texts: RowTexts;
  openRows: ReadonlySet<number>;
  toggleRow: (index: number) => void;
  onToggle: (group: ShownGroup) => void;
};

/** Returns a function that draws an item of the list. */
function createDrawItem(props: DrawProps): (item: Item) => ReactNode {
  const { preview, accounts, categories, offer, actions, confirmed, texts, openRows, toggleRow } = props;
  const { onToggle, onTickMany, onCategorizeMany } = props;
  return (item) => {
    if (item.kind === 'unreadable') return <UnreadableRow row={item.row} />;
    if (item.kind === 'heading')
      return (
        <GroupHeading {...{ item, preview, categories, confirmed, onToggle, onTickMany, onCategorizeMany }} />
      );
    const { index, row } = item;
    const decision = preview.decisions[index];
    if (decision === undefined) return null;
    const others = offer?.index === index ? offer.others.length : 0;
    const line = { row, index, account: accounts[row.file], decision, others, actions, texts };
    return (
      <PreviewLine
        {...line}
        isLocked={confirmed.has(index)}
        isOpen={openRows.has(index)}
        onToggle={toggleRow}
      />
    );
  };
}

/** A row that cannot be read: its text in the file, and the reason. */
function UnreadableRow({ row: { line, reason, text, fileName } }: { row: UnreadableLine }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={classes.unreadable}>
      <p className="text-15 lines-140 break-anywhere">{text}</p>
      <p className="expense text-14 lines-145 break-anywhere">
        {fileName} · {t('imports.preview.line', { line: format.count(line) })} ·{' '}
        {t(`imports.preview.unreadableReasons.${reason}`)}
      </p>
    </div>
  );
}

type ListProps = { items: readonly Item[]; drawItem: (item: Item) => ReactNode; isInert: boolean };

function LongList({ items, drawItem, isInert }: ListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const visible = useVisibleItems(list, useSizes(items));
  return (
    <ul
      ref={list}
      className={classes.list}
      style={{ paddingTop: visible.above, paddingBottom: visible.below }}
      aria-label={t('imports.preview.list')}
      inert={isInert}
    >
      {visible.items.map(({ index, key }) => {
        const position = { 'data-index': index, 'aria-setsize': items.length, 'aria-posinset': index + 1 };
        const item = items[index];
        return (
          <li key={key} ref={visible.measure} {...position}>
            {item && drawItem(item)}
          </li>
        );
      })}
    </ul>
  );
}

function useSizes(items: readonly Item[]) {
  const rowHeight = HEIGHTS.row[window.innerWidth < MOBILE_BREAKPOINT_PX ? 'phone' : 'wide'];
  return {
    count: items.length,
    estimate: (index: number) => (items[index]?.kind === 'heading' ? HEIGHTS.heading : rowHeight),
    toKey: (index: number) => {
      const item = items[index];
      return item === undefined ? String(index) : toItemKey(item);
    },
    overscan: OVERSCAN,
  };
}
