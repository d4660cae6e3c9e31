import type { Badges } from '@bridge/content';
import type { CareerBlueprint } from '@bridge/model';
import { overallProgress, progressByYear } from './roadmap.ts';

type Rule = Badges['items'][number]['rule'];

/** Whether what a badge is given for was done; undefined where that is not known yet. A year without milestones completes nothing. */
export function isEarned(rule: Rule, blueprint: CareerBlueprint | null, hasMetMentor: boolean | undefined): boolean | undefined {
  switch (rule.type) {
    case 'session':
      return hasMetMentor;
    case 'year': {
      const year = blueprint ? progressByYear(blueprint)[rule.year - 1] : undefined;
      return year !== undefined && year.total > 0 && year.done === year.total;
    }
    case 'share': {
      if (!blueprint) return false;
      const { done, total } = overallProgress(blueprint);
      return total > 0 && done * 100 >= total * rule.percent;
    }
  }
}
