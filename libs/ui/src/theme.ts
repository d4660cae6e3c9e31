/** Properties of Radix Themes' `<Theme>` that make it ours. */
export const themeProps = {
  accentColor: 'jade',
  grayColor: 'sand',
  panelBackground: 'solid',
  radius: 'large',
  scaling: '100%',
} as const;

/** The same as attributes, for pages that carry no `<Theme>`: set them on body or on the shell's outermost element. */
export const themeAttributes = {
  className: 'radix-themes',
  'data-is-root-theme': 'true',
  'data-accent-color': 'jade',
  'data-gray-color': 'sand',
  'data-has-background': 'true',
  'data-panel-background': 'solid',
  'data-radius': 'large',
  'data-scaling': '100%',
} as const;
