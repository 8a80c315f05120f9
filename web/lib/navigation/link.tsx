import type { ComponentProps, MouseEvent } from 'react';
import { toHref, toLocation } from './address.ts';
import { opensInThisTab } from './opens-in-this-tab.ts';
import { useLocation, useNavigation } from './hooks.ts';
import type { NavigateOptions } from './navigation.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & NavigateOptions & { to: string };

/**
 * A link to a screen of the app. A click with Ctrl or the middle button opens a tab, as with every link. The code of
 * the screen is fetched when a pointer or the focus comes to the link.
 */
export function Link({ to, replace, state, preventScrollReset = false, children, ...anchor }: LinkProps) {
  const navigation = useNavigation();
  const currentHref = toHref(useLocation());
  const href = toHref(toLocation(to, currentHref));
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    anchor.onClick?.(event);
    if (!opensInThisTab(event, anchor.target)) return;
    event.preventDefault();
    // A link to where somebody is adds no step, as in the browser.
    const isHere = href === currentHref;
    void navigation.navigate(to, { replace: replace ?? isHere, state, preventScrollReset });
  }
  return (
    <a
      {...anchor}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        anchor.onPointerEnter?.(event);
        navigation.prefetch(to);
      }}
      onFocus={(event) => {
        anchor.onFocus?.(event);
        navigation.prefetch(to);
      }}
    >
      {children}
    </a>
  );
}

/** A link that says whether its screen, or one below it, shows. */
export function NavLink({ to, ...link }: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  return <Link {...link} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
