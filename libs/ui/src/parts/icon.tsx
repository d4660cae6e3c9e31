const shapes = {
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  book: 'M5 5h6a2 2 0 0 1 1 1v13a2 2 0 0 0-1-1H5zM19 5h-6a2 2 0 0 0-1 1v13a2 2 0 0 1 1-1h6z',
  briefcase: 'M4 8h16v11H4zM9 8V6a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M4 13h16',
  calendar: 'M5 6h14v13H5zM5 10h14M9 4v4M15 4v4',
  chart: 'M4 20h16M7 16v-5M12 16V6M17 16v-8',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  dots: 'M6 12h.01M12 12h.01M18 12h.01',
  eye: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  'eye-off': 'M6.2 7.6C4.1 9.2 3 12 3 12s3.5 6 9 6c1.5 0 2.9-.45 4.1-1.1M9.6 6.3A8.5 8.5 0 0 1 12 6c5.5 0 9 6 9 6s-.7 1.3-2 2.7M4 4l16 16M10.2 10.3a2.5 2.5 0 0 0 3.5 3.5',
  folder: 'M4 6h5l2 2h9v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z',
  home: 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  info: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 11.5v4.5M12 8h.01',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  logout: 'M14 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h8M10 12h10M16.5 8.5L20 12l-3.5 3.5',
  mail: 'M4 6h16v12H4zM4.5 7l7.5 6 7.5-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M19.5 14A8 8 0 0 1 10 4.5 8 8 0 1 0 19.5 14z',
  network: 'M12 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM5.5 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18.5 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM10.7 8.1l-4 7.1M13.3 8.1l4 7.1M8 17.5h8',
  pause: 'M9 6v12M15 6v12',
  play: 'M8.5 6l9 6-9 6z',
  pencil: 'M5 19l1-4L16 5l3 3L9 18zM13.5 7.5l3 3',
  people: 'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM3.5 19a5.5 5.5 0 0 1 11 0M16 5a3 3 0 0 1 0 5.8M17 14a5 5 0 0 1 3.6 5',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4',
  roadmap: 'M3 7h18M5 7v3M19 7v3M4 19a8 8 0 0 1 16 0M9 19a3 3 0 0 1 6 0',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v6h14v-6',
  star: 'M12 4l2.4 5 5.6.700-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7l5.6-.7z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4',
  trash: 'M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.5 11v5M13.5 11v5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0',
  warning: 'M12 4.5L21 19.5H3zM12 10v4.5M12 17h.01',
} as const;

export type IconName = keyof typeof shapes;

/** All names an icon can have, for content that names one. */
export const iconNames = Object.keys(shapes) as IconName[]; // Object.keys widens to string

/** A stroke icon. Always decoration: the words stand beside it or on its button. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={name === 'dots' ? 'br-ic br-ic-dots' : 'br-ic'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
