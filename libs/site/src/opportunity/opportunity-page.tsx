import type { ReactNode } from 'react';
import { opportunityRooms } from '@bridge/model/opportunity-address';
import { PublicLayout } from '../layout/public-layout.tsx';
import { SiteLink } from '../link.tsx';
import { buttonClass } from '../lite/button.ts';
import type { SiteContext } from '../site.tsx';
import { Facts } from './facts.tsx';
import { kinds, type Asked, type OpportunityWords } from './words.ts';

/**
 * The public page of an opportunity as the build draws it, once a language: the server puts what is offered in the places
 * (`__TITLE__`), takes out the parts that this one has not (`data-when`) and repeats those of a list (`data-each`). Nobody
 * sees it as it is. A part holds no part of its own element's kind, so that its end is the next one.
 */
export function OpportunityPage({ words, asked, site, theme }: { words: OpportunityWords; asked: Asked; site: SiteContext; theme?: ReactNode }) {
  return (
    <PublicLayout site={site} theme={theme}>
      <article className="br-wrap">
        <div className="br-post-head">
          <SiteLink to="/explore" className="br-link">
            {words.public.all}
          </SiteLink>
          <p className="br-row br-gap-8">
            <span className="br-tag br-tag-jade" data-when="category">
              __CATEGORY__
            </span>
            <span className="br-tag" data-when="sample">
              {words.sample}
            </span>
            <span className="br-tag br-tag-amber" data-when="over">
              __OVER__
            </span>
          </p>
          <h1 className="br-d2" tabIndex={-1}>
            <bdi>__TITLE__</bdi>
          </h1>
          <p className="br-lede" translate="no">
            <bdi>__COMPANY__</bdi>
          </p>
          <p data-when="over">__OVERTEXT__</p>
          {kinds.map((kind) => (
            <p key={kind} className="br-row" data-when={`open-${kind}`}>
              <SiteLink to={`/talent/${opportunityRooms[kind]}/__NAMED__?apply=true`} className={buttonClass('solid', 4)}>
                {words.apply}
              </SiteLink>
              <SiteLink to={`/apply?${formFields[kind]}=__NAMED__`} className="br-link" data-when="content">
                {words.public.without}
              </SiteLink>
            </p>
          ))}
        </div>
        <div className="br-one-offer">
          <div className="br-stack br-gap-24">
            <h2 className="br-d3">{words.detail.about}</h2>
            <p className="br-offer-words" dir="auto">
              __DESCRIPTION__
            </p>
            <Tags name="industries" title={words.postForm.industries} />
            <Tags name="skills" title={words.postForm.skills} />
          </div>
          <div className="br-stack br-gap-24">
            <h2 className="br-d3">{words.detail.facts}</h2>
            <Facts words={words} />
            <section className="br-stack br-gap-24" data-when="open">
              <h2 className="br-d3">{words.public.how}</h2>
              <p>{words.public.howText}</p>
              <h3 className="br-d4">{words.detail.asked}</h3>
              {kinds.map((kind) => (
                <ul key={kind} className="br-offer-asked" data-when={kind}>
                  {asked[kind].map((question) => (
                    <li key={question}>{question}</li>
                  ))}
                </ul>
              ))}
            </section>
          </div>
        </div>
      </article>
    </PublicLayout>
  );
}

/** What the public form of content/pages/apply.json is told. */
const formFields = { project: 'opportunity', opening: 'opening' } as const;

function Tags({ name, title }: { name: string; title: string }) {
  return (
    <section className="br-stack" data-when={name}>
      <h3 className="br-d4">{title}</h3>
      <p className="br-row br-gap-8">
        <span className="br-tag" data-each={name}>
          __EACH__
        </span>
      </p>
    </section>
  );
}
