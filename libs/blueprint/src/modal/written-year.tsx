import type { BlueprintPart } from '@bridge/model';
import { YearName } from '../parts/year-name.tsx';
import { areasOf } from '../rules/areas.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import '../blueprint.css';

/** A year that is written while others still are: its name, and the area that most of it came from, which stays whatever follows. */
export function WrittenYear({ part: { year, reasons = [] }, survey }: { part: Extract<BlueprintPart, { type: 'year' }>; survey: SurveyLabels }) {
  const [main] = areasOf({ milestones: { [year]: [{ reasons }] } }, year, survey);
  return <YearName year={year} areas={main === undefined ? [] : [main]} heading="h3" />;
}
