import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import classes from './imports.module.css';

/** Shown unfolded, whether they need an answer or not. */
const FEW = 2;

type Props<Item> = {
  items: readonly Item[];
  /** Whether somebody has to answer something about one. */
  isOpen: (item: Item) => boolean;
  draw: (item: Item) => ReactNode;
};

/**
 * Many files or accounts: first those that need an answer, then the others, folded. Each stays where it is when it is
 * answered.
 */
export function Folded<Item extends { id: string }>({ items, isOpen, draw }: Props<Item>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [first] = useState(() => new Set(items.filter(isOpen).map(({ id }) => id)));
  const others = items.filter((item) => !first.has(item.id) && !isOpen(item));
  if (items.length <= FEW || others.length === 0) return items.map(draw);
  return (
    <>
      {items.filter((item) => !others.includes(item)).map(draw)}
      <Disclosure
        className={classes.folded}
        summary={t('imports.folded', { count: others.length, number: format.count(others.length) })}
      >
        <div className={classes.part}>{others.map(draw)}</div>
      </Disclosure>
    </>
  );
}
