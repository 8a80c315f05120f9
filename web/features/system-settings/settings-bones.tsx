import { Skeleton } from '@mantine/core';
import { Bone } from '#web/ui/bones.tsx';
import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import classes from './system-settings.module.css';

/** How many fields the first groups have. */
const FIELDS = [7, 3, 4] as const;

/** The groups with nothing in them yet, in the places they will have. */
export function SettingsBones() {
  return (
    <Loading className={classes.columns}>
      <div className={classes.boneList}>
        {Array.from({ length: 8 }, (_, at) => (
          <Bone key={at} width={40 + ((at * 23) % 40)} />
        ))}
      </div>
      <div className={classes.groups}>
        {FIELDS.map((fields) => (
          <div key={fields} className={classes.group}>
            <Card>
              <p className={classes.boneTitle}>
                <Bone width={20} />
              </p>
              <div className={classes.form}>
                {Array.from({ length: fields }, (_, at) => (
                  <div key={at} className={classes.boneField}>
                    <Bone width={30 + ((at * 17) % 25)} />
                    <Skeleton height={44} radius="md" />
                    <Bone width={55 + ((at * 13) % 30)} />
                  </div>
                ))}
              </div>
            </Card>
          </div>
        ))}
      </div>
    </Loading>
  );
}
