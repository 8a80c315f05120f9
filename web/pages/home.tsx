import { Landing } from '#web/features/public-pages/landing.tsx';

export default function HomePage() {
  return <Landing />;
}
