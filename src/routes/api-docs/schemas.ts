import * as v from 'valibot';
import {
  emailChangeAnswerSchema,
  endedSessionsSchema,
  ownSessionsSchema,
  sessionAnswerSchema,
  signUpAnswerSchema,
} from '../../shared/accounts';
import { adminSessionSchema, adminUserSchema, analyticsSchema, settingSchema } from '../../shared/admin';
import { analysisSchema } from '../../shared/analysis';
import { auditEventSchema, auditPageSchema } from '../../shared/audit';
import { contentsAnswerSchema } from '../../shared/contents';
import {
  contractAnswerSchema,
  contractListSchema,
  contractSchema,
  knownAnswerSchema,
  sideAnswerSchema,
} from '../../shared/contracts';
import {
  contractDatesAnswerSchema,
  datesAnswerSchema,
  feedAddressSchema,
  feedAnswerSchema,
  lackingAnswerSchema,
} from '../../shared/dates';
import {
  appSetupAnswerSchema,
  confirmingMethodsSchema,
  factorAddedSchema,
  factorListSchema,
  factorSchema,
  passkeyOptionsSchema,
  recoveryCodesAnswerSchema,
  secondStepSchema,
} from '../../shared/factors';
import {
  decisionListSchema,
  decisionSchema,
  findingAnswerSchema,
  findingListSchema,
  findingSchema,
} from '../../shared/findings';
import { highlightsAnswerSchema } from '../../shared/highlights';
import { mailStatusSchema, unsubscriptionSchema } from '../../shared/mail';
import { planUseSchema } from '../../shared/plans';
import {
  builtInAnswerSchema,
  playbookAnswerSchema,
  playbookDetailSchema,
  playbookListSchema,
  rescoreAnswerSchema,
} from '../../shared/playbooks';
import { portfolioAnswerSchema } from '../../shared/portfolio';
import { ownIdentitiesSchema, providerAddressSchema } from '../../shared/provider-sign-in';
import { runAnswerSchema, runListSchema, runSchema } from '../../shared/runs';
import { passageAnswerSchema, searchAnswerSchema } from '../../shared/search';
import {
  tableAnswerSchema,
  tableCellSchema,
  tableColumnsSchema,
  tableRowSchema,
  tableValuesSchema,
  usualAnswerSchema,
} from '../../shared/table';
import { tableViewSchema, viewAnswerSchema, viewListSchema } from '../../shared/table-views';

/** The shapes that answers have, by the names that the description gives them. Parts stand before what is made of them. */
export const ANSWERS = {
  Analysis: analysisSchema,
  Run: runSchema,
  Contract: contractSchema,
  Decision: decisionSchema,
  Finding: findingSchema,
  User: adminUserSchema,
  ContractAnswer: contractAnswerSchema,
  ContractList: contractListSchema,
  KnownAnswer: knownAnswerSchema,
  RunList: runListSchema,
  RunAnswer: runAnswerSchema,
  SideAnswer: sideAnswerSchema,
  Contents: contentsAnswerSchema,
  Highlights: highlightsAnswerSchema,
  Passage: passageAnswerSchema,
  SearchAnswer: searchAnswerSchema,
  FindingList: findingListSchema,
  FindingAnswer: findingAnswerSchema,
  DecisionList: decisionListSchema,
  ContractDates: contractDatesAnswerSchema,
  Dates: datesAnswerSchema,
  LackingDates: lackingAnswerSchema,
  CalendarFeed: feedAnswerSchema,
  CalendarAddress: feedAddressSchema,
  Playbook: playbookDetailSchema,
  PlanUse: planUseSchema,
  PlaybookList: playbookListSchema,
  PlaybookAnswer: playbookAnswerSchema,
  BuiltInAnswer: builtInAnswerSchema,
  RescoreAnswer: rescoreAnswerSchema,
  Portfolio: portfolioAnswerSchema,
  TableCell: tableCellSchema,
  TableRow: tableRowSchema,
  TableAnswer: tableAnswerSchema,
  TableColumns: tableColumnsSchema,
  TableValues: tableValuesSchema,
  UsualAnswer: usualAnswerSchema,
  TableView: tableViewSchema,
  ViewList: viewListSchema,
  ViewAnswer: viewAnswerSchema,
  SessionAnswer: sessionAnswerSchema,
  SignUpAnswer: signUpAnswerSchema,
  EmailChange: emailChangeAnswerSchema,
  EmailAnswer: v.object({ email: v.string() }),
  SessionList: ownSessionsSchema,
  EndedSessions: endedSessionsSchema,
  SecondStep: secondStepSchema,
  ConfirmingMethods: confirmingMethodsSchema,
  ProviderAddress: providerAddressSchema,
  OwnIdentities: ownIdentitiesSchema,
  SignInAnswer: v.union([sessionAnswerSchema, secondStepSchema]),
  FactorList: factorListSchema,
  FactorAnswer: v.object({ factor: factorSchema }),
  FactorAdded: factorAddedSchema,
  AppSetup: appSetupAnswerSchema,
  RecoveryCodes: recoveryCodesAnswerSchema,
  PasskeyOptions: passkeyOptionsSchema,
  Done: v.object({ success: v.literal(true) }),
  AuditEvent: auditEventSchema,
  AuditPage: auditPageSchema,
  Status: v.object({ status: v.string() }),
  MailStatus: mailStatusSchema,
  Unsubscription: unsubscriptionSchema,
  AdminSession: adminSessionSchema,
  AdminLogin: v.union([adminSessionSchema, secondStepSchema]),
  UserList: v.object({ users: v.array(adminUserSchema), total: v.number() }),
  UserAnswer: v.object({ user: adminUserSchema }),
  Analytics: analyticsSchema,
  SettingList: v.object({ settings: v.array(settingSchema) }),
  SettingAnswer: v.object({ setting: settingSchema }),
  Error: v.object({
    error: v.string(),
    code: v.optional(v.picklist(['reauthentication_required', 'password_refused'])),
  }),
} satisfies Record<string, v.GenericSchema>;

export type AnswerName = keyof typeof ANSWERS;
