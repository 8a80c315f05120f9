import { Avatar } from '@mantine/core';

type Props = { name: string; photoURL: string | null; size: number; isLight?: boolean };

/** The photo of a person, or their initials; decoration, since the name is next to it. */
export function PersonAvatar({ name, photoURL, size, isLight = false }: Props) {
  return (
    <Avatar
      size={size}
      radius="50%"
      src={photoURL}
      alt=""
      aria-hidden
      {...(isLight ? { variant: 'light' } : {})}
    >
      {initials(name)}
    </Avatar>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const firstWord = words[0] ?? name;
  const lastWord = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [firstWord, lastWord]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
