import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import classes from './imports.module.css';

/** A list of at most this length is not folded. */
const MAX_UNFOLDED = 2;

type Props<Item> = {
  items: readonly Item[];
  needsAnswer: (item: Item) => boolean;
  renderItem: (item: Item) => ReactNode;
};

/**
 * Lists files or accounts. In a long list, the items that need no answer are folded at the end. An item keeps its place
 * when its question is answered.
 */
export function FoldedList<Item extends { id: string }>({ items, needsAnswer, renderItem }: Props<Item>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [initiallyOpen] = useState(() => new Set(items.filter(needsAnswer).map(({ id }) => id)));
  const others = items.filter((item) => !initiallyOpen.has(item.id) && !needsAnswer(item));
  if (items.length <= MAX_UNFOLDED || others.length === 0) return items.map(renderItem);
  return (
    <>
      {items.filter((item) => !others.includes(item)).map(renderItem)}
      <Disclosure
        className={classes.folded}
        summary={t('imports.folded', { count: others.length, number: format.count(others.length) })}
      >
        <div className="stack gap-20">{others.map(renderItem)}</div>
      </Disclosure>
    </>
  );
}
