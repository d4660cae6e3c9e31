import { isPlainLoopback, type CaseKind } from '@bridge/model';
import type { Services } from '../core/services.ts';

type Tools = Pick<Services, 'content' | 'publicUrl'>;

/** The origin that links in mails begin with: the one people use, or who develops, or else what content says. */
export function linkOrigin({ content, publicUrl }: Tools, host: string): string {
  return publicUrl ?? (isPlainLoopback(`http://${host}`) ? `http://${host}` : content.document('brand').baseUrl);
}

/** Where the staff decides a case. */
export function caseLink(tools: Tools, host: string, kind: CaseKind, id: string): string {
  return `${linkOrigin(tools, host)}/staff/cases/${kind}.${id}`;
}
