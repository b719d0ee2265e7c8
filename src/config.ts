import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { FACTOR_DUTIES } from './shared/factors';
import { isSender, isSmtpUrl } from './shared/mail-settings';
import { MODEL_PROVIDERS, type ModelProvider } from './shared/model-providers';

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a whole number'),
  v.transform(Number),
  v.integer(),
  v.maxValue(65_535, 'must be at most 65535'),
);
const count = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,2}$/, 'must be a whole number from 1 to 999'),
  v.transform(Number),
);
const seconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}$/, 'must be a whole number of seconds from 0 to 9999'),
  v.transform(Number),
);
const span = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}$/, 'must be a whole number of seconds from 1 to 99999'),
  v.transform(Number),
);
const price = v.pipe(
  v.string(),
  v.regex(/^\d{1,7}(?:\.\d{1,6})?$/, "must be an amount of money, as '2' or '0.15'"),
  v.transform(Number),
);
const amount = v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'must be a whole number'), v.transform(Number));
const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
  v.transform((s) => s === 'true' || s === '1'),
);
const url = v.pipe(
  v.string(),
  v.url('must be a URL'),
  v.transform((s) => s.replace(/\/+$/, '')),
);

/** Never with what was given: it holds a password. */
const smtpUrl = v.pipe(
  v.string(),
  v.check(
    isSmtpUrl,
    "must be smtp://user:password@host:port or smtps://… (special characters of the password as in '%40', no path, no parameter but ?requireTLS=false)",
  ),
);
const sender = v.pipe(
  v.string(),
  v.trim(),
  v.check(isSender, "must be an address, as 'mail@firm.example' or 'Counterpart <mail@firm.example>'"),
);

/** With less there is no room for a page beside the question and its answer. */
const contextTokens = v.pipe(amount, v.minValue(16_000, 'must be at least 16000'));

const environmentSchema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'),
  APP_URL: v.optional(url),
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.nonEmpty(),
      v.transform((s) => resolve(s)),
    ),
    './data',
  ),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'))),
  S3_BUCKET: v.optional(v.string()),
  S3_ENDPOINT: v.optional(url),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_FORCE_PATH_STYLE: v.optional(flag, 'false'),
  S3_CHECKSUM_MODE: v.optional(
    v.picklist(['WHEN_REQUIRED', 'WHEN_SUPPORTED'], 'must be WHEN_REQUIRED or WHEN_SUPPORTED'),
    'WHEN_REQUIRED',
  ),
  MODEL_PROVIDER: v.optional(v.picklist(MODEL_PROVIDERS, `must be ${MODEL_PROVIDERS.join(', ')}`)),
  MODEL_BASE_URL: v.optional(url),
  MODEL_API_KEY: v.optional(v.pipe(v.string(), v.trim())),
  MODEL_NAME: v.optional(v.pipe(v.string(), v.trim())),
  REVIEW_VERIFIER_MODEL: v.optional(v.pipe(v.string(), v.trim())),
  MODEL_CONCURRENCY: v.optional(count),
  MODEL_IDLE_SECONDS: v.optional(span),
  MODEL_TOTAL_SECONDS: v.optional(span),
  MODEL_CONTEXT_TOKENS: v.optional(contextTokens),
  MODEL_CONTRACT_TOKENS: v.optional(amount),
  MODEL_CONTRACT_COST: v.optional(price),
  MODEL_CONTRACT_PAGES: v.optional(amount),
  MODEL_DAILY_TOKENS: v.optional(amount),
  MODEL_DAILY_PAGES: v.optional(amount),
  MODEL_PRICE_INPUT: v.optional(price),
  MODEL_PRICE_OUTPUT: v.optional(price),
  MODEL_PRICE_CURRENCY: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "must be a code as 'EUR'")), 'USD'),
  MISTRAL_API_KEY: v.optional(v.pipe(v.string(), v.trim())),
  MISTRAL_SERVER_URL: v.optional(url),
  MISTRAL_MODEL: v.optional(v.string()),
  MISTRAL_OCR_MODEL: v.optional(v.string()),
  MISTRAL_CONTEXT_TOKENS: v.optional(contextTokens),
  MISTRAL_CONTRACT_TOKENS: v.optional(amount),
  MISTRAL_CONTRACT_PAGES: v.optional(amount),
  MISTRAL_DAILY_TOKENS: v.optional(amount),
  MISTRAL_DAILY_PAGES: v.optional(amount),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(sender),
  ROLE: v.optional(v.picklist(['all', 'web', 'worker'], 'must be all, web or worker'), 'all'),
  WORKER_CONCURRENCY: v.optional(count, String(Math.max(1, availableParallelism() - 1))),
  OCR: v.optional(flag, 'true'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    ),
    'info',
  ),
  SESSION_MAX_DAYS: v.optional(count, '90'),
  OIDC_ISSUER: v.optional(url),
  OIDC_CLIENT_ID: v.optional(v.pipe(v.string(), v.trim())),
  OIDC_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.trim())),
  OIDC_NAME: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40, 'must have at most 40 characters')), 'Google'),
  SECRET_KEY: v.optional(v.pipe(v.string(), v.trim(), v.minLength(32, 'must have at least 32 characters'))),
  REQUIRE_SECOND_FACTOR: v.optional(v.picklist(FACTOR_DUTIES, `must be ${FACTOR_DUTIES.join(', ')}`), 'none'),
  AUDIT_RETENTION_DAYS: v.optional(
    v.pipe(amount, v.minValue(30, 'must be at least 30'), v.maxValue(36_500, 'must be at most 36500')),
    '365',
  ),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^\S{16,}$/, 'must have at least 16 characters and no spaces'))),
  ENFORCE_PLANS: v.optional(flag, 'false'),
  TRUST_PROXY: v.optional(flag, 'false'),
  SHUTDOWN_DELAY_SECONDS: v.optional(seconds, '0'),
  SHUTDOWN_TIMEOUT_SECONDS: v.optional(seconds, '7'),
});

