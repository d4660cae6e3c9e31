/**
 * From the first scroll on, blocks fade in as they come into view (site.css, by the scroll itself). Until then, and
 * without JavaScript, everything is simply there: for print, for crawlers and for whoever never scrolls.
 */
export function reveal(): () => void {
  const { documentElement: root } = document;
  const scrolled = () => root.setAttribute('data-scrolled', '');
  addEventListener('scroll', scrolled, { once: true, passive: true });
  return () => removeEventListener('scroll', scrolled);
}
