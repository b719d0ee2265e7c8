import { ownAnswerId } from '../analysis/playbooks/own-playbook';
import { questionTitles } from '../analysis/playbooks/question-titles';
import type { Database, Transaction } from '../db/client';
import { isTimeout } from '../db/errors';
import { listOwnQuestions } from '../db/playbooks';
import {
  countCells,
  countColumns,
  countUnindexed,
  type FoundText,
  findByWords,
  findTexts,
  findWordsWith,
  type HitText,
  type IndexSearch,
  searching,
} from '../db/search';
import { AppError } from '../errors';
import { findInText } from '../search/find-in-text';
import { pageByBreaks } from '../search/index-text';
import { ANY_SEGMENT, indexQueryOf, needsText } from '../search/lexemes';
import { asFragments, parseQuery } from '../search/parse-query';
import { snippetsOf } from '../search/snippets';
import { fragmentsOf, type Query, type WordsTerm, withoutFragments } from '../search/terms';
import { factColumn, questionColumn } from '../shared/cells';
import type { FacetValue, SearchAnswer, SearchHit, SearchQuery } from '../shared/search';
import { INDEX_VERSION, segmentsOf } from './refresh-index';

/** Longest time for one look into the database. A search takes a hundredth of it; what takes longer is asked too broadly. */
const LIMIT_MS = 3_000;
const TOO_LONG = 'This search takes too long. Please add a word, or write out a word that ends with *.';
const RETRY_AFTER_S = 5;

/** So many contracts are counted and can be paged through, the best ones. */
const MOST = 1_000;
const PER_PAGE = 10;
/** Where the index can't tell whether a contract has a phrase, so many texts are read to make the figures exact. */
const READ_THROUGH = 60;
/** A part of a word stands in so many words at most. */
const MOST_WORDS_OF_A_PART = 60;
const MOST_VALUES = 8;
/** The questions of so many of the best hits can be chosen from. */
const ASKED_IN = 100;
const MOST_QUESTIONS = 40;

const LAW = factColumn('governingLaw');

/**
 * Finds a user's contracts by the words of their texts, by their kind, parties, law, rating and answers. What no contract has as words is looked for as parts of words.
 * @throws AppError invalid where nothing can be looked for; unavailable where it takes too long
 */
export async function searchContracts(
  deps: { db: Database },
  userId: string,
  asked: SearchQuery,
): Promise<SearchAnswer> {
  const query = parseQuery(asked.q);
  try {
    return await searching(deps.db, LIMIT_MS, async (tx) => {
      const found = await find(tx, userId, query, asked);
      const parts = found.contracts.length === 0 ? asFragments(query) : null;
      const loosened = parts && (await find(tx, userId, parts, asked));
      const best = loosened && loosened.contracts.length > 0 ? loosened : found;
      return await answerOf(tx, userId, asked, best, best === loosened ? 'parts' : 'words');
    });
  } catch (error) {
    throw isTimeout(error) ? new AppError('unavailable', TOO_LONG, RETRY_AFTER_S) : error;
  }
}

interface Found {
  /** Null where a part of a word is in no word. */
  query: Query<WordsTerm> | null;
  /** One more than are counted, where there are more. */
  contracts: FoundText[];
}

async function find(tx: Transaction, userId: string, query: Query, asked: SearchQuery): Promise<Found> {
  const words = new Map<string, string[]>();
  for (const letters of fragmentsOf(query))
    words.set(letters, await findWordsWith(tx, userId, letters, MOST_WORDS_OF_A_PART));
  const spelledOut = withoutFragments(query, words);
  if (!spelledOut) return { query: null, contracts: [] };
  const segments = await segmentsOf(tx, userId);
  const search = { ...indexQueryOf(spelledOut), segments, placeholder: ANY_SEGMENT, cells: cellsOf(asked) };
  return { query: spelledOut, contracts: await findByWords(tx, userId, search, MOST + 1) };
}

