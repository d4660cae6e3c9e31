import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { anchorOf } from '@bridge/model/anchor';
import { SiteLink } from '../link.tsx';
import { Picture } from '../picture/picture.tsx';

/** A compiled MDX text: it takes the components its elements are drawn with. */
export type MdxBody = ComponentType<{ components?: Record<string, unknown> }>;

/** What MDX texts may use: the elements of a text, and the components that content knows. */
export const mdxComponents = { a: MdxLink, h2: MdxHeading, img: MdxPicture, table: MdxTable, blockquote: Quote, Quote, Callout };

function MdxLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <SiteLink {...rest} to={href} className="br-link" />;
}

function MdxHeading({ children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 id={anchorOf(textOf(children))} {...rest}>
      {children}
    </h2>
  );
}

/** A picture of content/pictures/ says itself what it shows; any other is where it is. */
function MdxPicture({ src = '', alt, ...rest }: ComponentProps<'img'>) {
  const [, id] = /^\/pictures\/([\w-]+)$/.exec(src) ?? [];
  return id === undefined ? <img {...rest} src={src} alt={alt} loading="lazy" /> : <Picture id={id} sizes="(min-width: 900px) 720px, calc(100vw - 40px)" isTold />;
}

/** Wide tables scroll in themselves, never the page. */
function MdxTable(props: ComponentProps<'table'>) {
  return (
    <div className="br-scroll" tabIndex={0} role="group">
      <table {...props} />
    </div>
  );
}

function Quote({ children, by }: { children?: ReactNode; by?: string }) {
  return (
    <blockquote>
      {children}
      {by && <footer className="br-small br-muted">{by}</footer>}
    </blockquote>
  );
}

function Callout({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <aside className="br-callout">
      {title && <b>{title}</b>}
      <div>{children}</div>
    </aside>
  );
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (node && typeof node === 'object' && 'props' in node) return textOf((node.props as { children?: ReactNode }).children); // an element, by its props
  return '';
}
