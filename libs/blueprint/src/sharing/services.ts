import type { Year } from '@bridge/model';

/** Where a link can be shared, and the address that takes it there. */
export const services = [
  { id: 'x', address: (link: string, title: string) => `https://x.com/intent/tweet?${new URLSearchParams({ text: title, url: link })}` },
  { id: 'linkedin', address: (link: string) => `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: link })}` },
  { id: 'facebook', address: (link: string) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link })}` },
] as const;

/** The address of somebody's shared blueprint, or of one year of it, in the language of this page. */
export function sharedAddress(userId: string, { origin, prefix = '', year }: { origin: string; prefix?: string; year?: Year }): string {
  return `${origin}${prefix}/blueprint-share?id=${encodeURIComponent(userId)}${year ? `#${year}` : ''}`;
}