/** Every setting by name, with its default as it would stand in the environment; undefined where there is none. */
export const SETTING_DEFAULTS: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(environmentSchema.entries).map(([name, schema]) => [
    name,
    'default' in schema ? (schema.default as string | undefined) : undefined,
  ]),
);

/** The settings of one process, read once at start. Names are those of the environment (see `.env.example`). */
export type Config = Readonly<v.InferOutput<typeof environmentSchema>>;

/** A setting is wrong; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Parses the environment. An empty variable counts as not set, as in shells and Compose files.
 * @throws ConfigError naming every variable that is wrong
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
    throw new ConfigError(`Settings: ${faults.join('; ')}`);
  }
  const faults = [...modelFaults(parsed.output), ...mailFaults(parsed.output), ...oidcFaults(parsed.output)];
  if (faults.length > 0) throw new ConfigError(`Settings: ${faults.join('; ')}`);
  return Object.freeze(parsed.output);
}

/** The kind of server that a model is asked of: the one that was named, or Mistral's where there is a key for it; null where no model is asked. */
export function modelProvider(config: Pick<Config, 'MODEL_PROVIDER' | 'MISTRAL_API_KEY'>): ModelProvider | null {
  return config.MODEL_PROVIDER ?? (config.MISTRAL_API_KEY ? 'mistral' : null);
}

/** What each provider can't do without; where one of several will do, the first is the one to tell. */
const NEEDED: Readonly<Record<ModelProvider, readonly (readonly (keyof Config)[])[]>> = {
  mistral: [['MODEL_API_KEY', 'MISTRAL_API_KEY']],
  'openai-compatible': [['MODEL_BASE_URL'], ['MODEL_NAME']],
  anthropic: [['MODEL_API_KEY'], ['MODEL_NAME']],
};

/** Settings of a model that cannot work together, each with what to set. */
function modelFaults(config: Config): string[] {
  const provider = modelProvider(config);
  const stray = (['MODEL_BASE_URL', 'MODEL_API_KEY', 'MODEL_NAME'] as const).find((name) => config[name]);
  if (!provider) return stray ? [`${stray} needs MODEL_PROVIDER: ${MODEL_PROVIDERS.join(', ')}`] : [];
  const faults = NEEDED[provider]
    .filter((names) => !names.some((name) => config[name]))
    .map(([name]) => `MODEL_PROVIDER=${provider} needs ${name}`);
  const prices = [config.MODEL_PRICE_INPUT, config.MODEL_PRICE_OUTPUT].filter((one) => one !== undefined).length;
  if (prices === 1) faults.push('MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT need one another');
  if (prices === 0 && config.MODEL_CONTRACT_COST !== undefined)
    faults.push('MODEL_CONTRACT_COST needs MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT');
  return faults;
}

/** Settings of e-mail that cannot work together. Its links need the address that people type. */
function mailFaults({ SMTP_URL, MAIL_FROM, APP_URL }: Config): string[] {
  if (!SMTP_URL) return MAIL_FROM ? ['MAIL_FROM needs SMTP_URL, without which nothing is sent'] : [];
  const faults: string[] = [];
  if (!MAIL_FROM) faults.push('SMTP_URL needs MAIL_FROM, the address that e-mails come from');
  if (!APP_URL) faults.push('SMTP_URL needs APP_URL, the address that links in e-mails lead to');
  return faults;
}

/** Settings of sign-in by a provider that cannot work together. */
function oidcFaults(config: Config): string[] {
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  const given = names.filter((name) => config[name]);
  if (given.length === 0) return [];
  const faults = names.filter((name) => !config[name]).map((name) => `${given[0]} needs ${name}`);
  if (!config.APP_URL) faults.push(`${given[0]} needs APP_URL, the address that the provider sends people back to`);
  return faults;
}

const OF_THE_NETWORK = [
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
];

/** How this machine finds its way out, for our own processes that ask others: proxies and certificates, as the runtime reads them. */
export function networkEnvironment(environment: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const names = OF_THE_NETWORK.flatMap((name) => [name, name.toLowerCase()]);
  return Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
}
