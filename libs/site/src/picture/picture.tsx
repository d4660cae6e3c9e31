import { classNames } from '../lite/class-names.ts';
import { inLanguage, useSite } from '../site.tsx';

/**
 * A picture of content/pictures/, in the width that its place needs, as AVIF or else WebP. Its size is known, so nothing moves when it
 * comes; what it is cut to keeps its focus in sight. Nothing where the page was made without it.
 */
export function Picture({ id, sizes, className, first, isNamed, isTold }: {
  id: string;
  /** How wide it stands, as the attribute says it. */
  sizes: string;
  className?: string;
  /** At the head of its page: asked for at once. */
  first?: boolean;
  /** What it shows is written beside it: it says nothing itself. */
  isNamed?: boolean;
  /** Whoever saves data reads what it shows in its place. */
  isTold?: boolean;
}) {
  const site = useSite();
  const picture = site.pictures[id];
  if (!picture) return null;
  const { alt, lang, width, height, focus, address, widths, only } = picture;
  const from = (kind: 'avif' | 'webp') => widths.map((one) => `${address}-${one}.${kind} ${one}w`).join(', ');
  return (
    <picture className={classNames('br-picture', isTold && 'br-told', className)}>
      {only === undefined && <source type="image/avif" srcSet={from('avif')} sizes={sizes} />}
      <img
        className={focus && `br-fx-${tenth(focus.x)} br-fy-${tenth(focus.y)}`}
        src={only ?? `${address}-${widths.at(-1)}.webp`}
        {...(only === undefined && { srcSet: from('webp'), sizes })}
        width={width}
        height={height}
        alt={isNamed ? '' : alt}
        {...(!isNamed && inLanguage(site, lang))}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}

/** No style may stand in an attribute: there is a class for each tenth (site.css). */
function tenth(percent: number): number {
  return Math.round(percent / 10) * 10;
}
