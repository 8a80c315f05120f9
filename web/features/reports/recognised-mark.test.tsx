import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import { texts } from '#shared/i18n/es/texts.ts';
import { RecognisedMark } from './recognised-mark.tsx';

it('the mark stays with the word before it, and has a name', async () => {
  await i18next.use(initReactI18next).init({ lng: 'es', resources: { es: { translation: texts } } });
  const html = renderToString(
    <p>
      Nómina
      <RecognisedMark />
    </p>,
  );
  expect(html).toMatch(/Nómina<span class="[^"]*nowrap[^"]*">\u00a0<svg/);
  expect(html).toContain('role="img" aria-label="Detectado"');
});
