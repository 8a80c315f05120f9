import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'autoCapitalize' | 'spellCheck'>;

/** An e-mail address, which no keyboard writes in its own way. */
export function EmailField(props: Props) {
  return <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} />;
}
