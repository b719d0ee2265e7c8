import { sql } from 'drizzle-orm';
import { sha256 } from '../../src/credentials/tokens';
import type { Database } from '../../src/db/client';
import { SEGMENT } from '../../src/search/lexemes';
import { dropIndex, fillWords, makeIndex } from '../search/load';

/** A user who is made for the benchmark, with so many contracts. */
export interface Crowd {
  userId: string;
  contracts: number;
  /** Of a session. */
  token: string;
}

const idOf = (what: string) =>
  new Bun.CryptoHasher('md5')
    .update(what)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Tables of which a copied contract has no rows: nobody decided on it and nothing of it waits. */
const NOT_COPIED = ['jobs', 'decisions'];
/** Contracts that are copied by one statement. */
const BATCH = 1_000;

/** The user of this name, whether there already or not. */
export function crowdOf(name: string, contracts: number): Crowd {
  return { userId: idOf(`user ${name}`), contracts, token: Buffer.from(sha256(name)).toString('base64url') };
}

/** Adds users with a session. */
export async function addUsers(db: Database, crowds: readonly Crowd[]): Promise<void> {
  for (const { userId, token } of crowds) {
    await db.execute(
      sql`insert into users (id, name, email, password_hash) values (${userId}, 'Grace Hopper', ${`${userId}@example.com`}, 'x')`,
    );
    await db.execute(sql`insert into sessions (token_hash, user_id, created_at, expires_at)
      values (${sha256(token)}, ${userId}, now(), now() + interval '1 day')`);
  }
}

/**
 * Gives users copies of the completed contracts that are there, made by the database itself: every table with a `contract_id` is copied, whatever it is
 * called, so that what is added to the product is measured without a change here. Days, laws and kinds are spread, since four papers have only a few.
 */
export async function copyContracts(db: Database, fromUser: string, crowds: readonly Crowd[]): Promise<void> {
  await db.execute(
    sql`create unlogged table if not exists growth_map (made uuid primary key, copied uuid, user_id uuid, n int)`,
  );
  await db.execute(sql`create unlogged table if not exists growth_originals as
    select id, (row_number() over (order by id))::int - 1 as place, count(*) over ()::int as of from contracts where user_id = ${fromUser} and status = 'completed'`);
  const tables = await copiedTables(db);
  const index = await dropIndex(db);
  for (const { userId, contracts } of crowds)
    for (let from = 0; from < contracts; from += BATCH) {
      const to = Math.min(contracts, from + BATCH) - 1;
      await db.execute(sql`truncate growth_map`);
      await db.execute(sql`insert into growth_map
        select md5(${userId}::text || n)::uuid, o.id, ${userId}::uuid, n
        from generate_series(${from}::int, ${to}::int) n join growth_originals o on o.place = n % o.of`);
      for (const table of tables) await db.execute(sql.raw(copyOf(table)));
      for (const spread of SPREAD) await db.execute(sql.raw(spread));
    }
  await fillWords(db);
  await makeIndex(db, index);
  await db.execute(sql`vacuum (analyze)`);
}

interface Table {
  name: string;
  columns: { name: string; type: string }[];
}

/** Contracts first, then what belongs to them; columns that the database fills are left out. */
async function copiedTables(db: Database): Promise<Table[]> {
  const rows = await db.execute<Table & Record<string, unknown>>(sql`
    select table_name as name, json_agg(json_build_object('name', column_name, 'type', data_type)) as columns from information_schema.columns c
    where table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER'
      and (table_name = 'contracts' or exists (select 1 from information_schema.columns k
        where k.table_schema = 'public' and k.table_name = c.table_name and k.column_name = 'contract_id'))
    group by table_name order by (table_name = 'contracts') desc, (table_name = 'analyses') desc, table_name`);
  return rows.filter(({ name }) => !NOT_COPIED.includes(name));
}

/** The key of the segment that the n-th contract of a user is indexed in, as `segmentKey` makes it. */
function segmentOf(userId: string, n: string): string {
  const digit = (at: string) => `substr('0123456789abcdefghijklmnopqrstuvwxyz', 1 + ${at}, 1)`;
  const number = `(${n} / ${SEGMENT})`;
  return `left(replace(${userId}::text, '-', ''), 6) || ${digit(`${number} / 36`)} || ${digit(`${number} % 36`)}`;
}

/** What a copy has instead of the value that is copied. */
const INSTEAD: Record<string, string> = {
  user_id: 'm.user_id',
  contract_id: 'm.made',
  analysis_id: 'md5(t.analysis_id::text || m.made)::uuid',
  segment: segmentOf('m.user_id', 'm.n'),
};
const OF_CONTRACT: Record<string, string> = {
  ...{ id: 'm.made', object_key: `'contracts/' || m.made || '.pdf'`, filename: `m.n || ' ' || t.filename` },
  uploaded_at: `now() - m.n * interval '3 minutes'`,
};

function copyOf({ name, columns }: Table): string {
  const isContract = name === 'contracts';
  const copied = ({ name: column, type }: Table['columns'][number]) => {
    if (isContract && OF_CONTRACT[column]) return OF_CONTRACT[column];
    // Ids that are names within a contract stay.
    if (column === 'id' && type === 'uuid') return 'md5(t.id::text || m.made)::uuid';
    return INSTEAD[column] ?? `t."${column}"`;
  };
  const list = columns.map((column) => `"${column.name}"`).join(', ');
  const values = columns.map(copied).join(', ');
  return `insert into "${name}" (${list}) select ${values} from "${name}" t join growth_map m on t.${isContract ? 'id' : 'contract_id'} = m.copied`;
}

const here = `from growth_map m where c.contract_id = m.made`;
const day = `(current_date - 300 + (m.n * 7919) % 1500)::text`;
const SPREAD = [
  `update contract_cells c set state = 'found', value = ${day}, sort = ${day} ${here} and "column" in ('notice-by', 'fact.expirationDate')`,
  `update contract_cells c set value = 'Law ' || m.n % 60, sort = 'law ' || m.n % 60 ${here} and "column" = 'fact.governingLaw'`,
  `update contract_cells c set value = 'Kind ' || m.n % 40, sort = 'kind ' || m.n % 40 ${here} and "column" = 'kind'`,
  `update contract_dates c set day = (${day})::date ${here} and base is null and day is not null`,
  `update contract_dates c set base = base + m.n % 28, day = day + m.n % 28 ${here} and base is not null`,
  `update contract_texts c set uploaded_at = o.uploaded_at from growth_map m, contracts o where c.contract_id = m.made and o.id = m.made`,
];
