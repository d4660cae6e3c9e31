import { cookies } from '@bridge/client';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const name = 'theme';
const year = 365;
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** What was chosen; "system" where nothing was. A cookie, so that it outlives logging out and theme.mjs reads it first. */
export function themeChoice(): ThemeChoice {
  return themeChoices.find((choice) => choice === cookies.read(name)) ?? 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') cookies.remove(name);
  else cookies.write(name, choice, year);
  showTheme();
}

/** Follows the system's colours while nothing else is chosen. */
export function followSystemTheme(): void {
  systemIsDark().addEventListener('change', showTheme);
}

function showTheme(): void {
  const choice = themeChoice();
  const dark = choice === 'system' ? systemIsDark().matches : choice === 'dark';
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
}
