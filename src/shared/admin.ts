import * as v from 'valibot';
import { newPassword, plainName } from './accounts';
import { PLANS } from './plans';

export const adminLoginSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.minLength(1, 'Please enter both email and password'), v.maxLength(320)),
  password: v.pipe(v.string(), v.minLength(1, 'Please enter both email and password'), v.maxLength(1024)),
});
export type AdminLogin = v.InferOutput<typeof adminLoginSchema>;

/** GET /api/admin/session. The last three of an administrator: the own e-mail address, whether they have a second factor, and lack one that the operator demands. */
export const adminSessionSchema = v.object({
  isAdmin: v.boolean(),
  email: v.optional(v.string()),
  hasFactor: v.optional(v.boolean()),
  mustAddFactor: v.optional(v.boolean()),
});
export type AdminSession = v.InferOutput<typeof adminSessionSchema>;

const planSchema = v.picklist(PLANS);

/** Only what changed is sent. The specification sets no bounds for the form; the server's keep the columns sane, and a password what a user may choose. */
export const userPatchSchema = v.object({
  name: v.optional(
    v.pipe(
      v.string('Name is required'),
      v.trim(),
      v.minLength(1, 'Name is required'),
      v.maxLength(300, 'Name must be at most 300 characters'),
      plainName,
    ),
  ),
  email: v.optional(
    v.pipe(
      v.string('Please enter a valid email address'),
      v.trim(),
      v.email('Please enter a valid email address'),
      v.maxLength(320, 'Please enter a valid email address'),
    ),
  ),
  plan: v.optional(planSchema),
  password: v.optional(newPassword),
});
export type UserPatch = v.InferOutput<typeof userPatchSchema>;

/** What an account uses: contracts that it has and the bytes of their files, processor seconds so far, contracts analysed in this month (UTC). */
const accountUseSchema = v.object({
  contracts: v.number(),
  bytes: v.number(),
  processorSeconds: v.number(),
  analysesThisMonth: v.number(),
});
export type AccountUse = v.InferOutput<typeof accountUseSchema>;

export const adminUserSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  plan: planSchema,
  createdAt: v.string(),
  /** In lists. */
  use: v.optional(accountUseSchema),
});
export type AdminUser = v.InferOutput<typeof adminUserSchema>;

/** What administrators search lists for; as long as an e-mail address may be. */
export const searchWords = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(320, 'Please search for at most 320 characters'),
  v.check((text) => !text.includes('\0'), 'Please search for words'),
);

/** Which users are listed: those whose name or e-mail address holds the words of `search`; all of them, or one page (from 1). */
export const userListQuerySchema = v.object({
  search: v.optional(searchWords),
  page: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, 'The page must be a number from 1'), v.transform(Number)),
  ),
});
export type UserListQuery = v.InferOutput<typeof userListQuerySchema>;

/** `total` counts the users found on all pages. */
export interface UserList {
  users: AdminUser[];
  total: number;
}

/**
 * What a model was used for in those days: reviews, requests, tokens of requests and answers, money in the currency used last (null: no prices
 * were set), milliseconds, pages sent (`scannedPages` of them to be read), the users whose contracts used the most, and the last failure with its kind and HTTP status. `degraded` counts the reviews and scans that lack the model's part or some of it.
 */
const modelUsageSchema = v.object({
  reviews: v.number(),
  degraded: v.number(),
  requests: v.number(),
  tokens: v.number(),
  cost: v.number(),
  currency: v.nullable(v.string()),
  ms: v.number(),
  pages: v.number(),
  scannedPages: v.number(),
  users: v.array(v.object({ email: v.string(), requests: v.number(), tokens: v.number(), cost: v.number() })),
  lastFailure: v.nullable(v.object({ at: v.string(), kind: v.string(), status: v.nullable(v.number()) })),
});
export type ModelUsage = v.InferOutput<typeof modelUsageSchema>;

/** 30 days, oldest first, the last entry is today (UTC). Revenue in US dollars. */
export const analyticsSchema = v.object({
  totalUsers: v.number(),
  totalRevenue: v.number(),
  dailyRegistrations: v.array(v.object({ date: v.string(), count: v.number() })),
  dailyRevenue: v.array(v.object({ date: v.string(), revenue: v.number() })),
  /** Missing where no model was asked. */
  modelUsage: v.optional(modelUsageSchema),
});
export type Analytics = v.InferOutput<typeof analyticsSchema>;

export const SETTING_KEYS = ['header_html', 'header_js', 'body_html', 'body_js'] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];
export const settingSchema = v.object({
  key: v.picklist(SETTING_KEYS),
  value: v.pipe(v.string(), v.maxLength(200_000, 'Code must be at most 200,000 characters')),
});
export type Setting = v.InferOutput<typeof settingSchema>;
