import { HeroArt, SceneArt } from '@bridge/ui/drawings';
import { classNames } from '../../lite/class-names.ts';
import { Rich } from '../../rich/rich.tsx';
import { Actions } from '../actions.tsx';
import type { BlockEntry, BlockOf, BlockProps } from '../block.ts';
import { headingId } from '../block-head.tsx';
import { useBlockLanguage } from '../block-language.ts';

/** The kind "hero": the top of a page. With the scene it lies under the header. */
export const hero: BlockEntry<'hero'> = { View: Hero };

function Hero({ block, level }: BlockProps<'hero'>) {
  const { art = 'none' } = block;
  const Heading = `h${level}` as const;
  const isScene = art === 'scene';
  return (
    <section id={block.id} className={isScene ? 'br-hero' : 'br-page-top'} aria-labelledby={headingId(block.id)} {...useBlockLanguage()}>
      <div className={classNames('br-wrap', isScene ? 'br-hero-copy' : 'br-page-top-copy')}>
        {block.kicker && <p className="br-kicker">{block.kicker}</p>}
        <Heading id={headingId(block.id)} className={isScene ? 'br-d1' : 'br-d2 br-title'} tabIndex={level === 1 ? -1 : undefined}>
          {block.title}
        </Heading>
        {block.lead && (
          <p className="br-lede">
            <Rich text={block.lead} />
          </p>
        )}
        <Actions actions={block.actions} size={4} />
        {block.note && <p className="br-small br-muted">{block.note}</p>}
      </div>
      <Art art={art} />
    </section>
  );
}

function Art({ art }: { art: NonNullable<BlockOf<'hero'>['art']> }) {
  if (art === 'none') return null;
  if (art === 'scene') return <HeroArt />;
  if (art === 'band')
    return (
      <div className="br-art-band">
        <HeroArt scene="band" />
      </div>
    );
  return (
    <div className="br-wrap br-place">
      <SceneArt name={art} />
    </div>
  );
}
