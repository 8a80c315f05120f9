import { Tooltip } from '@mantine/core';

type Props = { target: HTMLElement; label: string; position: 'right' | 'top'; isShown: boolean };

export function LoadedTooltip({ isShown, ...props }: Props) {
  return <Tooltip {...props} opened={isShown} />;
}
