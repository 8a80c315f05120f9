import { Button } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './restore.module.css';

type Props = {
  /** Whether another file is chosen already. */
  isOther: boolean;
  onFile: (file: File) => void;
};

export function ChooseFile({ isOther, onFile }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.choose}>
      <input
        ref={input}
        className={classes.hidden}
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onFile(file);
          // Otherwise choosing the same file again would cause no event.
          currentTarget.value = '';
        }}
      />
      <Button
        variant={isOther ? 'default' : 'light'}
        leftSection={<IconFolderOpen size={18} stroke={1.75} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t(isOther ? 'restore.chooseOther' : 'restore.choose')}
      </Button>
    </div>
  );
}
