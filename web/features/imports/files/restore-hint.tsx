import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { handOverFile } from '#web/lib/browser/handed-file.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './files.module.css';

/** For the export of a Saldo account: a link to the screen that restores all of it. */
export function RestoreHint({ content }: { content: File }) {
  const { t } = useTranslation();
  if (!useIsOwnExport(content)) return null;
  return (
    <p className={classes.note}>
      {t('imports.files.ownExport')}{' '}
      <Link
        className={`accent weight-600 ${classes.link}`}
        to={`${paths.profile}#data`}
        onClick={() => handOverFile(content)}
      >
        {t('imports.files.restore')}
      </Link>
    </p>
  );
}

/** Reads only the beginning, because the file may be too large for an import. */
function useIsOwnExport(content: File): boolean {
  const [isOwnExport, setIsOwnExport] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    const read = async () => {
      const text = await content.slice(0, 200).text();
      if (!isUnmounted) setIsOwnExport(/^\uFEFF?\s*\{\s*"format"\s*:\s*"saldo"/.test(text));
    };
    // The list of files shows why a file cannot be opened.
    read().catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [content]);
  return isOwnExport;
}
