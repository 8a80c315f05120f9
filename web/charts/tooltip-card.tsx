import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import classes from './tooltip-card.module.css';

type Size = { width: number; height: number };
type TooltipCardProps = {
  title: string;
  children: ReactNode;
  /** The card's left and top edge within the chart, once its size is known. */
  place: (card: Size) => { left: number; top: number };
};

/** The card next to the active point; screen readers get its content from the label of the chart. */
export function TooltipCard({ title, children, place }: TooltipCardProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();

  useLayoutEffect(() => {
    const card = ref.current;
    if (!card) return;
    const newSize = { width: card.offsetWidth, height: card.offsetHeight };
    setSize((current) =>
      current?.width === newSize.width && current.height === newSize.height ? current : newSize,
    );
  }, [title, children]);

  const { left, top } = place(size ?? { width: 0, height: 0 });
  return (
    <div
      ref={ref}
      aria-hidden
      className={`card-color frame lines-150 numbers ${classes.card}`}
      style={{ transform: `translate(${Math.round(left)}px, ${Math.round(top)}px)`, opacity: size ? 1 : 0 }}
    >
      <div className={`dim weight-600 ${classes.title}`}>{title}</div>
      {children}
    </div>
  );
}

/** One line of the card: a name and a value. */
export function TooltipRow({ swatch, label, value }: { swatch?: ReactNode; label: string; value: string }) {
  return (
    <div className="row gap-8">
      {swatch}
      <span className={`grow ${classes.label}`}>{label}</span>
      <span className="weight-700">{value}</span>
    </div>
  );
}
