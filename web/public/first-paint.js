// Runs before the first paint, so that neither the theme nor the language flickers. Plain JavaScript, as it is served.
(function () {
  var root = document.documentElement;
  var theme = null;
  var language = null;
  try {
    theme = localStorage.getItem('saldo-theme');
    language = localStorage.getItem('saldo-language');
  } catch {
    // Where storage is forbidden the defaults hold.
  }
  var isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  root.setAttribute('data-has-script', '');
  document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
    meta.setAttribute('content', isDark ? '#0d1411' : '#f5f7f4');
  });
  if (!root.hasAttribute('data-prerendered')) root.setAttribute('lang', language === 'es' ? 'es' : 'en');
  else if (language === null && root.lang === 'en' && navigator.language.startsWith('es'))
    root.setAttribute('data-offers-spanish', '');
})();
