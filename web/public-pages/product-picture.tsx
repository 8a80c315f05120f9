import { useTranslation } from 'react-i18next';

type Name = 'dashboard' | 'dashboard-phone' | 'add-expense-phone' | 'year' | 'year-phone';
type Theme = 'light' | 'dark';

type Props = {
  name: Name;
  /** Shown on phones, where the wide one is too small to read. */
  phoneName?: Name;
  alt: string;
  /** Whether it is at the top of the page and fetched at once. */
  isFirst?: boolean;
  className: string | undefined;
};

const PHONE = '(max-width: 47.99em)';
const DARK = '(prefers-color-scheme: dark)';

/**
 * The pictures that `npm run pictures` takes; names end with language, theme and size: 'year-en-light-1440x900.webp'.
 */
const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A picture of the product in the page's language and theme; English until a new language has its own. */
export function ProductPicture({ name, phoneName, alt, isFirst = false, className }: Props) {
  const { i18n } = useTranslation('pages');
  const find = (pictureName: Name, theme: Theme) =>
    findPicture(`${pictureName}-${i18n.language}-${theme}`) ?? requirePicture(`${pictureName}-en-${theme}`);
  const { src, width, height } = find(name, 'light');
  return (
    <picture>
      {phoneName !== undefined && (
        <>
          <Source media={`${PHONE} and ${DARK}`} isDark {...find(phoneName, 'dark')} />
          <Source media={PHONE} {...find(phoneName, 'light')} />
        </>
      )}
      <Source media={DARK} isDark {...find(name, 'dark')} />
      <img
        className={className}
        src={src}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

type Picture = { src: string; width: number; height: number };

/** Keeps the dark picture's media query for the script that applies a chosen theme. */
function Source({
  media,
  isDark = false,
  src,
  width,
  height,
}: Picture & { media: string; isDark?: boolean }) {
  return (
    <source
      media={media}
      data-dark={isDark ? media : undefined}
      srcSet={src}
      width={width}
      height={height}
      type="image/webp"
    />
  );
}

function requirePicture(name: string): Picture {
  const picture = findPicture(name);
  if (picture === undefined) throw new Error(`There is no picture ${name}; npm run pictures takes it.`);
  return picture;
}

function findPicture(name: string): Picture | undefined {
  for (const [file, src] of Object.entries(files)) {
    const size = file.startsWith(`./pictures/${name}-`) ? /-(\d+)x(\d+)\.webp$/.exec(file) : null;
    if (size) return { src, width: Number(size[1]), height: Number(size[2]) };
  }
  return undefined;
}
