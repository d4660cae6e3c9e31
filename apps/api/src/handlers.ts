import { accounts } from './accounts/calls.ts';
import { blueprints } from './blueprints/calls.ts';
import { bookings } from './bookings/calls.ts';
import { drafts } from './drafts/calls.ts';
import { guardians } from './guardians/calls.ts';
import { mentors } from './mentors/calls.ts';
import { messages } from './messages/calls.ts';
import { opportunities } from './opportunities/calls.ts';
import { pictures } from './pictures/calls.ts';
import { profiles } from './profiles/calls.ts';
import { resources } from './resources/calls.ts';
import { reviews } from './reviews/calls.ts';
import { sharing } from './sharing/calls.ts';
import { staff } from './staff/calls.ts';
import type { Handlers } from './core/call-handler.ts';
import { health, live, ready } from './health.ts';
import { settings } from './settings.ts';

/** Every call of the contract has its handler here: leaving one out does not compile. */
export const handlers: Handlers = { ...accounts, ...blueprints, ...bookings, ...drafts, ...guardians, ...mentors, ...messages, ...opportunities, ...pictures, ...profiles, ...resources, ...reviews, ...sharing, ...staff, settings, health, live, ready };
