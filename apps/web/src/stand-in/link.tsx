// Takes the place of the router's links in the stand-in's script: they open their address as a document.
import type { ReactNode } from 'react';
import { data } from './read-data.ts';

export function Link({ to, params = {}, children }: { to: string; params?: Record<string, string>; children: ReactNode }) {
  return <a href={data.prefix + to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}>{children}</a>;
}
