import { Skeleton } from '@mantine/core';
import { TextSkeleton } from '#web/ui/skeletons.tsx';
import { Card } from '#web/ui/card.tsx';
import { SectionsSkeleton } from '#web/ui/sections/sections-skeleton.tsx';
import classes from './system-settings.module.css';

/** Fields of the first groups. */
const FIELDS = [7, 3, 4] as const;

/** The settings while they load: empty groups in their later places. */
export function SettingsSkeleton() {
  return (
    <SectionsSkeleton links={8}>
      {FIELDS.map((fields) => (
        <GroupSkeleton key={fields} fields={fields} />
      ))}
    </SectionsSkeleton>
  );
}

function GroupSkeleton({ fields }: { fields: number }) {
  return (
    <Card>
      <p className={classes.skeletonTitle}>
        <TextSkeleton width={20} />
      </p>
      <div className={`grid align-start ${classes.form}`}>
        {Array.from({ length: fields }, (_, at) => (
          <div key={at} className="stack gap-8">
            <TextSkeleton width={30 + ((at * 17) % 25)} />
            <Skeleton height={44} radius="md" />
            <TextSkeleton width={55 + ((at * 13) % 30)} />
          </div>
        ))}
      </div>
    </Card>
  );
}
