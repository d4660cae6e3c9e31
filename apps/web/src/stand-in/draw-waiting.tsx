import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand as BrandDocument } from '@bridge/content';
import { Brand } from '@bridge/ui';
import { floorInWords } from '../start/floor.ts';
import type words from '../../../../content/interface/waiting.json'; // eslint-disable-line @nx/enforce-module-boundaries -- types only: content/ is no project
import { waitingId } from './data.ts';
import type { Locale } from './drawn.tsx';
import styles from './waiting.css?inline';

/** Every style that it may need. */
export const waitingStyles: string = styles;

type Documents = { 'interface/waiting': typeof words; brand: BrandDocument };

/**
 * What a screen of the program shows before it is there, and where it never comes: without scripts, in a browser below the
 * floor, or when a file of it is gone. Drawn by the build; theme.mjs says on <html> which of its words hold.
 */
export function drawWaiting({ prefix }: Locale, { 'interface/waiting': words, brand }: Documents): string {
  const { failed, needed, signedIn, slow, again, loading } = words;
  const ways = <Ways words={words} prefix={prefix} />;
  const browsers = { ...inBrowsers(needed), signedIn: inBrowsers(signedIn) };
  return renderToStaticMarkup(
    <div id={waitingId}>
      <header>
        <a href={prefix || '/'} aria-label={words.home.replace('{{brand}}', () => brand.name)}>
          <Brand name={brand.name} size={28} />
        </a>
      </header>
      <noscript>
        <Telling {...browsers} again={again} className="web-without">
          {ways}
        </Telling>
      </noscript>
      <p className="web-loading">{loading}</p>
      <div className="web-told web-slow">
        <p>{slow}</p>
        <Again words={again} />
      </div>
      <Telling {...failed} again={again} className="web-failed">
        {ways}
      </Telling>
      <Telling {...browsers} again={again} className="web-old">
        {ways}
      </Telling>
    </div>,
  );
}

type Told = { title: string; text: string };

const inBrowsers = ({ title, text }: Told): Told => ({ title, text: text.replace('{{browsers}}', () => floorInWords) });

/** `signedIn`: what is told instead to whoever is signed in, which the server says on <html>. */
function Telling({ title, text, signedIn, again, className, children }: Told & { signedIn?: Told; again: string; className: string; children: ReactNode }) {
  return (
    <div className={`web-told ${className}`}>
      {signedIn && <Words {...signedIn} className="web-in" />}
      <Words title={title} text={text} className={signedIn && 'web-out'} />
      <Again words={again} />
      {children}
    </div>
  );
}

function Words({ title, text, className }: Told & { className?: string | undefined }) {
  return (
    <div className={className}>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  );
}

/** The address itself: it works where nothing else does. */
function Again({ words }: { words: string }) {
  return (
    <p>
      <a href="">{words}</a>
    </p>
  );
}

/** The way on: the forms to sign in and out work without the program, and so do the public pages. */
function Ways({ words: { logIn, logOut, help }, prefix }: { words: Documents['interface/waiting']; prefix: string }) {
  return (
    <form className="web-ways" method="post" action={`${prefix}/sign-out`}>
      <a className="web-out" href={`${prefix}/login`}>
        {logIn}
      </a>{' '}
      <a href={`${prefix}/help`}>{help}</a>{' '}
      <button className="web-in" type="submit">
        {logOut}
      </button>
    </form>
  );
}
