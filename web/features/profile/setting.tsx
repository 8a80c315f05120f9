import { Choice } from '#web/ui/choice.tsx';
import classes from './profile.module.css';

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A label with a few choices next to it, on a phone below it. */
export function Setting<Value extends string>({ label, ...choice }: Props<Value>) {
  return (
    <div className={`row wrap between shrink ${classes.setting}`}>
      <span className="text-14 weight-600" aria-hidden>
        {label}
      </span>
      <Choice label={label} {...choice} />
    </div>
  );
}
