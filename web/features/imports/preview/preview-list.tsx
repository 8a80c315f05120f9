import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';
import { groupRows, type Preview } from './decisions.ts';
import { GroupHeading } from './group-heading.tsx';
import { keyOf, toItems, type Item, type LostRow, type ShownGroup } from './items.ts';
import { LostLine } from './lost-line.tsx';
import { PreviewLine } from './preview-line.tsx';
import { useRowTexts } from './row-texts.ts';
import type { Offer, RowActions } from './use-decisions.ts';
import { useVisibleItems } from './use-visible-items.ts';
import classes from './preview-list.module.css';

const HEIGHTS = { heading: 60, row: { wide: 76, phone: 176 } };

type Props = {
  preview: Preview;
  lost: readonly LostRow[];
  offer: Offer | undefined;
  actions: RowActions;
  onTickMany: (indexes: readonly number[], isTicked: boolean) => void;
  /** Rows that are stored already and can no longer be changed. */
  confirmed: ReadonlySet<number>;
  isSaving: boolean;
};

/** The rows in their groups; only those near the window are drawn. */
export function PreviewList({ lost, isSaving, ...props }: Props) {
  const { items, toggle } = useItems(props.preview, lost);
  const draw = useDrawing(props, toggle);
  return <LongList items={items} draw={draw} isInert={isSaving} />;
}

/** The lines of the list, and how a group is opened and closed. */
function useItems({ rows }: Preview, lost: readonly LostRow[]) {
  const groups = useMemo(() => groupRows(rows), [rows]);
  const [open, setOpen] = useState<ReadonlySet<ShownGroup>>(() => new Set(['perhaps', 'new']));
  const items = useMemo(() => toItems(rows, groups, lost, open), [rows, groups, lost, open]);
  const toggle = (group: ShownGroup) => {
    const next = new Set(open);
    if (!next.delete(group)) next.add(group);
    setOpen(next);
  };
  return { items, toggle };
}

type Drawn = Omit<Props, 'lost' | 'isSaving'>;

/** Draws one line. */
function useDrawing(props: Drawn, onToggle: (group: ShownGroup) => void): (item: Item) => ReactNode {
  const { preview, offer, actions, onTickMany, confirmed } = props;
  const texts = useRowTexts();
  return (item) => {
    if (item.kind === 'lost') return <LostLine row={item.row} />;
    const { decisions } = preview;
    if (item.kind === 'heading') return <GroupHeading {...{ item, decisions, onToggle, onTickMany }} />;
    const { index, row } = item;
    const decision = decisions[index];
    if (decision === undefined) return null;
    const others = offer?.index === index ? offer.others.length : 0;
    return (
      <PreviewLine {...{ row, index, decision, others, actions, texts }} isLocked={confirmed.has(index)} />
    );
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
  };
}

function keyAt(items: readonly Item[], at: number): string {
  const item = items[at];
  return item === undefined ? String(at) : keyOf(item);
}
