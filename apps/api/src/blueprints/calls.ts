import { answerQuestions, readQuestions } from './asking.ts';
import { askCoach, readCoach } from './coach/handlers.ts';
import { howToBegin } from './begin/handlers.ts';
import { startGeneration, watchGeneration } from './generation.ts';
import { changeRoadmap, deleteBlueprint, fullBlueprint, generateBlueprint, listVersions, readProgress, readVersion, replaceBlueprint, restoreBlueprint, updateProgress, useVersion } from './handlers.ts';

/** The calls of the contract that blueprints answer. */
export const blueprints = { howToBegin, readCoach, askCoach, readQuestions, answerQuestions, generateBlueprint, startGeneration, watchGeneration, fullBlueprint, deleteBlueprint, restoreBlueprint, readProgress, updateProgress, changeRoadmap, replaceBlueprint, listVersions, readVersion, useVersion };
