import { z } from 'zod';

/** The icons that are drawn (libs/ui). */
export const iconNames = [
  'home', 'roadmap', 'folder', 'people', 'star', 'briefcase', 'book', 'network', 'chart', 'calendar', 'share', 'menu',
  'close', 'check', 'dots', 'logout', 'user', 'sun', 'moon', 'mail', 'plus', 'trash', 'refresh', 'eye',
] as const;
export const iconSchema = z.enum(iconNames);
export type IconName = z.infer<typeof iconSchema>;
