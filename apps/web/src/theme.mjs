// Runs before anything is drawn: a classic script, so that the first frame already has the right colours. The choice is
// a cookie (shell/theme.ts writes it), because logging out empties the rest of this site's storage.
// It also says on <html> why the program may never come (draw-waiting.tsx has the words): so it is written for browsers
// of any age.
(function () {
  var root = document.documentElement;
  var choice = /(?:^|; )theme=(light|dark)/.exec(document.cookie);
  var dark = choice ? choice[1] === 'dark' : window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches;
  root.className += dark ? ' dark' : ' light';
  // Few bytes are wanted: by choice, or because the browser asks for it (shell/saver.ts).
  var saver = /(?:^|; )saver=(on|off)/.exec(document.cookie);
  if (saver ? saver[1] === 'on' : navigator.connection && navigator.connection.saveData) root.setAttribute('data-saver', '');
  // What no file is supplied for; docs/browsers.md. Where there are no modules, nothing else runs either.
  if (!('noModule' in document.createElement('script')) || !window.globalThis || !Promise.allSettled || !''.replaceAll) root.setAttribute('data-old', '');
  // A file that is gone or does not come through, and a program that breaks before it has drawn anything.
  window.addEventListener(
    'error',
    function (event) {
      var target = event.target || {};
      if (target === window ? event.filename : target.tagName === 'SCRIPT' || target.rel === 'stylesheet') root.setAttribute('data-failed', '');
    },
    true,
  );
  // When the page began to be left: from then on files are broken off, also before the program is there to hear of it (start/screen-files.ts).
  window.addEventListener('beforeunload', function () {
    root.setAttribute('data-left', String(performance.now()));
  });
})();
