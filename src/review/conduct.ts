import { readContract } from '../analysis/analyse';
import type { ContractText } from '../analysis/pdf/contract-text';
import type { Reading } from '../analysis/reading';
import { tell } from '../analysis/tell';
import type { Analysis } from '../shared/analysis';
import type { Stage } from '../shared/stages';
import { askedOf, builtInOf } from './built-in';
import { type Claim, claimsOf } from './claims';
import { type Draft, draftSchema, joinDrafts, NO_DRAFT } from './draft';
import { type Dossier, documentPart, type OpenPoint, provedPart, systemOf, taskPart } from './draft-prompt';
import { ModelFailure } from './failure';
import { type Merged, merge } from './merge/merge';
import { aimedPages, type PageGroup, piecesOf, textOf } from './pieces';
import type { Question } from './providers/provider';
import { estimateTokens } from './tokens';
import { batchesOf, type Judged, judgedOf, judgementsSchema, questionOf } from './verify';

/** Puts one question to a model until there is a usable answer. @throws ModelFailure; the signal's reason */
export type Put = <T>(question: Question<T>) => Promise<T>;

export interface Work {
  contract: ContractText;
  analysis: Analysis;
  filename: string;
  /** The side that the reader acts for; null for both. */
  side?: string | null;
  onStage?: ((stage: Stage) => void) | undefined;
}

export interface Room {
  /** The window of the model, in tokens. */
  contextTokens: number;
}

/** What came of it. `failure` is what went wrong after something was proved; `parts` names what is missing for it. */
export interface Conducted {
  analysis: Analysis;
  review: Pick<Merged, 'removed' | 'notVerified'>;
  failure: ModelFailure | null;
  parts: string[];
}

const DRAFT_TOKENS = 12_000;
const JUDGEMENT_TOKENS = 3_000;
const MOST_OPEN = 40;
const LEAST_ROOM = 2_000;
const NO_SECOND_READING = 'The second reading, which proves what a claim means, could not be made.';

/**
 * Draft, prove, merge, recompute: the model drafts a review of what the built-in engine found; each of its claims is proved in code and by a second reading that sees the claim and its passages only; what is proved
 * replaces, adds or removes; and answers, verdicts, rating and summary are worked out from what is left.
 * @throws ModelFailure where no part of a draft could be had; the signal's reason
 */
export async function conduct(work: Work, room: Room, put: Put): Promise<Conducted> {
  const { contract, analysis, filename, side = null, onStage } = work;
  const reading = readContract(contract);
  const builtIn = builtInOf(analysis);
  const kind = analysis.kind?.id ?? null;
  const asked = askedOf(analysis, kind);
  const dossier: Dossier = {
    nonce: crypto.randomUUID().replaceAll('-', ''),
    filename,
    kind,
    side,
    builtIn,
    asked,
  };
  onStage?.('analyzing');
  const drafting = new Drafting(reading, dossier, room, put);
  const { draft, claims, failure: ofDraft } = await drafting.run();
  onStage?.('key_terms');
  const {
    judged,
    unread,
    failure: ofProof,
  } = await judge(
    claims.filter(({ fault }) => fault === null),
    dossier.nonce,
    put,
  );
  onStage?.('risks');
  const ofKind = await askOfKind(reading, dossier, judged, room, put);
  const closed = drafting.isLong ? await close(reading, dossier, judged, put) : null;
  const refused = [
    ...claims.filter(({ fault }) => fault !== null),
    ...unread.map((claim) => ({ ...claim, fault: NO_SECOND_READING })),
    ...ofKind.refused,
  ];
  const whole = closed ? joinDrafts([{ ...draft, summary: [] }, closed.draft]) : draft;
  const merged = merge(
    reading,
    analysis,
    whole,
    [...judged, ...ofKind.judged, ...(closed?.judged ?? [])],
    [...refused, ...(closed?.refused ?? [])],
  );
  const failure = ofProof ?? ofDraft ?? closed?.failure ?? null;
  const parts = [
    ...(ofDraft ? ['reading of some pages'] : []),
    ...(ofProof ? ['second reading'] : []),
    ...(closed?.failure ? ['summary'] : []),
  ];
  return {
    analysis: tell(merged.reading, merged.revision),
    review: { removed: merged.removed, notVerified: merged.notVerified },
    failure,
    parts,
  };
}

