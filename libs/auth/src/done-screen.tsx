import type { ReactNode } from 'react';
import { Button } from '@radix-ui/themes';
import { YearArch } from '@bridge/ui';
import { AuthLayout, type AuthBrand } from './auth-layout.tsx';

/** Something is done, or is not (`happened`), and there is one way on: a link of the router's, given as `children`. */
export function DoneScreen({ brand, happened, heading, text, children }: { brand: AuthBrand; happened: boolean; heading: string; text: string; children: ReactNode }) {
  return (
    <AuthLayout brand={brand}>
      <div className="auth-done">
        <YearArch done={happened ? 5 : 0} total={5} />
        <div className="br-stack">
          <h1 className="br-d2">{heading}</h1>
          <p className="br-muted">{text}</p>
        </div>
        <Button asChild size="4">
          {children}
        </Button>
      </div>
    </AuthLayout>
  );
}
