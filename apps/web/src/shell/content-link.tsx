import type { ComponentProps } from 'react';
import { Link } from '@tanstack/react-router';

/** A link whose path comes from content, which checks it; the router's types know only paths written in code. */
export function ContentLink({ to, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href' | 'ref'>) {
  return <Link to={to as '/'} {...rest} />; // see above
}
