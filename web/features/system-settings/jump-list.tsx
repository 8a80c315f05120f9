import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './jump-list.module.css';

type Props<Name extends string> = {
  sections: readonly { name: Name; title: string }[];
  current: Name | undefined;
};

/** The sections of a long screen: beside it where there is room, else a row that a thumb pushes sideways. */
export function JumpList<Name extends string>({ sections, current }: Props<Name>) {
  const { t } = useTranslation();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // The row alone is moved; the page stays where it is read.
    if (link)
      list.current?.scrollTo({ left: link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav ref={list} className={classes.list} aria-label={t('systemSettings.sections')}>
      {sections.map(({ name, title }) => (
        <Link
          key={name}
          className={classes.link ?? ''}
          to={`#${name}`}
          aria-current={name === current ? 'location' : undefined}
          // As with any link into a page, the keyboard goes on from there.
          onClick={() => document.getElementById(name)?.focus({ preventScroll: true })}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
