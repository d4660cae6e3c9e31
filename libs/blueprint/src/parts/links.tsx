import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { Button } from '@radix-ui/themes';
import type { YearNumber } from '../rules/roadmap.ts';

/** A text link to the career page, opened at one year. */
export function YearLink({ year, label, children }: { year: YearNumber; label: string; children: ReactNode }) {
  return (
    <Link className="br-link" to="/talent/career" search={{ year }} aria-label={label}>
      {children}
    </Link>
  );
}

/** The same as a button. */
export function YearButton({ year, children }: { year: YearNumber; children: ReactNode }) {
  return (
    <Button asChild size="3" variant="outline">
      <Link to="/talent/career" search={{ year }}>{children}</Link>
    </Button>
  );
}