/** Where the paper is proved to be of another kind than the engine took it for, the questions of that kind are put too; what fails of them is not answered. */
async function askOfKind(
  reading: Reading,
  dossier: Dossier,
  judged: readonly Judged[],
  room: Room,
  put: Put,
): Promise<Pick<Closed, 'judged' | 'refused'>> {
  const change = judged.find(({ claim, judgement }) => judgement === 'supported' && claim.change?.about === 'kind')
    ?.claim.change;
  const kind = change?.about === 'kind' ? change.kind.id : null;
  const known = new Set(dossier.asked.map(({ id }) => id));
  const asked = kind === null || kind === dossier.kind ? [] : askedOf(null, kind).filter(({ id }) => !known.has(id));
  if (asked.length === 0) return { judged: [], refused: [] };
  const drafting = new Drafting(reading, { ...dossier, kind, asked, builtIn: [], only: 'answers' }, room, put);
  const drafted = await drafting.run().catch(asFailure);
  if (drafted instanceof ModelFailure) return { judged: [], refused: [] };
  const answers = drafted.claims.filter(({ about }) => about === 'answer');
  const read = await judge(
    answers.filter(({ fault }) => fault === null),
    dossier.nonce,
    put,
  );
  const refused = answers.filter(({ fault }) => fault !== null);
  return {
    judged: read.judged,
    refused: [...refused, ...read.unread.map((claim) => ({ ...claim, fault: NO_SECOND_READING }))],
  };
}

/** The draft of a whole paper, or of its parts one after the other, asked again once for what code could not prove. */
class Drafting {
  readonly isLong: boolean;
  private readonly pieces: PageGroup[];
  private readonly askedIds: ReadonlySet<string>;
  /** Tokens of the window that are left for the document. */
  private readonly left: number;

  constructor(
    private readonly reading: Reading,
    private readonly dossier: Dossier,
    room: Room,
    private readonly put: Put,
  ) {
    const own = estimateTokens(systemOf(dossier.nonce) + taskPart(dossier, 'piece', []));
    this.left = Math.max(LEAST_ROOM, room.contextTokens - DRAFT_TOKENS - own);
    this.pieces = piecesOf(reading.contract, this.left);
    this.isLong = this.pieces.length > 1;
    this.askedIds = new Set(dossier.asked.map(({ id }) => id));
  }

  async run(): Promise<{ draft: Draft; claims: Claim[]; failure: ModelFailure | null }> {
    const outcomes = await Promise.all(this.pieces.map((piece) => this.draftOf(piece, []).catch(asFailure)));
    const drafts = outcomes.flatMap((one) => (one instanceof ModelFailure ? [] : [one]));
    const [failure = null] = outcomes.filter((one) => one instanceof ModelFailure);
    if (drafts.length === 0 && failure) throw failure;
    const first = joinDrafts(drafts);
    const claims = this.claimsOf(first);
    const open = claims.filter(({ fault }) => fault !== null).slice(0, MOST_OPEN);
    if (open.length === 0) return { draft: first, claims, failure };
    const again = await this.askAgain(open);
    if (again === null) return { draft: first, claims, failure };
    const mended = this.claimsOf(again).filter(({ fault }) => fault === null);
    // What was asked again stands for the claims that were open, unless it was proved already.
    const kept = claims.filter(
      (claim) => claim.fault === null || !mended.some((one) => one.title === claim.title && one.about === claim.about),
    );
    const fresh = mended.filter((one) => !kept.some((claim) => claim.fault === null && claim.says === one.says));
    return {
      draft: joinDrafts([first, { ...NO_DRAFT, facts: again.facts, summary: again.summary }]),
      claims: [...kept, ...fresh],
      failure,
    };
  }

