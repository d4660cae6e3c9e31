import { useCallback, useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { previewPath } from '@bridge/model';

export type Width = 'phone' | 'desktop';
export type Colours = 'light' | 'dark';

const widths: Record<Width, number> = { phone: 360, desktop: 1280 };

/** A page in a frame of a width, smaller where there is no room for it. Its links are followed within the frame. */
export function PageFrame({ ticket, width, colours, title, follow }: { ticket: string; width: Width; colours: Colours; title: string; /** Goes to another page of the site. */ follow: (address: string) => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scroll = useRef(0);
  const [room, setRoom] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const ready = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!page?.body || page.URL === 'about:blank') return;
    colour(page, colours);
    frame.current?.contentWindow?.scrollTo(0, scroll.current);
    page.onclick = (event) => followed(event, follow);
  }, [colours, follow]);
  useEffect(() => {
    const within = frame.current?.contentWindow;
    if (!within) return;
    scroll.current = within.scrollY;
    within.location.replace(`${previewPath}/${ticket}`); // as src it would be a step of Back
  }, [ticket]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page) colour(page, colours);
  }, [colours]);
  useLayoutEffect(() => {
    const look = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width));
    if (box.current) look.observe(box.current);
    return () => look.disconnect();
  }, []);
  const scale = Math.min(1, (room ?? widths[width]) / widths[width]);
  return (
    <div ref={box} className="br-changes-frame" style={{ '--scale': scale, '--width': `${widths[width]}px` } as CSSProperties /* properties of our own */}>
      <iframe ref={frame} title={title} onLoad={ready} />
    </div>
  );
}

function colour({ documentElement: { classList } }: Document, colours: Colours): void {
  classList.toggle('dark', colours === 'dark');
  classList.toggle('light', colours === 'light');
}

/** Nothing is left by a link: a page of ours is drawn in the place of this one, and what leads elsewhere is not followed. */
function followed(event: MouseEvent, follow: (address: string) => void): void {
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]'); // what is clicked is an element, of the frame's own kind
  if (!link || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  const to = new URL(link.href, window.location.href);
  if (to.origin === window.location.origin) follow(to.pathname);
}
