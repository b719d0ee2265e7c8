import { NOT_RECENT } from '../plugins/session';
import { AUTH_CALLS, EASY, USER_CALLS } from './account-calls';
import { DATE_CALLS } from './date-calls';
import { FACTOR_CALLS, REAUTHENTICATION_CALLS, SECOND_STEP_CALLS } from './factor-calls';
import type { AnswerName } from './schemas';
import { TABLE_CALLS } from './table-calls';

/** Who may make a call; everyone else is told 401 or 403, or 404 where even the existence is none of their business. */
export type Caller = 'anyone' | 'user' | 'owner' | 'admin';

/** What a route does not say of itself. Parameters and JSON bodies are read from the route. */
export interface CallDescription {
  summary: string;
  notes?: string;
  who: Caller;
  /** Status of success, 200 unless said otherwise. */
  status?: number;
  /** The shape of the JSON answer, or the media types of a file. */
  answer: AnswerName | readonly string[];
  /** Other statuses of success, with what they mean. */
  also?: Readonly<Record<number, string>>;
  /** Why the call fails by itself, by status; who may ask, bodies, writes, 500 and 503 are told for all calls in one place (`responses.ts`). */
  errors?: Readonly<Record<number, string>>;
}

const RUN = 'Without `run` it speaks of the newest analysis.';
const NOT_ANALYSED = 'The contract has no analysis yet.';
const MISFIT = 'It does not fit its kind and side.';
const FULL = 'There are as many playbooks as one may have.';

