import { Goals } from '#web/features/goals/goals.tsx';

export default function GoalsPage() {
  return <Goals />;
}
