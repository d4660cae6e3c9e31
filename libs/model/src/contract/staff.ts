import * as v from 'valibot';
import { call } from '../call.ts';
import { emailSchema, prose } from '../fields.ts';
import { limits } from '../limits.ts';
import { pageOf, pagingEntries } from '../mentors/paging.ts';
import { auditEntrySchema, caseSchema, decisionSchema, previewedMailSchema, queueItemSchema, staffMemberSchema } from '../staff/case.ts';
import { beginChangeSchema, bringPictureSchema, changeDecisionSchema, changeReviewSchema, changeWordsSchema, contentChangeSchema, documentWorkSchema, previewDocumentSchema, previewedSchema, publishChangeSchema } from '../staff/change.ts';
import { staffHealthSchema } from '../staff/health.ts';
import { documentVersionSchema, releaseChangeSchema, releaseSchema } from '../staff/release.ts';
import { foundPersonSchema, personDecisionSchema, staffPersonSchema, suspensionDaysSchema } from '../staff/person.ts';
import { caseRevisionSchema, revisionSchema } from '../staff/revision.ts';
import { caseKindSchema, decidedKindSchema, permissionSchema } from '../staff/permission.ts';

const decisionBody = v.strictObject({ decision: v.pipe(v.string('text'), v.maxLength(40, 'tooLong')), note: v.optional(prose(limits.staffNote), ''), revision: caseRevisionSchema, /** Of a suspension. */ days: v.optional(suspensionDaysSchema), /** Takes back what stands of the first decision, where that is offered. */ undo: v.optional(v.boolean('boolean')) });
const done = { success: v.literal(true), message: v.string() };
const doneSchema = v.object(done);
/** Forms, documents and their faults: as the content tools make them, whose types (`@bridge/content`) the screens take. */
const madeByTools = v.record(v.string(), v.unknown());
const documentQuery = v.strictObject({ file: v.optional(prose(200), ''), locale: v.optional(prose(20), '') });
const anyStaff = { staff: 'any' } as const;