  private claimsOf(draft: Draft): Claim[] {
    return claimsOf(this.reading, draft, this.dossier.builtIn, this.askedIds);
  }

  private async draftOf(piece: PageGroup, open: readonly OpenPoint[]): Promise<Draft> {
    const { dossier } = this;
    const text = textOf(this.reading.contract, piece);
    return await this.put({
      name: 'draft',
      schema: draftSchema,
      system: systemOf(dossier.nonce),
      user: `${documentPart(dossier, text)}\n\n${taskPart(dossier, this.isLong ? 'piece' : 'whole', open)}`,
      maxTokens: DRAFT_TOKENS,
    });
  }

  /** What was proved at first stands without the second answer. */
  private async askAgain(open: readonly Claim[]): Promise<Draft | null> {
    const points = open.map(
      ({ says, given, fault }): OpenPoint => ({ claim: says, quote: given?.quote ?? null, reason: fault ?? '' }),
    );
    const pages = open.flatMap(({ given }) => (given ? [given.page] : []));
    const room = Math.max(LEAST_ROOM, this.left - estimateTokens(JSON.stringify(points)));
    const aimed = aimedPages(this.reading.contract, pages, room);
    const answer = await this.draftOf(aimed, points).catch(asFailure);
    return answer instanceof ModelFailure ? null : answer;
  }
}

function asFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  throw error;
}

/** The second reading of claims, in batches; what could not be read a second time is `unread`. */
async function judge(
  claims: readonly Claim[],
  nonce: string,
  put: Put,
): Promise<{ judged: Judged[]; unread: Claim[]; failure: ModelFailure | null }> {
  const outcomes = await Promise.all(
    batchesOf(claims).map(async (batch) => {
      const question = {
        name: 'judgements',
        schema: judgementsSchema,
        ...questionOf(batch, nonce),
        maxTokens: JUDGEMENT_TOKENS,
        by: 'verifier' as const,
      };
      const answer = await put(question).catch(asFailure);
      return answer instanceof ModelFailure
        ? { judged: [], unread: batch, failure: answer }
        : { judged: judgedOf(batch, answer), unread: [], failure: null };
    }),
  );
  return {
    judged: outcomes.flatMap(({ judged }) => judged),
    unread: outcomes.flatMap(({ unread }) => unread),
    failure: outcomes.find(({ failure }) => failure !== null)?.failure ?? null,
  };
}

interface Closed {
  draft: Draft;
  judged: Judged[];
  refused: Claim[];
  failure: ModelFailure | null;
}

/** The last call about a long paper: kind, what is missing and the summary, from what was proved of its parts. */
async function close(reading: Reading, dossier: Dossier, judged: readonly Judged[], put: Put): Promise<Closed> {
  const proved = judged.flatMap(({ claim, judgement }) => {
    const [first] = claim.evidence;
    return judgement === 'supported' && first ? [{ says: claim.says, quote: first.quote, page: first.page }] : [];
  });
  const none: Closed = { draft: NO_DRAFT, judged: [], refused: [], failure: null };
  if (proved.length === 0) return none;
  const question = {
    name: 'closing',
    schema: draftSchema,
    system: systemOf(dossier.nonce),
    user: `${provedPart(dossier, proved)}\n\n${taskPart(dossier, 'closing', [])}`,
    maxTokens: DRAFT_TOKENS,
  };
  const answer = await put(question).catch(asFailure);
  if (answer instanceof ModelFailure) return { ...none, failure: answer };
  const { kind, missing, summary } = answer;
  const draft: Draft = { ...NO_DRAFT, kind, missing, summary };
  const claims = claimsOf(reading, draft, [], new Set());
  const read = await judge(
    claims.filter(({ fault }) => fault === null),
    dossier.nonce,
    put,
  );
  return { draft, judged: read.judged, refused: claims.filter(({ fault }) => fault !== null), failure: read.failure };
}
