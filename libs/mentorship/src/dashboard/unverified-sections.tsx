import type { OwnMentor } from '@bridge/model';
import { CommunityCard } from './community-card.tsx';
import type { MentorDashboardProps } from './props.ts';
import { ToolsCard } from './tools-card.tsx';
import { Way } from './way.tsx';

/** The dashboard before it has anything to show: the way there, and what is of use already. */
export function UnverifiedSections({ own, supportEmail, tools }: MentorDashboardProps & { own: OwnMentor }) {
  return (
    <>
      <Way own={own} />
      <div className="br-g3">
        <ToolsCard tools={tools} />
        <CommunityCard supportEmail={supportEmail} />
      </div>
    </>
  );
}