/** What the people who run the product do in the console. Each kind of case takes the permission of its kind. */
export const staffCalls = {
  staffToday: call('GET', '/api/staff/today', {
    purpose: 'What the caller may do, and what waits of it.',
    access: anyStaff,
    answer: v.object({
      success: v.literal(true),
      data: v.object({
        permissions: v.array(permissionSchema),
        waiting: v.array(v.object({ kind: caseKindSchema, count: v.number(), oldest: v.nullable(v.string()) })),
        /** How much of it is urgent. */
        urgent: v.number(),
        /** Half of what waits came before. */
        median: v.nullable(v.string()),
        /** Decisions of the last seven days by everybody, of the kinds that the caller decides. */
        decided: v.array(v.object({ kind: caseKindSchema, count: v.number() })),
        /** Changes of the content at which a colleague asked the caller to look, and they have not yet. */
        asks: v.array(v.object({ id: v.string(), name: v.string(), by: v.string(), since: v.string() })),
      }),
    }),
  }),
  listCases: call('GET', '/api/staff/cases', {
    purpose: 'What waits of the kinds that the caller may decide: what is urgent, then the rest, each the oldest first. What several people reported is one.',
    access: anyStaff,
    query: v.strictObject({ ...pagingEntries, kind: v.optional(caseKindSchema) }),
    answer: v.object({ success: v.literal(true), cases: v.array(queueItemSchema), ...pageOf }),
  }),
  readCase: call('GET', '/api/staff/cases/{kind}/{caseId}', {
    purpose: 'One case with what is needed to decide it, also where it was decided already.',
    access: anyStaff,
    answer: v.object({ success: v.literal(true), data: caseSchema }),
  }),
  claimCase: call('POST', '/api/staff/cases/{kind}/{caseId}/claim', {
    purpose: 'Takes a case for fifteen minutes, so that nobody else does the same. Taking it again prolongs it.',
    access: anyStaff,
    answer: v.object({ ...done, data: caseSchema }),
  }),
  releaseCase: call('DELETE', '/api/staff/cases/{kind}/{caseId}/claim', {
    purpose: 'Gives a case back; refused where a colleague holds it.',
    access: anyStaff,
    answer: doneSchema,
  }),
  decideCase: call('POST', '/api/staff/cases/{kind}/{caseId}/decision', {
    purpose: 'Decides a case as it was seen. Whom it concerns is told by mail, with the note.',
    access: anyStaff,
    body: decisionBody,
    answer: v.object({ ...done, data: caseSchema }),
  }),
  previewDecision: call('POST', '/api/staff/cases/{kind}/{caseId}/preview', {
    purpose: 'The mails that a decision would send, each in the language of its reader. Nothing is decided.',
    access: anyStaff,
    body: decisionBody,
    answer: v.object({ success: v.literal(true), mails: v.array(previewedMailSchema) }),
  }),
  listDecisions: call('GET', '/api/staff/decisions', {
    purpose: 'What was decided by everybody, of the kinds that the caller decides, the newest first, and the first entry of the audit that is not as it was written, if there is one.',
    access: anyStaff,
    query: v.strictObject({ ...pagingEntries, kind: v.optional(decidedKindSchema) }),
    answer: v.object({ success: v.literal(true), decisions: v.array(decisionSchema), fault: v.nullable(v.number()), ...pageOf }),
  }),
  staffHealth: call('GET', '/api/staff/health', {
    purpose: 'How the product does: mails, plans and their provider, database, content, backup. Figures alone.',
    access: anyStaff,
    answer: v.object({ success: v.literal(true), data: staffHealthSchema }),
  }),
  findPerson: call('GET', '/api/staff/people', {
    purpose: 'The person with exactly this e-mail address or id; null where there is none.',
    access: { staff: 'people' },
    query: v.strictObject({ q: v.optional(prose(limits.emailLength), '') }),
    answer: v.object({ success: v.literal(true), person: v.nullable(foundPersonSchema) }),
  }),
  readPerson: call('GET', '/api/staff/people/{personId}', {
    purpose: 'Facts of an account, states and figures. Never answers to the survey, notes, plans or threads.',
    access: { staff: 'people' },
    answer: v.object({ success: v.literal(true), data: staffPersonSchema }),
  }),
  decidePerson: call('POST', '/api/staff/people/{personId}/decision', {
    purpose: 'Ends the sign-ins of a person, keeps them out until a day, lets them in again, or closes their account on request. It is told to them with the reason; people of the staff are kept out of it.',
    access: { staff: 'people' },
    recent: true,
    body: personDecisionSchema,
    answer: v.object({ ...done, data: v.nullable(staffPersonSchema) }),
  }),
  previewPerson: call('POST', '/api/staff/people/{personId}/preview', {
    purpose: 'The mails that a decision about a person would send, each in the language of its reader. Nothing is decided.',
    access: { staff: 'people' },
    body: personDecisionSchema,
    answer: v.object({ success: v.literal(true), mails: v.array(previewedMailSchema) }),
  }),
  listStaff: call('GET', '/api/staff/members', {
    purpose: 'Everybody of the staff, with what they may do.',
    access: { staff: 'staff' },
    answer: v.object({ success: v.literal(true), members: v.array(staffMemberSchema) }),
  }),
  changeStaff: call('POST', '/api/staff/members', {
    purpose: 'Gives the person with this address exactly these permissions; none takes them off the staff. The last who holds "staff" keeps it. Carries what was seen of the person; nothing where they were not of the staff.',
    access: { staff: 'staff' },
    recent: true,
    body: v.strictObject({ email: emailSchema, permissions: v.pipe(v.array(permissionSchema), v.maxLength(20, 'tooLong')), revision: v.optional(revisionSchema, '') }),
    answer: v.object({ ...done, members: v.array(staffMemberSchema) }),
  }),
  listReleases: call('GET', '/api/staff/releases', {
    purpose: 'What was published of the content, the one that went live last first. A decision carries the generation that was seen.',
    access: { staff: 'content' },
    query: v.strictObject(pagingEntries),
    answer: v.object({ success: v.literal(true), releases: v.array(releaseSchema), generation: v.number(), ...pageOf }),
  }),
  readRelease: call('GET', '/api/staff/releases/{releaseId}', {
    purpose: 'What would be different if this release were the live one, by file and text.',
    access: { staff: 'content' },
    answer: v.object({ success: v.literal(true), data: v.object({ changes: v.array(releaseChangeSchema), total: v.number() }) }),
  }),
  goBackToRelease: call('POST', '/api/staff/releases/{releaseId}/back', {
    purpose: 'Makes a former release the live one again, for everybody and at once. Refused where somebody published since it was looked at.',
    access: { staff: 'content' },
    recent: true,
    body: v.strictObject({ generation: v.pipe(v.number('number'), v.integer('number'), v.minValue(0, 'number'), v.maxValue(1_000_000_000, 'number')), note: v.optional(prose(limits.staffNote), '') }),
    answer: doneSchema,
  }),
  listChanges: call('GET', '/api/staff/changes', {
    purpose: 'Changes of the content that are worked on, then those that were published, the one saved last first.',
    access: { staff: 'content' },
    query: v.strictObject(pagingEntries),
    answer: v.object({ success: v.literal(true), changes: v.array(contentChangeSchema), ...pageOf }),
  }),
  beginChange: call('POST', '/api/staff/changes', {
    purpose: 'Begins a named change from what is live, or one that takes back what a release changed.',
    access: { staff: 'content' },
    body: beginChangeSchema,
    answer: v.object({ success: v.literal(true), id: v.string() }),
  }),
  readChange: call('GET', '/api/staff/changes/{changeId}', {
    purpose: 'One change with what it does, by file and text, and whether others have published since it was begun.',
    access: { staff: 'content' },
    answer: v.object({ success: v.literal(true), data: v.object({ ...contentChangeSchema.entries, changes: v.array(releaseChangeSchema), total: v.number(), isBehind: v.boolean(), review: changeReviewSchema }) }),
  }),
  decideChange: call('POST', '/api/staff/changes/{changeId}/decision', {
    purpose: 'Puts a change away, takes it back from what waits to be published, or brings into it what others have published; answers the places where both changed the same, and does nothing then.',
    access: { staff: 'content' },
    body: changeDecisionSchema,
    answer: v.object({ success: v.literal(true), conflicts: v.array(v.string()) }),
  }),
  sayOfChange: call('POST', '/api/staff/changes/{changeId}/words', {
    purpose: 'Asks a colleague for a look at a change, comments on it, or approves it as it was seen; whoever edits it afterwards makes that void. It is in the audit.',
    access: { staff: 'content' },
    body: changeWordsSchema,
    answer: v.object({ success: v.literal(true) }),
  }),
  publishChange: call('POST', '/api/staff/changes/{changeId}/publish', {
    purpose: 'Makes a change go live, at once or at a time. It is checked as a whole then; where that has anything against it, nothing goes live, and the change says why.',
    access: { staff: 'content' },
    recent: true,
    body: publishChangeSchema,
    answer: v.object({ success: v.literal(true) }),
  }),
  listDocuments: call('GET', '/api/staff/changes/{changeId}/documents', {
    purpose: 'The documents of a change, with their faults and translations; with words, the texts that show them.',
    timeout: limits.documentTimeout,
    access: { staff: 'content' },
    query: v.strictObject({ words: v.optional(prose(300), '') }),
    answer: v.object({ success: v.literal(true), list: madeByTools, hits: v.array(madeByTools) }),
  }),
  openDocument: call('GET', '/api/staff/changes/{changeId}/document', {
    purpose: 'A document as a form, or what a language says of it beside its source.',
    timeout: limits.documentTimeout,
    access: { staff: 'content' },
    query: documentQuery,
    answer: v.object({ success: v.literal(true), data: madeByTools }),
  }),
  listDocumentVersions: call('GET', '/api/staff/changes/{changeId}/versions', {
    purpose: 'What was published of a document, or of what a language says of it, the last thirty times that it was otherwise than before: by whom, when, why, and which texts.',
    access: { staff: 'content' },
    query: documentQuery,
    answer: v.object({ success: v.literal(true), versions: v.array(documentVersionSchema) }),
  }),
  readDocumentVersion: call('GET', '/api/staff/changes/{changeId}/versions/{releaseId}', {
    purpose: 'A document as a release had it, as a form has it: whoever wants it back saves it.',
    timeout: limits.documentTimeout,
    access: { staff: 'content' },
    query: documentQuery,
    answer: v.object({ success: v.literal(true), data: v.object({ value: madeByTools }) }),
  }),
  workOnDocument: call('POST', '/api/staff/changes/{changeId}/document', {
    purpose: 'Checks what a form says and brings it together with what colleagues saved, saves it, says that a translation is still right, or creates, copies, renames or takes away a document. What the checker refuses is not saved.',
    timeout: limits.documentTimeout,
    access: { staff: 'content' },
    body: documentWorkSchema,
    bodyLimit: limits.documentBody,
    answer: v.object({ success: v.literal(true), data: madeByTools }),
  }),
  bringPicture: call('POST', '/api/staff/changes/{changeId}/picture', {
    purpose: 'Brings a picture into a change, or another in the place of one: PNG, JPEG, WebP, AVIF of at most 5 MB, or SVG that is a drawing and nothing else, in base64. It is drawn anew before anybody sees it. Where something is wrong with it, that is said and nothing is saved.',
    timeout: limits.documentTimeout,
    access: { staff: 'content' },
    body: bringPictureSchema,
    bodyLimit: limits.pictureBody,
    answer: v.object({ success: v.literal(true), data: madeByTools }),
  }),
  showPicture: call('GET', '/api/staff/changes/{changeId}/picture', {
    purpose: 'A picture of a change as it is drawn, in the answer itself: one that is not published has no address.',
    timeout: limits.documentTimeout,
    access: { staff: 'content' },
    query: v.strictObject({ file: v.optional(prose(200), '') }),
    answer: v.object({ success: v.literal(true), data: v.object({ picture: v.nullable(v.string()) }) }),
  }),
  previewDocument: call('POST', '/api/staff/changes/{changeId}/preview', {
    purpose: 'Draws a page of a change as readers would have it, for the caller alone. Its ticket opens it once, in a frame of the console, within a minute.',
    timeout: limits.documentTimeout,
    access: { staff: 'content' },
    body: previewDocumentSchema,
    bodyLimit: limits.documentBody,
    answer: v.object({ success: v.literal(true), data: previewedSchema }),
  }),
  readAudit: call('GET', '/api/staff/audit', {
    purpose: 'All that was decided, the newest first, and the first entry that is not as it was written, if there is one. The whole is checked every ten minutes, what is answered each time.',
    access: { staff: 'audit' },
    query: v.strictObject({ ...pagingEntries, q: v.optional(prose(100), '') }),
    answer: v.object({ success: v.literal(true), entries: v.array(auditEntrySchema), fault: v.nullable(v.number()), checkedAt: v.string(), ...pageOf }),
  }),
};
