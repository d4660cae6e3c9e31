/**
 * The survey, from "Envision Yourself" to the hand-over of a blueprint. The app joins it with the blueprint:
 *
 *     <SurveyFlow
 *       survey={survey}                      // the document surveys/talent; may change while open
 *       user={user}                          // userId, firstName, lastName of whoever is signed in; absent: local draft only
 *       open={open} onClose={close}
 *       start="resume"                       // or "retake", either way a draft in progress is offered first; or "generate": from the answers that are sent
 *       onShow={open}                        // asked to open it, at a blueprint that became ready meanwhile
 *       onAnswered={refresh}                 // optional: told when the server has new answers
 *       onDraft={setHasDraft}                // optional: told whether there is a draft to continue, here or on the server
 *       onGenerate={generate}                // is given a function to show what is ready; resolves with the blueprint, or null where it failed; must not reject
 *       onFind={findGeneration}              // the same for a generation that was begun before; undefined where none runs
 *       renderYear={(part) => <WrittenYear part={part} survey={survey} />}
 *       renderBlueprint={(modal) => <BlueprintModal open survey={survey} {...modal} />}
 *     />
 *
 * Keep it mounted while closed: it goes on saving the draft.
 */
export { SurveyFlow } from './survey-flow.tsx';
export type { BlueprintStage, SurveyFlowProps } from './props.ts';
