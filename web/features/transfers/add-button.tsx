import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

type Props = {
  label: string;
  /** A shorter text for a card whose title says the rest. The label stays the name. */
  short?: string;
  onAdd: () => void;
};

/** The button of a card that adds to its list. */
export function AddButton({ label, short = label, onAdd }: Props) {
  return (
    <Button
      variant="default"
      data-add
      aria-haspopup="dialog"
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
      aria-label={label}
      onClick={onAdd}
    >
      {short}
    </Button>
  );
}
