import type { Documents } from '@bridge/content';
import { Icon, Portrait } from '@bridge/ui/drawings';
import { buttonClass } from '../../lite/button.ts';
import { hrefOf } from '../../link.tsx';
import { Rich } from '../../rich/rich.tsx';
import { useDocument, useSite } from '../../site.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import { BlockHead, headingId } from '../block-head.tsx';
import { BlockSection } from '../block-section.tsx';
import { portraitOf } from '../portraits.ts';
import { FormField } from './form-field.tsx';
import { rulesOf, wordsOf } from './form-data.ts';

/**
 * The kind "form": a form of content/forms/ beside what it is for. A plain form that the server answers with a page; where
 * scripts run, `live-form.ts` checks it by the same rules and sends it without leaving.
 */
export const form: BlockEntry<'form'> = {
  View: FormBlock,
  documents: ({ form: name }) => [`forms/${name}`, 'messages/fields', 'lists/openings', 'lists/opportunities'],
};

function FormBlock({ block, level }: BlockProps<'form'>) {
  const document = useDocument(`forms/${block.form}`);
  return (
    <>
      <BlockSection id={block.id}>
        <div className="br-split br-split-top">
          <div className="br-form-side">
            <BlockHead block={block} level={level} />
            {block.portrait && <Portrait kind={portraitOf(block.portrait)} />}
          </div>
          <div className="br-panel br-form-panel" data-part="form">
            <Fields form={document} id={block.id} />
            <Thanks sent={document.sent} id={block.id} level={level} />
          </div>
        </div>
      </BlockSection>
      <Toast title={document.sent.title} id={block.id} />
    </>
  );
}

type Form = Documents['forms/x'];

function Fields({ form, id }: { form: Form; id: string }) {
  const site = useSite();
  const words = site.words.form;
  const problems = useDocument('messages/fields');
  return (
    <form
      className="br-form"
      method="post"
      action={`/api/forms/${form.id}`}
      aria-labelledby={headingId(id)}
      data-questions={JSON.stringify(rulesOf(form))}
      data-instead={form.instead && JSON.stringify({ ...form.instead, to: hrefOf(site, form.instead.to) })}
      data-words={JSON.stringify(wordsOf(words, problems))}
      suppressHydrationWarning
    >
      <input type="hidden" name="_back" value={`${hrefOf(site, site.path)}#${id}-sent`} />
      <input type="hidden" name="_locale" value={site.locale.code} />
      <div className="br-note br-note-red br-summary" role="alert" tabIndex={-1} data-summary="" hidden suppressHydrationWarning>
        <Icon name="warning" />
        <div>
          <p className="br-label" data-reason="" suppressHydrationWarning />
          <ul role="list">
            {form.questions.map((question) => (
              <li key={question.id} data-for={question.id} hidden suppressHydrationWarning>
                <button type="button" className="br-link" suppressHydrationWarning>
                  {question.prompt}
                </button>
              </li>
            ))}
          </ul>
          <p data-kept="" hidden suppressHydrationWarning>
            {words.kept}
          </p>
        </div>
      </div>
      {form.questions.map((question) => (
        <FormField key={question.id} question={question} id={`${id}-${question.id}`} />
      ))}
      {/* Programs that fill in every field give themselves away here; people do not meet it. */}
      <label className="br-vh" aria-hidden="true">
        {words.trap}
        <input name="_homepage" tabIndex={-1} autoComplete="off" />
      </label>
      <div>
        <button className={buttonClass('solid', 4)} suppressHydrationWarning>
          {form.submit}
        </button>
      </div>
    </form>
  );
}

/** Stands in the form's place once it was sent: shown by the address where no script runs. */
function Thanks({ sent, id, level }: { sent: Form['sent']; id: string; level: 1 | 2 }) {
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <div id={`${id}-sent`} className="br-form-sent" tabIndex={-1} data-sent="" suppressHydrationWarning>
      <Heading className="br-d3">{sent.title}</Heading>
      <p>
        <Rich text={sent.text} />
      </p>
    </div>
  );
}

/** Outside the block's panel, which moves: it would carry a fixed part along. */
function Toast({ title, id }: { title: string; id: string }) {
  const { failed } = useSite().words.form;
  return (
    <div id={`${id}-toasts`} className="br-toasts" role="status">
      <div className="br-toast" data-toast="sent" hidden suppressHydrationWarning>
        <Icon name="check" />
        <p className="br-label">{title}</p>
      </div>
      <div className="br-toast br-toast-red" data-toast="failed" hidden suppressHydrationWarning>
        <Icon name="warning" />
        <p className="br-label">{failed}</p>
      </div>
    </div>
  );
}
