import { Rich } from '../../rich/rich.tsx';
import { useSite } from '../../site.tsx';
import { buttonClass } from '../../lite/button.ts';
import type { BlockEntry, BlockProps } from '../block.ts';
import { BlockSection } from '../block-section.tsx';

/** The kind "status": rows that `live/status.ts` fills from the server's own health check. */
export const status: BlockEntry<'status'> = { View: Status };

const states = ['checking', 'operational', 'unavailable', 'unreachable'] as const;
const rows = ['web', 'api', 'database'] as const;

function Status({ block }: BlockProps<'status'>) {
  const { words } = useSite();
  const text = block.words as Record<(typeof rows)[number] | (typeof states)[number] | 'allOperational' | 'notAllOperational' | 'checkedAt' | 'refresh', string>; // fromEntries forgot the keys of the schema
  const verdicts = { checking: text.checking, operational: text.allOperational, unavailable: text.notAllOperational };
  return (
    <BlockSection id={block.id} named={false}>
      <div className="br-stack br-gap-40">
        <p className="br-without-script">
          <Rich text={words.status.withoutScript} />
        </p>
        <div className="br-status" data-part="status" suppressHydrationWarning>
          <div role="status">
            <p className="br-d3 br-verdict" data-row="all" data-state="checking" suppressHydrationWarning>
              {Object.entries(verdicts).map(([state, verdict]) => (
                <span key={state} data-is={state}>
                  {verdict}
                </span>
              ))}
            </p>
            <dl>
              {rows.map((row) => (
                <div key={row} data-row={row} data-state="checking" suppressHydrationWarning>
                  <dt>{text[row]}</dt>
                  <dd>
                    {states.map((state) => (
                      <span key={state} data-is={state}>
                        {text[state]}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="br-between">
            <p className="br-small br-muted">
              {text.checkedAt} <time data-checked="" suppressHydrationWarning></time>
            </p>
            <button type="button" className={buttonClass('outline')} data-control="">
              {text.refresh}
            </button>
          </div>
        </div>
      </div>
    </BlockSection>
  );
}