function cellsOf({ kind, party, law, rating, question, answer }: SearchQuery): IndexSearch['cells'] {
  return [
    ...(kind ? [{ column: 'kind', value: kind }] : []),
    ...(party ? [{ column: 'party', value: party }] : []),
    ...(law ? [{ column: LAW, value: law }] : []),
    ...(rating
      ? [rating === 'not_assessed' ? { column: 'rating', state: rating } : { column: 'rating', value: rating }]
      : []),
    ...(question ? [{ column: questionColumn(question), ...(answer && { state: answer }) }] : []),
  ];
}

async function answerOf(
  tx: Transaction,
  userId: string,
  asked: SearchQuery,
  { query, contracts }: Found,
  as: SearchAnswer['as'],
): Promise<SearchAnswer> {
  const more = contracts.length > MOST;
  const open = query !== null && [...query.all.flat(), ...query.none].some(needsText);
  const readsThrough = open && contracts.length <= READ_THROUGH;
  const read = readsThrough ? await hitsOf(tx, query, contracts) : null;
  const ids = (read ?? contracts.slice(0, MOST)).map(({ id }) => id);
  const pages = Math.max(1, Math.ceil(ids.length / PER_PAGE));
  const page = Math.min(asked.page ?? 1, pages);
  const here = [(page - 1) * PER_PAGE, page * PER_PAGE] as const;
  const hits = read?.slice(...here) ?? (query ? await hitsOf(tx, query, contracts.slice(...here)) : []);
  return {
    ...{ total: ids.length, more, about: open && !readsThrough, as, page, pages, hits },
    facets: await facetsOf(tx, userId, ids, asked),
    waiting: await countUnindexed(tx, userId, INDEX_VERSION),
  };
}

/** Those of the contracts whose texts have what is looked for, in their order. */
async function hitsOf(tx: Transaction, query: Query<WordsTerm>, contracts: readonly FoundText[]): Promise<SearchHit[]> {
  const texts = new Map(
    (
      await findTexts(
        tx,
        contracts.map(({ id }) => id),
      )
    ).map((text) => [text.id, text]),
  );
  return contracts.flatMap(({ id }) => {
    const text = texts.get(id);
    return text ? (hitOf(query, text) ?? []) : [];
  });
}

function hitOf(
  query: Query<WordsTerm>,
  { text, breaks, headline, uploadedAt, ...contract }: HitText,
): SearchHit | null {
  const matches = findInText(query, text);
  if (!matches) return null;
  const snippets = snippetsOf(text, matches).map((snippet) => ({
    page: pageByBreaks(breaks, snippet.start + (snippet.marks[0]?.[0] ?? 0)),
    ...snippet,
  }));
  const { title = null, kind = null, rating = null } = headline ?? {};
  return { ...contract, title, kind, rating, uploadedAt: uploadedAt.toISOString(), snippets };
}

/** A firm's own questions stand before those that are built in: who has asked them looks for them. */
async function facetsOf(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
  { question }: SearchQuery,
): Promise<SearchAnswer['facets']> {
  const counted = await countCells(tx, ids, ['kind', 'party', LAW, 'rating']);
  const values = (column: string) => toFacet(counted.filter((one) => one.column === column));
  const own = ids.length > 0 ? await listOwnQuestions(tx, userId) : [];
  const titled = questionTitles(own);
  const first = own.map(({ side, id }) => questionColumn(ownAnswerId(side, id)));
  const questions = { prefix: questionColumn(''), first, limit: MOST_QUESTIONS };
  const asked = await countColumns(tx, ids.slice(0, ASKED_IN), questions);
  const answered = question ? await countCells(tx, ids, [questionColumn(question)], { states: true }) : [];
  return {
    kind: values('kind'),
    party: values('party'),
    law: values(LAW),
    rating: values('rating'),
    questions: asked.map(({ column, count }) => ({
      value: column.slice(questionColumn('').length),
      label: titled(column).title,
      count,
    })),
    answers: toFacet(answered),
  };
}

function toFacet(counted: readonly { value: string; count: number }[]): FacetValue[] {
  return counted.slice(0, MOST_VALUES).map(({ value, count }) => ({ value, label: value, count }));
}
