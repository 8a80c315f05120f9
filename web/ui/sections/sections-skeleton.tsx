import { Children, type ReactNode } from 'react';
import { useRootMark } from '#web/lib/screen/use-root-mark.ts';
import { Loading } from '#web/ui/loading.tsx';
import { TextSkeleton } from '#web/ui/skeletons.tsx';
import classes from './sections.module.css';

/** Shows in place of sections that load; on phones only in place of their list. */
export function SectionsSkeleton({ links, children }: { links: number; children: ReactNode }) {
  useRootMark('data-sections', '');
  return (
    <Loading className={`grid align-start ${classes.columns}`}>
      <div className={`stack ${classes.skeletonList}`}>
        {Array.from({ length: links }, (_, index) => (
          <TextSkeleton key={index} width={40 + ((index * 23) % 40)} />
        ))}
      </div>
      <div className={`stack gap-20 ${classes.groups}`}>
        {Children.map(children, (group) => (
          <div className={`stack gap-20 ${classes.group}`}>{group}</div>
        ))}
      </div>
    </Loading>
  );
}
