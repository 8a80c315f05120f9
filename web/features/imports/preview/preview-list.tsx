import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';
import { groupRows, type Preview } from './decisions.ts';
import { GroupHeading } from './group-heading.tsx';
import { keyOf, toItems, type Item, type LostRow, type ShownGroup } from './items.ts';
import { LostLine } from './lost-line.tsx';
import { PreviewLine } from './preview-line.tsx';
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
export function PreviewList({ preview, lost, offer, actions, onTickMany, confirmed, isSaving }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { rows, decisions } = preview;
  const groups = useMemo(() => groupRows(rows), [rows]);
  const [open, setOpen] = useState<ReadonlySet<ShownGroup>>(() => new Set(['perhaps', 'new']));
  const items = useMemo(() => toItems(rows, groups, lost, open), [rows, groups, lost, open]);
  const rowHeight = HEIGHTS.row[window.innerWidth < MOBILE_BREAKPOINT_PX ? 'phone' : 'wide'];
  const visible = useVisibleItems(list, {
    count: items.length,
    estimate: (at) => (items[at]?.kind === 'heading' ? HEIGHTS.heading : rowHeight),
    keyOf: (at) => keyAt(items, at),
  });
  const toggle = (group: ShownGroup) => {
    const next = new Set(open);
    if (!next.delete(group)) next.add(group);
    setOpen(next);
  };
  const draw = (item: Item) => {
    if (item.kind === 'lost') return <LostLine row={item.row} />;
    if (item.kind === 'heading')
      return <GroupHeading item={item} decisions={decisions} onToggle={toggle} onTickMany={onTickMany} />;
    const decision = decisions[item.index];
    return (
      decision && (
        <PreviewLine
          row={item.row}
          index={item.index}
          decision={decision}
          others={offer?.index === item.index ? offer.others.length : 0}
          isLocked={confirmed.has(item.index)}
          actions={actions}
        />
      )
    );
  };
  return (
    <ul
      ref={list}
      className={classes.list}
      style={{ paddingTop: visible.above, paddingBottom: visible.below }}
      aria-label={t('imports.preview.list')}
      inert={isSaving}
    >
      {visible.items.map(({ index, key }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={key}
              ref={visible.measure}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              {draw(item)}
            </li>
          )
        );
      })}
    </ul>
  );
}

function keyAt(items: readonly Item[], at: number): string {
  const item = items[at];
  return item === undefined ? String(at) : keyOf(item);
}
