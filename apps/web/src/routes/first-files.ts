import { contract, mentorLimits, type Call, type Screen } from '@bridge/model';

// What a screen asks for as soon as it is opened by its address: its module, the documents that its route and those above
// it load, and the call that fills it. All of it is named in the screen's own page, so that it comes in one round trip
// instead of five. What is missing here still comes, later; what no longer exists stops the build.
/** The documents that every screen shows, whatever it is: they share a file. */
export const everyScreen = ['interface/common', 'messages/fields', 'redirects', 'interface/app', 'brand'];
const everyone = [...everyScreen, 'interface/auth'];
const blueprint = ['interface/blueprint', 'interface/sharing', 'interface/survey', 'interface/questionnaire', 'surveys/talent'];
const onPage = { page: 1, limit: mentorLimits.pageSize };

export type FirstFiles = { modules: string[]; documents: string[]; call?: { endpoint: Call; query?: Record<string, string | number> }; /** Whether the build draws a stand-in of the screen (src/stand-in). */ standIn?: boolean };
/** Of the header and footer of public pages. */
const frame = ['interface/site', 'navigation/public', 'navigation/footer'];
type Own = { module: string; documents?: string[]; call?: FirstFiles['call']; standIn?: boolean };

const open = (): FirstFiles => ({ modules: ['src/pages/account.tsx'], documents: [...everyone, ...frame, 'legal/terms', 'legal/privacy'] });
const signedIn = (menu: string, words: string[]) => ({ module, documents = [], call, standIn = false }: Own): FirstFiles => ({
  modules: ['src/shell/app-frame.tsx', `src/pages/${module}.tsx`],
  documents: [...everyone, 'navigation/mobile', `navigation/${menu}`, ...words, ...documents],
  ...(call && { call }),
  standIn,
});
const talent = signedIn('talent', []);
const mentor = signedIn('mentor', ['interface/mentorship', 'interface/thread']);
const partner = signedIn('partner', ['interface/opportunities', 'interface/thread']);
const staff = signedIn('staff', ['interface/staff', 'lists/staff-presets', 'lists/reports']);
const opportunities = ['interface/opportunities', 'interface/thread', 'lists/opportunities', 'surveys/talent'];

/** Files and the first call by the address of a screen. */
export const firstFiles: Record<string, FirstFiles> = screensWith({
  '/login': open(),
  '/signup': open(),
  '/select-user-type': open(),
  '/verify-email': open(),
  '/signup-success': open(),
  '/forgot-password-request': open(),
  '/change-password': open(),
  '/change-password-success': open(),
  '/blueprint-share': { modules: ['src/pages/shared-blueprint.tsx'], documents: [...everyScreen, ...frame, 'interface/sharing', 'interface/blueprint'] },
  '/talent/dashboard': talent({ module: 'talent-home', documents: blueprint }),
  '/talent/career': talent({ module: 'career', documents: blueprint }),
  '/talent/mentorship': talent({ module: 'mentorship', documents: ['interface/mentorship', 'interface/thread'], call: { endpoint: contract.listMentors, query: onPage }, standIn: true }),
  '/talent/projects': talent({ module: 'opportunities', documents: [...opportunities, 'forms/apply'] }),
  '/talent/jobs': talent({ module: 'opportunities', documents: [...opportunities, 'forms/job-application'] }),
  '/talent/recommendations': talent({ module: 'recommendations', documents: [...opportunities, 'forms/apply', 'forms/job-application'] }),
  '/mentor/dashboard': mentor({
    module: 'mentor-home',
    documents: ['interface/onboarding', 'interface/questionnaire', 'onboarding/mentor', 'lists/mentor-resources'],
    call: { endpoint: contract.ownMentor },
  }),
  '/mentor/requests': mentor({ module: 'mentor-requests' }),
  '/mentor/mentees': mentor({ module: 'mentees' }),
  '/partner/dashboard': partner({ module: 'partner', call: { endpoint: contract.partnerDashboard } }),
  '/partner/opportunities': partner({ module: 'partner', documents: ['lists/opportunities', 'surveys/talent'] }),
  '/staff': staff({ module: 'staff', call: { endpoint: contract.staffToday } }),
});

/** Only screens have files of their own: an address that is none does not compile. */
function screensWith(files: Partial<Record<Screen, FirstFiles>>): Record<string, FirstFiles> {
  return files as Record<string, FirstFiles>; // what is not named has no key, either
}
