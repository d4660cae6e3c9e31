import { answerApplicant, listApplicants } from './applicants.ts';
import { changeShares, listApplications, withdrawApplication } from './applications.ts';
import { applyFor } from './apply.ts';
import { forgetOpportunity, listOpportunities, readOpportunity, saveOpportunity } from './list-opportunities.ts';
import { listApplicationMessages, writeApplicationMessage } from './messages.ts';
import { partnerDashboard, partnerNetwork } from './partner.ts';
import { appealPost, changePost, closePost, listPosts, readPost, reopenPost, writePost } from './posts.ts';

/** The calls of the contract that opportunities answer. */
export const opportunities = { listOpportunities, readOpportunity, saveOpportunity, forgetOpportunity, applyFor, listApplications, withdrawApplication, changeShares, partnerDashboard, listPosts, writePost, readPost, changePost, closePost, reopenPost, appealPost, listApplicants, answerApplicant, partnerNetwork, listApplicationMessages, writeApplicationMessage };
