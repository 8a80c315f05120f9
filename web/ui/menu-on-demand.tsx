import i18next from 'i18next';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
} from 'react';
import { showToast } from './toast.ts';

type ButtonProps = Pick<
  ComponentProps<'button'>,
  'aria-expanded' | 'aria-haspopup' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'ref'
>;
/** Renders the button of a menu with the props that open the menu. */
export type RenderButton = (props: ButtonProps) => ReactElement;

/**
 * A menu whose code is fetched when the pointer or the focus reaches its button. The loaded menu replaces the button,
 * gets the same props and is open at first, see `useOpenAtFirst`.
 */
export function menuOnDemand<Props extends { renderButton: RenderButton }>(
  load: () => Promise<ComponentType<Props>>,
) {
  let LoadedMenu: ComponentType<Props> | undefined;
  const fetchMenu = async () => {
    LoadedMenu ??= await load();
  };
  const prefetch = () => void fetchMenu().catch(() => undefined);

  return function MenuOnDemand(props: Props) {
    const [isUsed, setIsUsed] = useState(false);
    if (isUsed && LoadedMenu !== undefined) return <LoadedMenu {...props} />;
    const open = () =>
      fetchMenu().then(
        () => setIsUsed(true),
        () => showToast({ kind: 'error', message: i18next.t('app.offline') }),
      );
    return props.renderButton({
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: prefetch,
      onFocus: prefetch,
      onClick: () => void open(),
    });
  };
}

/** Opens a menu that has just replaced its button, and gives the focus to the new button. */
export function useOpenAtFirst() {
  const [opened, onChange] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    target.current?.focus();
    onChange(true);
  }, []);
  return { menu: { opened, onChange }, target };
}
