import { IconAlertTriangle } from '@tabler/icons-react';

/** A short warning beside what it is about, with an icon, so that the colour is not alone. */
export function WarningLine({ text }: { text: string }) {
  return (
    <span className="flex gap-6 warn text-13 weight-600 lines-140">
      <IconAlertTriangle className="rigid" size={16} stroke={2} aria-hidden />
      {text}
    </span>
  );
}
