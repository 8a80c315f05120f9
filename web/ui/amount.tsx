import { VisuallyHidden } from '@mantine/core';
import { useFormat } from '#web/lib/format/format.ts';
import { TooltipOnDemand } from './tooltip-on-demand.tsx';
import { useFit } from './use-fit.ts';
import classes from './amount.module.css';

const SMALLEST_PX = 15;
/** A share, not a size in pixels: so a large figure never becomes smaller than the small ones next to it. */
const SMALLEST_SCALE = 0.5;
/** Longer amounts are in short form within a text. */
export const LONGEST_IN_TEXT = 13;

type BigAmountProps = {
  amount: number;
  /** Amounts next to it, which have the same size of type and the same form. */
  neighbours?: readonly number[];
  className?: string | undefined;
};

/**
 * A large figure on one line. If it does not fit, its type is smaller; if that would be hard to read, it is in short
 * form, and a tooltip and screen readers give the full amount.
 */
export function BigAmount({ amount, neighbours = [], className = '' }: BigAmountProps) {
  const format = useFormat();
  const amounts = [amount, ...neighbours];
  const fullText = findLongest(amounts.map((value) => format.amount(value)));
  const shortText = findLongest(amounts.map((value) => format.compactAmount(value)));
  const fullFit = useFit<HTMLSpanElement>(fullText);
  const shortFit = useFit<HTMLSpanElement>(shortText);
  const isShort =
    fullFit.scale < SMALLEST_SCALE || (fullFit.scale < 1 && fullFit.scale * fullFit.fontSizePx < SMALLEST_PX);
  const { scale } = isShort ? shortFit : fullFit;
  return (
    <p className={`${classes.amount} ${className}`}>
      <span ref={fullFit.ref} className={classes.ruler} data-text={fullText} aria-hidden />
      <span ref={shortFit.ref} className={classes.ruler} data-text={shortText} aria-hidden />
      <span style={{ fontSize: `${Math.floor(scale < 1 ? scale * 98 : 100) / 100}em` }}>
        {isShort ? (
          <TooltipOnDemand label={format.amount(amount)} showsOnClick>
            <span tabIndex={0}>
              <VisuallyHidden>{format.amount(amount)}</VisuallyHidden>
              <span aria-hidden>{format.compactAmount(amount)}</span>
            </span>
          </TooltipOnDemand>
        ) : (
          format.amount(amount)
        )}
      </span>
    </p>
  );
}

/** An amount within a text or a list, in short form if it is long. */
export function AmountInText({ amount, isSigned = false }: { amount: number; isSigned?: boolean }) {
  const format = useFormat();
  const fullText = isSigned ? format.signedAmount(amount) : format.amount(amount);
  if (fullText.length <= LONGEST_IN_TEXT) return fullText;
  return (
    <>
      <VisuallyHidden>{fullText}</VisuallyHidden>
      <span className={classes.short} title={fullText} aria-hidden>
        {format.compactAmount(amount, { isSigned })}
      </span>
    </>
  );
}

function findLongest(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
