import type { ComponentProps } from 'react';
import { Link } from '@tanstack/react-router';

/** A link to a public page: a document of its own, in the language of this one. The router's types know only its screens. */
export function PublicLink({ to, ...rest }: { to: `/${string}` } & Omit<ComponentProps<'a'>, 'href' | 'ref'>) {
  return <Link to={to as '/'} reloadDocument preload={false} {...rest} />; // see above
}
