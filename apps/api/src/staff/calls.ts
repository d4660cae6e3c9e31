import { readAudit } from './audit.ts';
import { beginChange, bringPicture, decideChange, listChanges, listDocuments, openDocument, previewDocument, publishChange, readChange, sayOfChange, showPicture, workOnDocument } from './changes.ts';
import { listDecisions } from './decisions.ts';
import { changeStaff, claimCase, decideCase, listCases, listStaff, previewDecision, readCase, releaseCase, staffToday } from './handlers.ts';
import { staffHealth } from './health.ts';
import { decidePerson, findPerson, previewPerson, readPerson } from './people.ts';
import { goBackToRelease, listReleases, readRelease } from './releases.ts';
import { listReports, reportReview, reportShared, sendReport } from './reports.ts';
import { listDocumentVersions, readDocumentVersion } from './versions.ts';

/** The calls of the contract that the staff's console makes, and by which people tell the staff of others. */
export const staff = { staffToday, staffHealth, listCases, readCase, claimCase, releaseCase, decideCase, previewDecision, listDecisions, findPerson, readPerson, decidePerson, previewPerson, listStaff, changeStaff, listReleases, readRelease, goBackToRelease, listChanges, beginChange, readChange, decideChange, sayOfChange, publishChange, listDocuments, openDocument, workOnDocument, bringPicture, showPicture, previewDocument, listDocumentVersions, readDocumentVersion, readAudit, sendReport, reportReview, reportShared, listReports };
