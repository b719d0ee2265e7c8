import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/client';
import type { Template } from './templates';

/** How much there is of everything, from the number of contracts. */
export interface Scale {
  contracts: number;
  users: number;
}

/** 1,000 firms of five people have 100,000 contracts between them. */
export const scaleOf = (contracts: number): Scale => ({ contracts, users: Math.max(5, Math.round(contracts / 20)) });

/** The same id for the same number, so that a later run finds its way about. */
export const idOf = (kind: 'user' | 'contract' | 'run', n: number): string => {
  const digest = new Bun.CryptoHasher('md5').update(`${kind}${n}`).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
export const tokenOf = (n: number): string => `token${n}`;

/**
 * Who has how many: one user has 2,500 (fifty pages of the list), one 600, the rest falls off steeply from some hundred to none, as
 * files do among lawyers. Everybody's contracts came between those of others.
 */
const OWNER = `case when n % greatest(:contracts / 2500, 4) = 0 then 1
  when n % greatest(:contracts / 600, 16) = 1 then 2
  else 3 + floor((:users - 2) * power(random(), 1.7))::int end`;

/** Fills an empty, migrated database. Rows are made by the database itself; stored values keep their compression. */
export async function load(db: Database, templates: readonly Template[], scale: Scale): Promise<void> {
  await insertTemplates(db, templates);
  await run(db, STATEMENTS, scale);
  await db.execute(sql.raw('drop table firms_templates'));
}

/** Contracts that wait to be analysed, for the queue: no results, no files. */
export async function loadQueue(db: Database, contracts: number): Promise<void> {
  await run(db, QUEUE, scaleOf(contracts));
}

async function run(db: Database, statements: typeof STATEMENTS, scale: Scale): Promise<void> {
  for (const [name, statement] of statements) {
    const started = performance.now();
    const batches = statement.includes(':from') ? Math.ceil(scale.contracts / BATCH) : 1;
    for (let batch = 0; batch < batches; batch++) await db.execute(sql.raw(filledIn(statement, scale, batch)));
    console.error(`  ${name.padEnd(16)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

const BATCH = 5_000;

function filledIn(statement: string, { contracts, users }: Scale, batch: number): string {
  const from = batch * BATCH + 1;
  const to = Math.min(contracts, from + BATCH - 1);
  const values: Record<string, number> = { contracts, users, from, to };
  return statement
    .replace(':owner', OWNER)
    .replaceAll(/:(contracts|users|from|to)\b/g, (_, name: string) => String(values[name]));
}

async function insertTemplates(db: Database, templates: readonly Template[]): Promise<void> {
  await db.execute(
    sql`create unlogged table firms_templates (n int primary key, filename text, pages int, file_size bigint, summary text, analysis jsonb, text bytea, proof jsonb)`,
  );
  for (const [n, { filename, pages, fileSize, analysis, text, proof }] of templates.entries())
    await db.execute(sql`insert into firms_templates values (${n}, ${filename}, ${pages}, ${fileSize}, ${analysis.summary},
      ${JSON.stringify(analysis)}::text::jsonb, ${text}, ${JSON.stringify(proof)}::text::jsonb)`);
}

const id = (kind: string, n: string) => `md5('${kind}' || ${n})::uuid`;
const AGE = `now() - (random() * 700) * interval '1 day'`;

const STATEMENTS: [string, string][] = [
  [
    'users',
    `insert into users (id, name, email, password_hash, plan, created_at)
     select ${id('user', 'n')}, (array['Ada','Grace','Jean','Mary','Ken','Dennis','Edsger','Barbara'])[1 + n % 8] || ' ' || initcap(substr(md5(n::text), 1, 7)),
       'person' || n || '@firm' || n / 5 || '.example', repeat('x', 97), (array['free','basic','pro','enterprise'])[1 + n % 4], ${AGE}
     from generate_series(1, :users) n`,
  ],
  [
    'sessions',
    `insert into sessions (token_hash, user_id, created_at, expires_at)
     select sha256(('token' || n)::bytea), ${id('user', '(1 + (n - 1) % :users)')}, now(), now() + (case when n % 10 = 0 then -1 else 29.5 end) * interval '1 day'
     from generate_series(1, :users * 4) n`,
  ],
  [
    'contracts',
    `insert into contracts (id, user_id, upload, filename, file_size, sha256, object_key, status, summary, analysis_id, uploaded_at)
     select ${id('contract', 'g')}, md5('user' || owner)::uuid, 'ready', g || ' ' || t.filename, t.file_size, repeat(md5(g::text), 2),
       'contracts/' || ${id('contract', 'g')} || '.pdf', 'completed', t.summary, ${id('run', 'g')}, ${AGE}
     from (select n as g, :owner as owner from generate_series(:from, :to) n) as given
     join firms_templates t on t.n = g % (select count(*) from firms_templates)`,
  ],
  [
    'analyses',
    `insert into analyses (id, contract_id, analysis, text, proof, created_at)
     select ${id('run', 'g')}, ${id('contract', 'g')}, t.analysis, t.text, t.proof, now()
     from generate_series(:from, :to) g join firms_templates t on t.n = g % (select count(*) from firms_templates)`,
  ],
  [
    'earlier runs',
    `insert into analyses (contract_id, analysis, text, proof, created_at)
     select ${id('contract', 'g')}, t.analysis, t.text, t.proof, now() - interval '90 days'
     from generate_series(:from, :to) g join firms_templates t on t.n = g % (select count(*) from firms_templates) where g % 20 = 0`,
  ],
  [
    'decisions',
    `insert into decisions (contract_id, user_id, reviewer, finding_id, verdict, analysis_id, about, decided_at)
     select c.id, c.user_id, 'Ada Lovelace', md5(c.id::text || k), (array['accepted','rejected'])[1 + k % 2], c.analysis_id,
       jsonb_build_object('kind', 'risk', 'title', 'Uncapped liability', 'value', 'high', 'quote', repeat('as it was written ', 10), 'page', 3), now()
     from contracts c cross join generate_series(1, 20) k where abs(hashtext(c.id::text)) % 10 = 0`,
  ],
  [
    'jobs',
    `insert into jobs (contract_id, run_at) select ${id('contract', 'n')}, now() + interval '1 day' from generate_series(1, :contracts / 100) n`,
  ],
  [
    'money and usage',
    `with changes as (insert into plan_changes (user_id, from_plan, to_plan, amount_cents, changed_at)
       select ${id('user', 'n')}, 'free', 'pro', 4900, ${AGE} from generate_series(1, :users) n)
     insert into model_usage (user_id, model, requests, prompt_tokens, completion_tokens, pages, created_at)
     select ${id('user', '(1 + n % :users)')}, 'mistral-large-latest', 9, 60000, 4000, 18, ${AGE} from generate_series(1, :contracts) n`,
  ],
  [
    'failed sign-ins',
    `insert into sign_in_failures select sha256(('key' || n)::bytea), 3, now() - interval '1 minute' + (n % 2) * interval '10 minutes' from generate_series(1, :contracts / 2) n`,
  ],
  ['vacuum', 'vacuum (analyze)'],
];

const QUEUE = [
  ...STATEMENTS.filter(([name]) => name === 'users'),
  [
    'contracts',
    `insert into contracts (id, user_id, upload, filename, file_size, sha256, object_key)
     select ${id('contract', 'n')}, ${id('user', '(1 + n % :users)')}, 'ready', 'Lease.pdf', 3, encode(sha256('pdf'), 'hex'), 'contracts/' || n || '.pdf'
     from generate_series(1, :contracts) n`,
  ],
] satisfies typeof STATEMENTS;
