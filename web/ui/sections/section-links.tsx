import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from '#web/lib/navigation/link.tsx';
import { centerInRow } from '#web/lib/screen/center-in-row.ts';
import classes from './section-links.module.css';

type Props<Name extends string> = {
  sections: readonly { name: Name; title: string }[];
  current: Name | undefined;
  label: string;
};

/** Links to the sections of a long screen: at its side, in a scrolling row on tablets, or as a list on phones. */
export function SectionLinks<Name extends string>({ sections, current, label }: Props<Name>) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => centerInRow(list.current, '[aria-current]'), [current]);
  return (
    <nav ref={list} className={`stack ${classes.list}`} aria-label={label}>
      {sections.map(({ name, title }) => (
        <Link
          key={name}
          className={`row rigid touchable rounded dim ${classes.link}`}
          to={`#${name}`}
          aria-current={name === current ? 'location' : undefined}
          // Moves the focus too, as a link into a page does.
          onClick={() => document.getElementById(name)?.focus({ preventScroll: true })}
        >
          <span className="grow">{title}</span>
          <IconChevronRight className={`rigid dim ${classes.chevron}`} size={20} stroke={1.75} aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
