import { Portrait } from '@bridge/ui/drawings';
import { useDocument, useSite } from '../../site.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import { BlockHead } from '../block-head.tsx';
import { BlockSection } from '../block-section.tsx';
import { portraitOf } from '../portraits.ts';

/** The kind "form": a form of content/forms/ beside what it is for. The app brings the fields (`SiteContext.Form`). */
export const form: BlockEntry<'form'> = { View: FormBlock, documents: ({ form: name }) => [`forms/${name}`] };

function FormBlock({ block, level }: BlockProps<'form'>) {
  const { Form } = useSite();
  const document = useDocument(`forms/${block.form}`);
  return (
    <BlockSection id={block.id}>
      <div className="br-split br-split-top">
        <div className="br-form-side">
          <BlockHead block={block} level={level} />
          {block.portrait && <Portrait kind={portraitOf(block.portrait)} />}
        </div>
        <div className="br-panel br-form-panel">{Form && <Form form={document} id={block.id} />}</div>
      </div>
    </BlockSection>
  );
}
