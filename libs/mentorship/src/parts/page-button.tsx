import type { ReactNode } from 'react';
import { Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';

/** Where to go on from what is empty: a link that looks like a button. */
export function PageButton({ to, children }: { to: '/mentor/dashboard' | '/mentor/requests' | '/talent/dashboard'; children: ReactNode }) {
  return (
    <Button asChild size="3" variant="outline">
      <Link to={to}>{children}</Link>
    </Button>
  );
}
