import { lazy, Suspense, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import classes from './tooltip-on-demand.module.css';

const LoadedTooltip = lazy(async () => ({ default: (await import('./loaded-tooltip.tsx')).LoadedTooltip }));

type Props = {
  label: string;
  position?: 'right' | 'top';
  isDisabled?: boolean;
  /** Whether it also shows after a click or tap, for elements where a click does nothing else. */
  showsOnClick?: boolean;
  /** One element, which can take the focus. */
  children: ReactNode;
};

/** A tooltip whose code is fetched when the pointer or the focus first comes to its element, which stays in place. */
export function TooltipOnDemand({
  label,
  position = 'top',
  isDisabled = false,
  showsOnClick = false,
  children,
}: Props) {
  const [target, setTarget] = useState<HTMLElement>();
  const [isShown, setIsShown] = useState(false);
  const show = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    const element = currentTarget.firstElementChild;
    if (isDisabled || !(element instanceof HTMLElement)) return;
    setTarget(element);
    setIsShown(true);
  };
  const hide = () => setIsShown(false);
  return (
    <>
      <span
        className={classes.around}
        onPointerEnter={(event: PointerEvent<HTMLElement>) => event.pointerType !== 'touch' && show(event)}
        onPointerLeave={hide}
        onFocus={(event: FocusEvent<HTMLElement>) =>
          (showsOnClick || event.target.matches(':focus-visible')) && show(event)
        }
        onBlur={hide}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        {children}
      </span>
      {target !== undefined && (
        <Suspense>
          <LoadedTooltip target={target} label={label} position={position} isShown={isShown && !isDisabled} />
        </Suspense>
      )}
    </>
  );
}
