import { Imports } from '#web/features/imports/imports.tsx';

export default function ImportPage() {
  return <Imports />;
}
