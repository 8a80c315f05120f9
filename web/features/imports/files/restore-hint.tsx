import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { handOver } from '#web/lib/browser/handed-file.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './files.module.css';

/** For the product's own download of everything: where it comes back as a whole. */
export function RestoreHint({ content }: { content: File }) {
  const { t } = useTranslation();
  if (!useIsOwnExport(content)) return null;
  return (
    <p className={classes.note}>
      {t('imports.files.ownExport')}{' '}
      <Link
        className={`accent weight-600 ${classes.link}`}
        to={`${paths.profile}#data`}
        onClick={() => handOver(content)}
      >
        {t('imports.files.restore')}
      </Link>
    </p>
  );
}

/** Looks at the beginning only, because a file that is too large for an import can be restored. */
function useIsOwnExport(content: File): boolean {
  const [isOwn, setIsOwn] = useState(false);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const text = await content.slice(0, 200).text();
      if (!isGone) setIsOwn(/^\uFEFF?\s*\{\s*"format"\s*:\s*"saldo"/.test(text));
    };
    // The list says why a file cannot be opened.
    look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [content]);
  return isOwn;
}
