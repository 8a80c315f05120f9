import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/lib/navigation/link.tsx';
import { centerInRow } from '#web/lib/screen/center-in-row.ts';
import classes from './jump-list.module.css';

type Props<Name extends string> = {
  sections: readonly { name: Name; title: string }[];
  current: Name | undefined;
};

/** Links to the sections of a long screen: beside it, or in a scrolling row on small screens. */
export function JumpList<Name extends string>({ sections, current }: Props<Name>) {
  const { t } = useTranslation();
  const list = useRef<HTMLElement>(null);
  useEffect(() => centerInRow(list.current, '[aria-current]'), [current]);
  return (
    <nav ref={list} className={classes.list} aria-label={t('systemSettings.sections')}>
      {sections.map(({ name, title }) => (
        <Link
          key={name}
          className={classes.link ?? ''}
          to={`#${name}`}
          aria-current={name === current ? 'location' : undefined}
          // Moves the focus too, as a link into a page does.
          onClick={() => document.getElementById(name)?.focus({ preventScroll: true })}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
