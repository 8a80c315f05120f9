import { Button, Loader } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/lib/navigation/link.tsx';
import { paths } from '#shared/paths.ts';
import { mayDetectWithoutAsking } from './detect-city.ts';
import { usePlaceName } from './use-place-name.ts';
import { useDetection } from './use-detection.ts';
import { useSaveLocation } from './use-save-location.ts';
import classes from './location-prompt.module.css';

/** Detects the city on request, or at once if the browser may do so without asking, and asks whether to save it. */
export function LocationPrompt() {
  const titleId = useId();
  const detection = useDetection();
  useDetectWhereAllowed(detection.detect);
  return (
    <section className={`row wrap card-color frame ${classes.prompt}`} aria-labelledby={titleId}>
      <span className={`in-middle rigid accent-color accent ${classes.icon}`} aria-hidden>
        {detection.isDetecting ? <Loader size={20} /> : <IconMapPin size={22} stroke={1.75} />}
      </span>
      <Words titleId={titleId} {...detection} />
      <Actions {...detection} />
    </section>
  );
}

type Detection = ReturnType<typeof useDetection>;

function Words({ titleId, city, isDetecting, problem }: Detection & { titleId: string }) {
  const { t } = useTranslation();
  const placeName = usePlaceName();
  return (
    <div className={`shrink ${classes.words}`} aria-live="polite">
      <p className="text-15 weight-650 lines-140" id={titleId}>
        {isDetecting && t('location.prompt.detecting')}
        {city && t('location.prompt.found', { place: placeName(city) })}
        {!isDetecting && !city && t('location.prompt.title')}
      </p>
      <p
        className={`dim text-14 lines-145 ${classes.text}`}
        data-problem={problem !== undefined || undefined}
      >
        {problem ?? t(city ? 'location.prompt.foundText' : 'location.prompt.text')}
      </p>
    </div>
  );
}

function Actions({ city, isOutOfReach, ...detection }: Detection) {
  const { t } = useTranslation();
  const choose = useChoice();
  return (
    <div className={`flex wrap gap-10 ${classes.actions}`}>
      <Button variant="default" onClick={() => choose({ kind: 'decline' })}>
        {t(city ? 'location.dontSave' : 'location.decline')}
      </Button>
      {city && <Button onClick={() => choose({ kind: 'save', city })}>{t('location.save')}</Button>}
      {isOutOfReach && (
        <Button component={Link} to={paths.profile} variant="light">
          {t('location.enter')}
        </Button>
      )}
      {!city && !isOutOfReach && <DetectButton {...detection} />}
    </div>
  );
}

function DetectButton({
  detect,
  isDetecting,
  problem,
}: Pick<Detection, 'detect' | 'isDetecting' | 'problem'>) {
  const { t } = useTranslation();
  return (
    <Button variant="light" onClick={detect} disabled={isDetecting}>
      {t(problem === undefined ? 'location.detect' : 'location.retry')}
    </Button>
  );
}

/** Saves or declines, and moves the focus, which would disappear with the prompt. */
function useChoice() {
  const { mutate } = useSaveLocation();
  return (choice: Parameters<typeof mutate>[0]) => {
    mutate(choice);
    document.querySelector('main')?.focus({ preventScroll: true });
  };
}

function useDetectWhereAllowed(detect: () => void): void {
  const start = useRef(detect);
  useEffect(() => {
    let isUnmounted = false;
    async function detectIfAllowed(): Promise<void> {
      if ((await mayDetectWithoutAsking()) && !isUnmounted) start.current();
    }
    void detectIfAllowed();
    return () => {
      isUnmounted = true;
    };
  }, []);
}
