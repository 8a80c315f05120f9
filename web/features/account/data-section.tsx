import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { exportAccount } from '#shared/contract/account.ts';
import { Card } from '#web/ui/card.tsx';
import classes from './account.module.css';

const FORMATS = ['json', 'csv'] as const;

/** Links to exports. The browser downloads them itself, so that their size does not matter. */
export function DataSection() {
  const { t } = useTranslation();
  return (
    <Card title={t('account.data.title')}>
      <ul className={`stack lined ${classes.formats}`}>
        {FORMATS.map((format) => (
          <li key={format} className={`row gap-14 ${classes.format}`}>
            <div className={`grow shrink ${classes.words}`}>
              <p className={`row wrap text-15 weight-600 ${classes.name}`}>{t(`account.data.${format}`)}</p>
              <p className={`dim text-14 lines-140 break-anywhere ${classes.fact}`}>
                {t(`account.data.${format}Text`)}
              </p>
            </div>
            <Button
              component="a"
              href={`${exportAccount.path}?format=${format}`}
              download
              variant="light"
              leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
              aria-label={`${t('account.data.download')}: ${t(`account.data.${format}`)}`}
            >
              {t('account.data.download')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
