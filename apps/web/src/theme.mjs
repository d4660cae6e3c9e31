// Runs before anything is drawn: a classic script, so that the first frame already has the right colours. The choice is
// a cookie (shell/theme.ts writes it), because logging out empties the rest of this site's storage.
(function () {
  var choice = /(?:^|; )theme=(light|dark)/.exec(document.cookie);
  var dark = choice ? choice[1] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.add(dark ? 'dark' : 'light');
})();
