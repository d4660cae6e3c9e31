/** Loads what moves or answers (carousel, search, clock, status, form) when the first such part comes near the window. */
export function startParts(urls: string): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      for (const url of urls.split(' ')) void import(/* @vite-ignore */ url).then(({ startLive }: { startLive: () => void }) => startLive());
    },
    { rootMargin: '25% 0px' },
  );
  for (const part of document.querySelectorAll('[data-part]')) watch.observe(part);
}
