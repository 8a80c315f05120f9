import { NotFound } from '#web/features/public-pages/not-found.tsx';

export default function NotFoundPage() {
  return <NotFound />;
}
