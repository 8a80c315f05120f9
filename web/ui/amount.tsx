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
  /** Amounts next to it that get the same size of type and the same form. */
  beside?: readonly number[];
  className?: string | undefined;
};

/**
 * A large figure on one line. If it does not fit, its type is smaller; if that would be hard to read, it is in short
 * form, and a tooltip and screen readers give the full amount.
 */
export function BigAmount({ amount, beside = [], className = '' }: BigAmountProps) {
  const format = useFormat();
  const amounts = [amount, ...beside];
  const whole = findLongest(amounts.map((one) => format.amount(one)));
  const short = findLongest(amounts.map((one) => format.compactAmount(one)));
  const wholeFit = useFit<HTMLSpanElement>(whole);
  const shortFit = useFit<HTMLSpanElement>(short);
  const isShort =
    wholeFit.scale < SMALLEST_SCALE ||
    (wholeFit.scale < 1 && wholeFit.scale * wholeFit.fontSizePx < SMALLEST_PX);
  const { scale } = isShort ? shortFit : wholeFit;
  return (
    <p className={`${classes.amount} ${className}`}>
      <span ref={wholeFit.ref} className={classes.ruler} data-text={whole} aria-hidden />
      <span ref={shortFit.ref} className={classes.ruler} data-text={short} aria-hidden />
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
  const whole = isSigned ? format.signedAmount(amount) : format.amount(amount);
  if (whole.length <= LONGEST_IN_TEXT) return whole;
  return (
    <>
      <VisuallyHidden>{whole}</VisuallyHidden>
      <span className={classes.short} title={whole} aria-hidden>
        {format.compactAmount(amount, { isSigned })}
      </span>
    </>
  );
}

function findLongest(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
