// The stand-in of the mentors' list: the frame that the build has drawn, and the cards of the first call's answer, long
// before the program is there. Then it asks for the program, which takes the stand-in away once its own screen stands
// (start/give-way.ts). In this script JSX makes elements with Preact: React alone would take longer to come than all of this.
import type { ReactNode } from 'react';
import { options, render, type ComponentChild, type VNode } from 'preact';
import * as v from 'valibot';
import { keptUser, storage } from '@bridge/client/kept';
import { MentorCount, MentorGrid } from '@bridge/mentorship/mentor-grid';
import { mentorListSchema, type MentorCard } from '@bridge/model/mentor-card';
import { AccountButton } from '../shell/account-button.tsx';
import { narrowPlace } from '../shell/narrow.ts';
import { firstCall } from '../start/first-call/first-call.ts';
import { startProgram } from '../early/start-program.ts';
import { standInId, waitingId } from './data.ts';
import { samples } from './samples.ts';

/** Milliseconds that a frame may take, until grey cards say that the answer takes its time, and until the program waits for it no longer. */
const patience = { frame: 200, grey: 300, program: 1_000 };
/** The address of this script. */
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
/** As many cards as a phone shows at once: the others come a frame later. */
const inView = 2;
/** In which the reader's times are: the profile's, as the answer says, or else this device's. */
let zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

// The attribute's words are "yes" and "no", the property that Preact sets is a boolean.
// The attributes of drawings it takes under their own names alone.
options.vnode = ({ type, props }: VNode<Record<string, unknown>>) => {
  if (props['translate'] === 'no') props['translate'] = false;
  if (typeof type !== 'string') return;
  for (const name of Object.keys(props).filter((one) => /^stroke[A-Z]/.test(one))) {
    props[name.replace(/[A-Z]/, '-$&').toLowerCase()] = props[name];
    delete props[name];
  }
};

void drawStandIn()
  // Storage that is blocked or damaged, no network, an answer of the wrong shape: the program says what there is to say.
  .catch(() => {})
  .then(startProgram)
  .catch(sayFailed);

/** What was drawn stays, but nothing of it can be used: the page's own words say how to go on (draw-waiting.tsx). */
function sayFailed(): void {
  document.documentElement.setAttribute('data-failed', '');
  const waiting = document.getElementById(waitingId);
  if (!waiting) return;
  waiting.hidden = false;
  document.body.prepend(waiting);
}

async function drawStandIn(): Promise<void> {
  const user = keptUser();
  if (!firstCall || user?.role !== 'TALENT' || !user.user.isEmailVerified) return; // they are led elsewhere, or see more than this
  const answer = readAnswer(firstCall);
  answer.catch(() => {}); // heard of below

  const place = createFrame();
  draw(<AccountButton user={user} />, place.querySelector('.br-user'));
  const grey = place.querySelector<HTMLElement>('[aria-busy]');
  if (grey) grey.hidden = true; // nine grey cards take as long to lay out as all the rest
  setTimeout(() => grey && (grey.hidden = false), patience.grey);
  document.body.append(place);
  const waiting = document.getElementById(waitingId);
  if (waiting) {
    waiting.hidden = true; // the program takes it away, or has use for it
    document.body.append(waiting); // the way past the menu is the first link
  }
  await painted();
  rehearse();
  const below = Promise.race([answer, wait(patience.program)]).then((given) => {
    const { mentors, total, isMore, timeZone, young } = v.parse(mentorListSchema, given);
    if (young) return []; // the program says first whom they do not see
    zone = timeZone ?? zone;
    drawList({ mentors: mentors.slice(0, inView), total, isMore }, place);
    return mentors.slice(inView);
  });
  const rest = draw(<MentorGrid mentors={await below.finally(painted)} timeZone={zone} />, null);
  place.querySelector('.br-mgrid')?.append(...rest.children);
  await painted(); // before the program takes the processor
}

/** Draws a list that nobody sees, while there is time to spare: what has run once runs twice as fast. */
function rehearse(): void {
  drawList(v.parse(mentorListSchema, { success: true, mentors: samples, total: 1, page: 1, limit: 1 }), null);
}

/** What the first call answers; the program finds the answer as if nobody had read it. */
function readAnswer(call: NonNullable<typeof firstCall>): Promise<unknown> {
  const read = call.answer.then(async (response) => ({ response, text: await response.text() }));
  call.answer = read.then(({ response, text }) => new Response(text, response));
  call.answer.catch(() => {}); // whoever takes it hears of it
  return read.then(({ text }) => JSON.parse(text) as unknown);
}

/** Whether this very script had to be fetched. */
function isFirstVisit(): boolean {
  return performance.getEntriesByName(own).some((file) => file instanceof PerformanceResourceTiming && file.transferSize > 0);
}

/** The frame as the build has drawn it, with what the policy of styles left out and what this browser keeps. */
function createFrame(): HTMLElement {
  const template = document.getElementById(standInId) as HTMLTemplateElement; // the build has put it there
  template.remove(); // what is made of it has its id
  const place = document.createElement('div');
  place.id = standInId;
  place.append(template.content);
  for (const element of place.querySelectorAll<HTMLElement>('[data-style]')) element.style.cssText = element.dataset['style'] ?? '';
  // The headings' face would come just before the answer, and is not used on a first visit anyway (font-display: optional).
  if (isFirstVisit()) place.querySelector<HTMLElement>('.radix-themes')?.style.setProperty('--heading-font-family', "'Bricolage Fallback', var(--default-font-family)");
  place.querySelector('.br-app')?.classList.toggle('is-narrow', storage.read(narrowPlace) === true);
  // A button does nothing before the program is there; what was pressed last is pressed again then.
  place.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button'); // clicks come from elements
    for (const one of place.querySelectorAll('button')) one.toggleAttribute('data-pressed', one === button);
  });
  return place;
}

function drawList({ mentors, total, isMore }: { mentors: readonly MentorCard[]; total: number; isMore?: boolean | undefined }, place: Element | null): void {
  if (mentors.length === 0) return; // the program has words for that
  draw(<MentorCount total={total} isMore={isMore} />, place?.querySelector('main .br-card-head [role=status]'));
  draw(<MentorGrid mentors={mentors} timeZone={zone} />, place?.querySelector('[aria-busy]'));
}

/** Puts an element in the place of one, if there is one. */
function draw(element: ReactNode, place: Element | null | undefined): Element {
  const host = document.createElement('div');
  render(element as ComponentChild, host); // in this script JSX makes what Preact draws
  const drawn = host.firstElementChild ?? host;
  place?.replaceWith(drawn);
  return drawn;
}

/** Once what is there is on screen; in a tab that nobody looks at there are no frames to wait for. */
function painted(): Promise<void> {
  return Promise.race([new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))), wait(patience.frame)]);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((over) => setTimeout(over, milliseconds));
}
