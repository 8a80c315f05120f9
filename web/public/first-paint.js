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
  root.setAttribute('lang', language === 'es' ? 'es' : 'en');
  var color = document.querySelector('meta[name="theme-color"]');
  if (color && isDark) color.setAttribute('content', '#0d1411');
})();
