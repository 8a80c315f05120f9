import { Skeleton } from '@mantine/core';
import { Loading } from './loading.tsx';
import classes from './list-skeleton.module.css';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

type RowProps = { rowHeight: number; picture: 'tile' | 'face' };

/** Stands in for a list that loads: each row has a picture, two lines of text, and a text at the right. */
export function ListSkeleton({ rowHeight, picture }: RowProps) {
  return (
    <Loading>
      {ROWS.map((row) => (
        <div key={row} className={`row gap-14 ${classes.row}`} style={{ minHeight: rowHeight }}>
          {picture === 'tile' ? (
            <Skeleton width={40} height={40} radius={12} />
          ) : (
            <Skeleton width={32} height={32} circle />
          )}
          <div className={`stack gap-8 grow shrink ${classes.words}`}>
            <Skeleton width={`${35 + ((row * 23) % 30)}%`} height={14} />
            <Skeleton width={`${15 + ((row * 17) % 15)}%`} height={12} />
          </div>
          <Skeleton width={84} height={14} />
        </div>
      ))}
    </Loading>
  );
}

/** Grey blocks of these heights, one below the other. */
export function BlockSkeleton({ heights }: { heights: readonly number[] }) {
  return (
    <Loading className={`stack gap-12 ${classes.blocks}`}>
      {Array.from(heights, (height, index) => (
        <Skeleton key={index} height={height} radius="md" />
      ))}
    </Loading>
  );
}
