import { randomUUID } from 'node:crypto';
import type { Walker } from './walker.ts';

/** What every engine is led through, in the words of whoever reads: nothing here knows which engine it is. */
export type Journey = (walker: Walker, width: number) => Promise<void>;

const wide = 1180; // from here on the menu lies open
/** On both sides of every width at which the look changes. */
const widths = [1280, 1181, 1180, 1179, 1024, 1023, 900, 899, 768, 767, 700, 699, 480, 479, 360, 359, 479, 700, 1179, 1180, 1280];

export const publicPages: Journey = async (walker, width) => {
  await walker.open('/');
  await walker.see('heading', /^Cross from/);
  if (width >= wide) {
    await walker.click('button', 'Programs');
    await walker.holds(menuLiesBelowItsButton, 'the open menu to lie below its button, as high as what is in it');
    await walker.click('link', 'Digital Africa Bootcamp');
  } else {
    await walker.click('button', 'Menu');
    await walker.see('link', 'How It Works');
    await walker.click('button', 'Close menu');
    await walker.seeNo('link', 'How It Works');
    await walker.click('button', 'Menu');
    await walker.click('button', 'Programs');
    await walker.click('link', 'Digital Africa Bootcamp');
  }
  await walker.isAt(/bootcamp$/);
  await walker.back();
  await walker.see('heading', /^Cross from/);
  await walker.forward();
  await walker.isAt(/bootcamp$/);
  await walker.click('button', 'Dark');
  await walker.holds(`document.documentElement.classList.contains('dark')`, 'dark colours');
  await walker.open('/help');
  await walker.holds(`document.documentElement.classList.contains('dark')`, 'dark colours on the next page');
  await walker.click('button', 'System');
  await walker.click('link', 'العربية');
  await walker.isAt(/^\/ar\/help$/);
  await walker.holds(`getComputedStyle(document.body).direction === 'rtl'`, 'a page from right to left');
  await walker.click('link', 'English');
  await walker.isAt(/^\/help$/);
};

const menuLiesBelowItsButton = `(() => {
  const menu = document.querySelector('.br-nav-menu:popover-open, .br-nav-menu[data-open]');
  if (!menu) return false;
  const box = menu.getBoundingClientRect();
  const button = document.querySelector('[popovertarget="' + menu.id + '"]').getBoundingClientRect();
  return box.top >= button.bottom && box.height < 400 && box.width < 400;
})()`;

/** A window that is made narrower and wider: a page must neither freeze nor be wider than its window. */
export const narrowing: Journey = async (walker, width) => {
  for (const at of ['/', '/login', '/talent/dashboard']) {
    await walker.open(at);
    for (const next of widths) {
      await walker.driver.size(next, 800);
      await walker.holds('document.body.innerText.length > 20', `${at} to answer at ${next}`);
      const over = await walker.overflow();
      if (over > 0) throw new Error(`${at} is ${over} px wider than a window of ${next} px`);
    }
  }
  await walker.driver.size(width, 800);
};

/** Somebody new: an account and the survey. */
export const newcomer: Journey = async (walker) => {
  await walker.open('/signup?role=TALENT');
  await walker.fill('First name', 'Test');
  await walker.fill('Last name', 'Talent');
  await walker.fill('Email', `test-${randomUUID()}@example.com`);
  await walker.fill('Password', 'seven stones and a lamp');
  await walker.fill('Birth month', '4');
  await walker.fill('Birth year', '1990');
  await walker.tick('checkbox', /^I am 1[68] or older/);
  await walker.click('button', 'Sign Up');
  await walker.isAt(/^\/talent\/dashboard$/);
  await answerSurvey(walker);
};

/** The first answer to every question. */
async function answerSurvey(walker: Walker): Promise<void> {
  await walker.click('button', /^Take a survey/);
  await walker.fill(/^Who would you like to be/, 'To lead a data team');
  await walker.click('button', 'Start Survey');
  for (let screen = 0; screen < 40; screen += 1) {
    const said = await title(walker);
    if (said === 'Survey Completed') return;
    if (await walker.count('button', "Let's get started")) await walker.click('button', "Let's get started");
    else {
      await answerOne(walker);
      await walker.click('button', /^(Next|Next Phase|Submit)$/);
    }
    await walker.holds(`(document.querySelector('[role=dialog] h2') || {}).innerText !== ${JSON.stringify(said)}`, `another screen than “${said}”`);
  }
  throw new Error('The survey has no end.');
}

const title = (walker: Walker) => walker.driver.evaluate<string>(`(document.querySelector('[role=dialog] h2') || {}).innerText || ''`);

async function answerOne(walker: Walker): Promise<void> {
  await walker.holds(`document.querySelector('[role=dialog] :is(select, textarea, input)')`, 'a question');
  if (await walker.count('list', /./)) {
    const option = await walker.driver.evaluate<string>(`Array.from(document.querySelector('[role=dialog] select').options).filter(({ value }) => value)[0].label`);
    await walker.choose(/./, option);
  } else if (await walker.count('checkbox', /./)) await walker.tick('checkbox', /./);
  else if (await walker.count('radio', /./)) await walker.tick('radio', /./);
  else await walker.fill(/./, 'Nursing');
}

/** Whoever leaves a screen while it still loads arrives where they wanted to be. */
export const leaving: Journey = async (walker) => {
  for (const wait of [0, 40, 120, 300]) {
    await walker.leaveFor('/talent/career');
    await walker.isAt(/^\/talent\/career$/); // what is asked of the page before, while it goes, an engine may drop
    await new Promise((done) => setTimeout(done, wait));
    await walker.leaveFor('/help');
    await walker.isAt(/^\/help$/);
    await walker.see('heading', /./);
  }
};

/** Back with a dialog open closes it; closed otherwise, or loaded anew, it leaves nothing that Back would have to pass. For who has just answered the survey. */
export const dialogsAndBack: Journey = async (walker) => {
  const open = async () => {
    await walker.click('button', 'Retake Survey');
    await walker.see('button', 'Close');
    await walker.holds('history.state.isDialog', 'an entry for Back');
  };
  const isAtRest = () => walker.holds('!history.state.isDialog && !document.querySelector("[role=dialog]")', 'no dialog, and no entry of one');
  await walker.open('/profile');
  await walker.see('heading', 'Your profile');
  await walker.open('/talent/dashboard');
  await open();
  const { driver } = walker;
  await driver.evaluate('void (window.sameDocument = true)');
  await walker.back();
  await isAtRest();
  await open();
  await walker.click('button', 'Close');
  await isAtRest();
  await walker.holds('window.sameDocument && location.pathname === "/talent/dashboard"', 'the same page all the time');
  await open();
  await driver.evaluate('void setTimeout(() => location.reload(), 30)');
  await walker.holds('!window.sameDocument');
  await walker.see('button', 'Retake Survey');
  await isAtRest();
  await walker.click('link', /^Career/);
  await walker.see('heading', 'Career Roadmap');
  await walker.back();
  await walker.see('heading', 'Welcome back!');
  await walker.isAt(/^\/talent\/dashboard$/);
  await walker.back();
  await walker.isAt(/^\/profile$/);
  await walker.see('heading', 'Your profile');
};
