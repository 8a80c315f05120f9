// Runs before the first paint, so that neither the theme nor the language flickers. Plain JavaScript, as it is served.
(function () {
  var root = document.documentElement;
  var language = read('saldo-language');
  var systemIsDark = matchMedia('(prefers-color-scheme: dark)');

  showTheme();
  systemIsDark.addEventListener('change', showTheme);
  root.setAttribute('data-has-script', '');
  if (language === null) root.setAttribute('data-preferred', navigator.language.split('-')[0]);
  else if (!root.hasAttribute('data-prerendered')) root.setAttribute('lang', language);

  function showTheme() {
    var theme = read('saldo-theme');
    var isDark = theme === 'dark' || (theme !== 'light' && systemIsDark.matches);
    root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
      meta.setAttribute('content', isDark ? '#0d1411' : '#f5f7f4');
    });
  }

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // The browser may forbid storage; then the defaults apply.
      return null;
    }
  }
})();
