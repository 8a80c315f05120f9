import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';
import type { Categories } from '#web/lib/categories/categories.ts';
import { useVisibleItems } from '#web/lib/screen/use-visible-items.ts';
import type { Choice, Preview } from './decisions.ts';
import { GroupHeading } from './group-heading.tsx';
import { keyOf, toItems, type Item, type LostRow, type ShownGroup } from './items.ts';
import { ListTools } from './list-tools.tsx';
import { LostLine } from './lost-line.tsx';
import type { Offer } from './offer.ts';
import { PreviewLine } from './preview-line.tsx';
import type { RowAccount } from './row-accounts.ts';
import { useRowTexts, type RowTexts } from './row-texts.ts';
import { TickedCategory } from './ticked-category.tsx';
import { tickedRows } from './ticked.ts';
import type { RowActions } from './use-decisions.ts';
import { useOpenGroups, useView } from './use-view.ts';
import toolClasses from './list-tools.module.css';
import classes from './preview-list.module.css';

const OVERSCAN = 5;
/** So many are seen at once, without a search. */
const FEW_ROWS = 5;
const HEIGHTS = { heading: 60, row: { wide: 76, phone: 176 } };

type Props = {
  preview: Preview;
  lost: readonly LostRow[];
  /** The account of each `row.file`. */
  accounts: readonly RowAccount[];
  categories: Categories;
  offer: Offer | undefined;
  actions: RowActions;
  onTickMany: (indexes: readonly number[], isTicked: boolean) => void;
  onCategorizeMany: (indexes: readonly number[], choice: Choice) => void;
  /** Rows that are stored already and can no longer be changed. */
  confirmed: ReadonlySet<number>;
  isSaving: boolean;
};

/** The rows in their groups, below what finds and sorts them; only those near the window are drawn. */
export function PreviewList({ preview, lost, accounts, categories, isSaving, ...props }: Props) {
  const { t } = useTranslation();
  const names = useMemo(() => accounts.map(({ name }) => name), [accounts]);
  const distinct = useMemo(() => [...new Set(names)], [names]);
  const view = useView({ preview, lost, accounts: names });
  const { isOpen, toggle } = useOpenGroups(view.view.query !== '');
  const texts = useRowTexts(categories);
  const items = toItems(preview.rows, view.groups, view.lost, isOpen);
  const draw = drawer({ ...props, preview, texts, names: distinct.length > 1 ? names : [] }, toggle);
  const ticked = tickedRows(preview, view.groups, props.confirmed);
  return (
    <>
      <div inert={isSaving}>
        {(preview.rows.length > FEW_ROWS || distinct.length > 1) && (
          <ListTools view={view.view} accounts={distinct} onChange={view.change} />
        )}
        <TickedCategory ticked={ticked} categories={categories} onChoose={props.onCategorizeMany} />
      </div>
      <p className={`dim text-15 ${toolClasses.none}`} role="status">
        {items.length === 0 && t('imports.preview.search.none')}
      </p>
      <LongList items={items} draw={draw} isInert={isSaving} />
    </>
  );
}

type Drawn = Pick<Props, 'preview' | 'offer' | 'actions' | 'onTickMany' | 'confirmed'> & {
  texts: RowTexts;
  /** The name of each row's account, if there are several. */
  names: readonly string[];
};

/** Draws one line. */
function drawer(props: Drawn, onToggle: (group: ShownGroup) => void): (item: Item) => ReactNode {
  const { preview, offer, actions, onTickMany, confirmed, texts, names } = props;
  return (item) => {
    if (item.kind === 'lost') return <LostLine row={item.row} />;
    const { decisions } = preview;
    if (item.kind === 'heading') return <GroupHeading {...{ item, decisions, onToggle, onTickMany }} />;
    const { index, row } = item;
    const decision = decisions[index];
    if (decision === undefined) return null;
    const others = offer?.index === index ? offer.others.length : 0;
    const line = { row, index, account: names[row.file], decision, others, actions, texts };
    return <PreviewLine {...line} isLocked={confirmed.has(index)} />;
  };
}

type ListProps = { items: readonly Item[]; draw: (item: Item) => ReactNode; isInert: boolean };

function LongList({ items, draw, isInert }: ListProps) {
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
        const place = { 'data-index': index, 'aria-setsize': items.length, 'aria-posinset': index + 1 };
        const item = items[index];
        return (
          <li key={key} ref={visible.measure} {...place}>
            {item && draw(item)}
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
    estimate: (at: number) => (items[at]?.kind === 'heading' ? HEIGHTS.heading : rowHeight),
    keyOf: (at: number) => keyAt(items, at),
    overscan: OVERSCAN,
  };
}

function keyAt(items: readonly Item[], at: number): string {
  const item = items[at];
  return item === undefined ? String(at) : keyOf(item);
}
