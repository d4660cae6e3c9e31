/** The addresses of account screens: public pages with a form, drawn by the build and taken over by the program. */
export const accountScreens = [
  '/login',
  '/signup',
  '/select-user-type',
  '/verify-email',
  '/signup-success',
  '/forgot-password-request',
  '/change-password',
  '/change-password-success',
] as const;
export type AccountScreen = (typeof accountScreens)[number];

/** All screens of the program that are public pages: drawn by the build, taken over by the program. */
export const publicScreens = [...accountScreens, '/blueprint-share'] as const;
export type PublicScreen = (typeof publicScreens)[number];

/** The addresses of all screens of the program: public ones and everything behind the sign-in. */
export const screens = [
  ...publicScreens,
  '/sign-in/popup',
  '/guardian',
  '/dashboard',
  '/profile',
  '/career',
  '/talent/dashboard',
  '/talent/career',
  '/talent/mentorship',
  '/talent/projects',
  '/talent/recommendations',
  '/talent/jobs',
  '/mentor/dashboard',
  '/mentor/mentees',
  '/mentor/requests',
  '/mentor/resources',
  '/mentor/jobs',
  '/partner/dashboard',
  '/partner/opportunities',
  '/partner/network',
  '/partner/jobs',
  '/staff',
  '/staff/decisions',
  '/staff/people',
  '/staff/members',
  '/staff/releases',
  '/staff/audit',
  '/staff/health',
] as const;
export type Screen = (typeof screens)[number];

/** Short addresses that links in the code use; they draw nothing: content/redirects.json leads each of them on. */
export const shortAddresses = ['/career', '/signin'] as const;

/** Below these one screen stands for many: the last part is an id. */
export const screenFolders = ['/talent/mentorships', '/talent/projects', '/talent/jobs', '/partner/opportunities', '/staff/cases', '/staff/people', '/staff/changes'] as const;

/** Whether a path names one of those many, by its id. */
export function isOneOfMany(path: string): boolean {
  return screenFolders.some((folder) => path.startsWith(`${folder}/`) && path.length > folder.length + 1 && !path.includes('/', folder.length + 1));
}

/** What the servers, that of development too, and the build answer with by themselves, beside the calls of the contract. No page can stand there or below. */
export const ownAddresses = ['/404', '/assets', '/content', '/dev', '/favicon.svg', '/index', '/openapi.json', '/opportunities', '/pictures', '/robots.txt', '/rss.xml', '/saver', '/share', '/shell', '/sitemap-opportunities.xml', '/sitemap.xml', '/theme'] as const;

/** Of those, where it answers below and not there: a redirect can lead whoever shortens an address on. */
export const ownFolders = ['/opportunities', '/opportunities/jobs', '/opportunities/projects'] as const;
