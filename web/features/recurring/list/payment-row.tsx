import type { ReactNode } from 'react';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import classes from './rows.module.css';

type Props = {
  payment: Pick<Occurrence, 'type' | 'description' | 'category'>;
  day: CalendarDay | undefined;
  /** Shown after the day, such as an outcome. */
  mark: ReactNode;
  amount: ReactNode;
  /** Attributes by which styles and the returning focus find the row. */
  attributes?: Record<`data-${string}`, string> | undefined;
  children?: ReactNode;
};

/** A payment in a list, with its buttons or menu at the right. */
export function PaymentRow({ payment, day, mark, amount, attributes, children }: Props) {
  const format = useFormat();
  const { type, description, category } = payment;
  return (
    <li className={`row gap-14 ${classes.row}`} {...attributes}>
      <CategoryIcon category={category} />
      <div className={`row wrap between grow shrink ${classes.content}`}>
        <div className={classes.words}>
          <p className={`weight-600 lines-135 break-anywhere ${classes.description}`}>{description}</p>
          <p className={`row wrap dim text-14 lines-150 ${classes.meta}`}>
            {day !== undefined && (
              <time dateTime={day}>
                {format.day(day, { weekday: 'short', day: 'numeric', month: 'short' })}
              </time>
            )}
            {mark}
          </p>
        </div>
        <p className={`money weight-650 numbers ${classes.amount}`} data-type={type}>
          {amount}
        </p>
      </div>
      {children}
    </li>
  );
}
