import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import { texts } from '#shared/i18n/es/texts.ts';
import { RecognisedMark } from './recognised-mark.tsx';

it('the dot stays with the word before it, so that no line begins with it', async () => {
  await i18next.use(initReactI18next).init({ lng: 'es', resources: { es: { translation: texts } } });
  const html = renderToString(
    <p>
      Nómina
      <RecognisedMark />
    </p>,
  );
  const text = html.replaceAll(/<!--.*?-->|<[^>]+>/g, '');
  expect(text).toBe('Nómina\u00a0· Detectado');
});
