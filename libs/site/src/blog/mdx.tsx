import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { anchorOf } from '@bridge/model/anchor';
import { SiteLink } from '../link.tsx';

/** A compiled MDX text: it takes the components its elements are drawn with. */
export type MdxBody = ComponentType<{ components?: Record<string, unknown> }>;

/** What MDX texts may use: the elements of a text, and the components that content knows. */
export const mdxComponents = { a: MdxLink, h2: MdxHeading, table: MdxTable, blockquote: Quote, Quote, Callout };

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
