import { NotFound } from '#web/features/not-found/not-found.tsx';

export default function NotFoundPage() {
  return <NotFound />;
}