/** Every call of the program by method and path, in the order in which the description lists them. */
export const CALLS: Readonly<Record<string, CallDescription>> = {
  ...AUTH_CALLS,

  'GET /api/contracts': {
    summary: 'The own contracts, newest first',
    notes: '`userId` may name the user that the caller believes to be; another is refused with 403.',
    who: 'user',
    also: { 304: 'As If-None-Match has it.' },
    answer: 'ContractList',
    errors: { 403: '`userId` is another user.' },
  },
  'POST /api/contracts/upload': {
    summary: 'Upload a PDF and queue its analysis',
    who: 'user',
    status: 201,
    answer: 'ContractAnswer',
    errors: {
      400: 'The form does not hold one PDF, or did not arrive whole.',
      403: '`userId` is another user, or the plan’s contracts of this month are used up.',
      413: 'The plan takes no files of this size.',
      415: 'The bytes are no PDF.',
    },
  },
  'POST /api/contracts/known': {
    summary: 'Which files are the bytes of an own contract already',
    notes:
      'Asked before sending. At most 500 at once; of several contracts with the same bytes the newest is named. Another user’s contracts are never told.',
    who: 'user',
    answer: 'KnownAnswer',
  },
  'GET /api/contracts/:id': {
    summary: 'One contract with its newest analysis',
    notes: '`aiAnalysis` is null until `status` is "completed".',
    who: 'owner',
    answer: 'ContractAnswer',
  },
  'DELETE /api/contracts/:id': {
    summary: 'Delete a contract with its file, analyses and decisions',
    notes: 'Also while it is being analysed. It cannot be undone.',
    who: 'owner',
    answer: 'Done',
  },
  'PUT /api/contracts/:id/side': {
    summary: 'Choose whom the reader acts for',
    notes:
      'A side of the contract’s kind (`aiAnalysis.kind.sides`), or "neutral". `playbook` is the id of one’s own playbook for that side, "built-in", or null for the default; left out it stays. Risks, rating and summary follow at once; decisions stay.',
    who: 'owner',
    answer: 'SideAnswer',
    errors: { 400: 'The contract’s kind has no such side, or the playbook is for another.', 409: NOT_ANALYSED },
  },
  'GET /api/contracts/:id/file': {
    summary: 'The uploaded PDF, whole or in part',
    notes:
      'One range by RFC 9110 gives 206, several the whole; If-Range takes the ETag. `download=1` makes it an attachment.',
    who: 'owner',
    also: { 206: 'The part that is asked for.' },
    answer: ['application/pdf'],
    errors: { 416: 'The file has no such part.' },
  },
  'GET /api/contracts/:id/analyses': {
    summary: 'The runs of a contract, newest first',
    who: 'owner',
    answer: 'RunList',
  },
  'POST /api/contracts/:id/analyses': {
    summary: 'Analyse a contract again',
    notes: 'Earlier runs are kept.',
    who: 'owner',
    status: 202,
    answer: 'ContractAnswer',
    errors: { 409: 'It is being analysed already.' },
  },
  'GET /api/contracts/:id/analyses/:run': { summary: 'One run with its analysis', who: 'owner', answer: 'RunAnswer' },
  'GET /api/contracts/:id/highlights': {
    summary: 'Where the words of each finding stand on the pages',
    notes: `Rectangles in PDF points, origin top left, by the offsets of the evidence. ${RUN}`,
    who: 'owner',
    answer: 'Highlights',
    errors: { 409: NOT_ANALYSED },
  },
  'GET /api/contracts/:id/passage': {
    summary: 'Words of the contract by their place, and where they stand on the pages',
    notes: `\`at\` has offsets into the text of a run: 120-131 or 120-131.140-150. ${RUN}`,
    who: 'owner',
    answer: 'Passage',
    errors: { 400: 'The contract has no words at this place.', 409: NOT_ANALYSED },
  },
  'GET /api/search': {
    summary: 'Search in the texts of the own contracts',
    notes:
      'Words (all of them, singular or plural), "words in a row", word* and *letters for beginnings and parts, -word for what must not be there, OR between two. Ten contracts a page, those that are most about the words first. 503 also where a search takes too long.',
    who: 'user',
    answer: 'SearchAnswer',
    errors: { 400: 'The search looks for nothing, or for too much.' },
  },
  'GET /api/contracts/:id/contents': {
    summary: 'The parts of the contract by its own headings, and its defined terms',
    notes: RUN,
    who: 'owner',
    answer: 'Contents',
    errors: { 409: NOT_ANALYSED },
  },
  'GET /api/contracts/:id/findings': {
    summary: 'The findings of a run with the decisions in force',
    notes: `A finding keeps its id in every run that finds the same. ${RUN}`,
    who: 'owner',
    answer: 'FindingList',
    errors: { 409: NOT_ANALYSED },
  },
  'PUT /api/contracts/:id/findings/:finding/decision': {
    summary: 'Accept, correct or reject a finding',
    notes:
      'A correction needs `value`: a day (YYYY-MM-DD; "perpetual" too for the expiration date), a severity for a risk, a category for a clause, else text. To correct or reject needs `reason`.',
    who: 'owner',
    answer: 'FindingAnswer',
    errors: { 400: 'The finding takes no such correction.', 409: NOT_ANALYSED },
  },
  'DELETE /api/contracts/:id/findings/:finding/decision': {
    summary: 'Take a decision back',
    notes: 'The history keeps it.',
    who: 'owner',
    answer: 'FindingAnswer',
    errors: { 409: NOT_ANALYSED },
  },
  'POST /api/contracts/:id/findings/accept': {
    summary: 'Accept several findings at once',
    notes:
      'Those that are decided already stay as they are. All are accepted or, where one is not part of the analysis, none. Answers the findings that were named.',
    who: 'owner',
    answer: 'FindingList',
    errors: { 409: NOT_ANALYSED },
  },
  'GET /api/contracts/:id/decisions': {
    summary: 'Every decision on a contract, newest first',
    notes: 'Those taken back stand there with verdict null.',
    who: 'owner',
    answer: 'DecisionList',
  },
  'GET /api/contracts/:id/exports/:format': {
    summary: 'The review to take along',
    notes: `\`format\` is memo.pdf, memo.docx, facts.csv or analysis.json; \`findings\` all (default) or accepted. ${RUN}`,
    who: 'owner',
    answer: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'text/csv',
      'application/json',
    ],
    errors: { 409: NOT_ANALYSED },
  },

  ...TABLE_CALLS,
  ...DATE_CALLS,

  'GET /api/playbooks': {
    summary: 'The own playbooks, and the kinds of contract with their sides',
    who: 'user',
    answer: 'PlaybookList',
  },
  'POST /api/playbooks': {
    summary: 'Make a playbook of one’s own for a side of a kind',
    notes: 'At first it says what the built-in one says.',
    who: 'user',
    status: 201,
    answer: 'PlaybookAnswer',
    errors: { 400: MISFIT, 409: FULL },
  },
  'POST /api/playbooks/import': {
    summary: 'Make a playbook of an exported file',
    notes: 'Always a new one. 400 names questions that the kind does not have.',
    who: 'user',
    status: 201,
    answer: 'PlaybookAnswer',
    errors: { 400: MISFIT, 409: FULL },
  },
  'GET /api/playbooks/built-in/:kind/:side': {
    summary: 'The questions of a kind with the built-in positions of a side',
    who: 'user',
    answer: 'BuiltInAnswer',
    errors: { 404: 'There is no such kind or side.' },
  },
  'GET /api/playbooks/:id': {
    summary: 'One playbook with its content and versions',
    notes: 'Its newest version, or the `version` that is named.',
    who: 'owner',
    answer: 'PlaybookAnswer',
  },
  'PUT /api/playbooks/:id': {
    summary: 'Save a playbook as a new version',
    notes: '`version` is the one that the change rests on. Earlier versions stay.',
    who: 'owner',
    answer: 'PlaybookAnswer',
    errors: { 400: MISFIT, 409: 'A newer version was saved meanwhile.' },
  },
  'DELETE /api/playbooks/:id': {
    summary: 'Delete a playbook',
    notes: 'Contracts that it was applied to are read by the default of their kind and side again.',
    who: 'owner',
    answer: 'Done',
  },
  'PUT /api/playbooks/:id/default': {
    summary: 'Make a playbook the default of its kind and side, or no default',
    notes: 'Contracts to which no playbook was applied are read by the newest version of the default.',
    who: 'owner',
    answer: 'PlaybookAnswer',
    errors: { 409: 'Another one was made the default at the same moment.' },
  },
  'GET /api/playbooks/:id/file': {
    summary: 'A playbook as a file',
    who: 'owner',
    answer: ['application/json'],
  },
  'POST /api/playbooks/:id/rescore': {
    summary: 'Apply a playbook to contracts of its kind',
    notes:
      '`contracts` are ids, "all" of its kind, or those that are "using" it; of the latter two each call takes the next 100, after the one that `after` names (`next` of the answer before, null after the last). It is applied in its newest version, and the reader acts for its side there; decisions stay. Answers each contract with its rating before and after. With `dryRun` nothing changes, and `content` may be a draft.',
    who: 'owner',
    answer: 'RescoreAnswer',
    errors: { 400: 'A contract is of another kind, or `content` came without `dryRun`.' },
  },

  'GET /api/portfolio': {
    summary: 'All own contracts, counted by what they have in common',
    notes:
      'Ratings, kinds, laws, notice days and ends of the next twelve months, departures from the playbook, reviews. The answer is bounded: the commonest kinds, laws and departures are named, the rest is added up.',
    who: 'user',
    answer: 'Portfolio',
  },

  ...USER_CALLS,

  ...FACTOR_CALLS.user,

  'GET /api/admin/session': { summary: 'Whether an administrator is signed in', who: 'anyone', answer: 'AdminSession' },
  'POST /api/admin/login': {
    summary: 'Sign in as an administrator',
    who: 'anyone',
    answer: 'AdminLogin',
    errors: { 401: 'Address or password is wrong.', 429: 'Too many failed attempts.' },
  },
  ...SECOND_STEP_CALLS.admin,
  ...REAUTHENTICATION_CALLS.admin,
  ...FACTOR_CALLS.admin,
  'POST /api/admin/logout': { summary: 'Sign out as an administrator', who: 'anyone', answer: 'Done' },
  'GET /api/admin/users': { summary: 'The users', who: 'admin', answer: 'UserList' },
  'PATCH /api/admin/users/:id': {
    summary: 'Change a user',
    who: 'admin',
    answer: 'UserAnswer',
    errors: {
      403: `For another email address or password: ${NOT_RECENT}`,
      404: 'There is no such user.',
      409: 'Another account has the address.',
      422: EASY,
    },
  },
  'DELETE /api/admin/users/:id': {
    summary: 'Delete a user and all contracts of the user',
    who: 'admin',
    answer: 'Done',
    errors: { 404: 'There is no such user.' },
  },
  'DELETE /api/admin/users/:id/sessions': {
    summary: 'Sign a user out everywhere',
    notes:
      '`ended` is how many sessions that were. The user is told by email where a mail server is set up, and can sign in again.',
    who: 'admin',
    answer: 'EndedSessions',
    errors: { 404: 'There is no such user.' },
  },
  'GET /api/admin/analytics': { summary: 'Numbers of the last 30 days', who: 'admin', answer: 'Analytics' },
  'GET /api/admin/settings': { summary: 'The settings of the site', who: 'admin', answer: 'SettingList' },
  'POST /api/admin/settings': { summary: 'Change a setting of the site', who: 'admin', answer: 'SettingAnswer' },

  'GET /api/admin/audit': {
    summary: 'The audit log, newest first',
    notes:
      '`search` looks for words of names, e-mail addresses, ids and network addresses; `from` and `to` are days in UTC, both included. `next` of an answer, sent as `after`, asks for the page after it.',
    who: 'admin',
    answer: 'AuditPage',
  },
  'GET /api/admin/audit.csv': {
    summary: 'The audit log as a file',
    notes: 'With the same filters. That it was taken along is noted in the log itself.',
    who: 'admin',
    answer: ['text/csv'],
  },

  'GET /api/metrics': {
    summary: 'Figures for Prometheus',
    notes: 'It needs `Authorization: Bearer` with the operator’s METRICS_TOKEN. Text format 0.0.4.',
    who: 'anyone',
    answer: ['text/plain'],
    errors: { 401: 'The token is missing or wrong.', 404: 'No METRICS_TOKEN is set.' },
  },
  'GET /api/health': { summary: 'Whether the process answers', who: 'anyone', answer: 'Status' },
  'GET /api/ready': { summary: 'Whether database and file store answer', who: 'anyone', answer: 'Status' },
  'GET /api/docs': { summary: 'This description for people', who: 'anyone', answer: ['text/html'] },
  'GET /api/docs/json': {
    summary: 'This description for programs (OpenAPI 3.1)',
    who: 'anyone',
    answer: ['application/json'],
  },
};

/** What is sent as a form, which routes read themselves. */
export const FORMS: Readonly<Record<string, object>> = {
  'POST /api/contracts/upload': {
    type: 'object',
    required: ['pdf'],
    properties: {
      pdf: { type: 'string', contentMediaType: 'application/pdf' },
      userId: { type: 'string', description: 'The user that the caller believes to be' },
    },
  },
};
