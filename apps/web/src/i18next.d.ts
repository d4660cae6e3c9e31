/* eslint-disable @nx/enforce-module-boundaries -- types only: content/ is no project, and its words are loaded through virtual:content */
import 'i18next';
import type app from '../../../content/interface/app.json';
import type auth from '../../../content/interface/auth.json';
import type blueprint from '../../../content/interface/blueprint.json';
import type booking from '../../../content/interface/booking.json';
import type common from '../../../content/interface/common.json';
import type editing from '../../../content/interface/editing.json';
import type mentorship from '../../../content/interface/mentorship.json';
import type offline from '../../../content/interface/offline.json';
import type onboarding from '../../../content/interface/onboarding.json';
import type opportunities from '../../../content/interface/opportunities.json';
import type profile from '../../../content/interface/profile.json';
import type questionnaire from '../../../content/interface/questionnaire.json';
import type staff from '../../../content/interface/staff.json';
import type sharing from '../../../content/interface/sharing.json';
import type thread from '../../../content/interface/thread.json';
import type survey from '../../../content/interface/survey.json';
import type fields from '../../../content/messages/fields.json';

// A misspelt key does not compile: the types are the words' own files.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      app: typeof app;
      auth: typeof auth;
      blueprint: typeof blueprint;
      booking: typeof booking;
      common: typeof common;
      editing: typeof editing;
      mentorship: typeof mentorship;
      offline: typeof offline;
      onboarding: typeof onboarding;
      opportunities: typeof opportunities;
      profile: typeof profile;
      questionnaire: typeof questionnaire;
      sharing: typeof sharing;
      staff: typeof staff;
      survey: typeof survey;
      thread: typeof thread;
      'messages/fields': typeof fields;
    };
  }
}
