import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import { Button } from '@radix-ui/themes';
import type { ButtonProps } from '@radix-ui/themes';

/** A link to a page that looks like a button: where to go on from what is empty. */
export function PageButton({ to, search, variant = 'outline', children }: Pick<LinkProps, 'to' | 'search'> & { variant?: ButtonProps['variant']; children: ReactNode }) {
  return (
    <Button asChild size="3" variant={variant}>
      <Link to={to} search={search}>
        {children}
      </Link>
    </Button>
  );
}
