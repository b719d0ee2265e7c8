import { readsAsEnglish } from '../analysis/document/language';
import { sectionPathAt } from '../analysis/document/section-path';
import { KINDS } from '../analysis/kinds/declarations/registry';
import { sidesOf } from '../analysis/playbooks/verdicts';
import { CATEGORIES } from '../analysis/provisions/categories';
import { QUESTIONS } from '../analysis/questions/declarations/registry';
import type { Reading } from '../analysis/reading';
import type { Evidence, Severity } from '../shared/analysis';
import { FACT_LABELS } from '../shared/facts';
import type { ClaimAbout } from '../shared/review';
import { ANSWER_ID, type BuiltIn, FACT_ID } from './built-in';
import type { Draft, QuoteClaim } from './draft';
import { adviceFaultOf, faultOf } from './prove/claim';
import { isSameFact, type ProvedFact, proveFact } from './prove/facts';
import { inEnglish } from './prove/foreign';
import { nearestPassages } from './prove/nearest';
import { proveQuotes } from './prove/quotes';

/** What a claim would change, if it is proved. */
export type Change =
  | { about: 'kind'; kind: NonNullable<Draft['kind']> }
  | { about: 'verdict'; builtIn: BuiltIn; verdict: 'correct' | 'refute'; why: string; severity: Severity | null }
  | { about: 'party'; party: Draft['parties'][number] }
  | { about: 'fact'; fact: ProvedFact }
  | { about: 'answer'; answer: Draft['answers'][number] }
  | { about: 'risk'; risk: Draft['risks'][number] }
  | { about: 'missing'; missing: Draft['missing'][number] }
  | { about: 'key term'; term: Draft['keyTerms'][number] }
  | { about: 'clause'; category: string }
  | { about: 'summary'; text: string };

/** A claim of the model's with what proves it. `fault` is what code has against it, in a sentence for people. */
export interface Claim {
  about: ClaimAbout;
  title: string;
  /** The sentence that a second reading judges. */
  says: string;
  evidence: Evidence[];
  /** Where the first passage stands, for people. */
  section: string | null;
  /** What the model gave as its proof. */
  given: QuoteClaim | null;
  fault: string | null;
  /** Whether it is proved by the passages contradicting what it says: the built-in statement that is refuted. */
  isRefutation: boolean;
  /** Null where code already refused it. */
  change: Change | null;
}

const QUESTION_OF = new Map(QUESTIONS.map((question) => [question.id, question]));
const OTHERWISE = 'The contract says otherwise.';
const KIND_IDS = new Set(KINDS.map(({ id }) => id));

/**
 * The claims of a draft, each with its words of the contract and with what code has against it. Computed facts are left to `merge`, which computes them again from what is proved.
 */
export function claimsOf(
  reading: Reading,
  draft: Draft,
  builtIn: readonly BuiltIn[],
  asked: ReadonlySet<string>,
): Claim[] {
  const { contract, outline } = reading;
  const isForeign = !readsAsEnglish(contract);
  // English sentences about a paper in another language are compared with what its passages say in English.
  const compared = isForeign
    ? { facts: reading.facts, contract: { ...contract, text: `${contract.text}\n${inEnglish(contract.text)}` } }
    : reading;
  const asPaperCalls = sideNames(reading, draft);
  const byId = new Map(builtIn.map((one) => [one.id, one]));

  interface Stated {
    about: ClaimAbout;
    title: string;
    says: string;
    quotes: readonly QuoteClaim[];
    /** Texts of the model's that people would see, which the passages must bear out word for word. */
    shown?: readonly string[];
    advice?: string | null;
    names?: boolean;
    isRefutation?: boolean;
    /** Passages of ours where the model need not give any. */
    own?: readonly Evidence[];
    fault?: string | null;
    change: Change | null;
  }
  const claim = ({
    about,
    title,
    says,
    quotes,
    shown = [],
    advice,
    names,
    isRefutation = false,
    own,
    fault: known,
    change,
  }: Stated): Claim => {
    // What speaks against a finding may be a title or the line of a signature.
    const proof =
      quotes.length === 0 && own ? { evidence: [...own] } : proveQuotes(contract, quotes, names || isRefutation);
    const evidence =
      'evidence' in proof
        ? [...proof.evidence, ...(own ?? []).filter(({ start }) => !proof.evidence.some((one) => one.start === start))]
        : [];
    const [first] = evidence;
    const section = first ? (sectionPathAt(contract, outline, first.start) ?? null) : null;
    const faults = [
      known ?? null,
      'fault' in proof ? proof.fault : null,
      ...shown.map((text) =>
        'fault' in proof
          ? null
          : faultOf(compared, asPaperCalls(text), {
              quotes: isForeign
                ? [...evidence, ...evidence.map(({ quote }) => ({ quote: inEnglish(quote) }))]
                : evidence,
              ...(section !== null && { heading: section }),
            }),
      ),
      advice ? adviceFaultOf(advice) : null,
    ];
    const fault = faults.find((one) => one !== null) ?? null;
    return {
      about,
      title,
      says,
      evidence,
      section,
      given: quotes[0] ?? null,
      fault,
      isRefutation,
      change: fault === null ? change : null,
    };
  };

  // Whoever says otherwise than the engine speaks against it: the second reading is asked of both.
  const against = (one: BuiltIn, quotes: readonly QuoteClaim[], why: string): Claim =>
    claim({
      about: one.about,
      title: one.says,
      says: one.says,
      own: one.evidence,
      quotes,
      names: one.about === 'fact' || one.about === 'party',
      isRefutation: true,
      fault: adviceFaultOf(why),
      change: { about: 'verdict', builtIn: one, verdict: 'refute', why, severity: null },
    });
  const judgedIds = new Set(draft.verdicts.flatMap(({ id, verdict }) => (verdict === 'keep' ? [] : [id])));
  const isJudged = ({ id }: BuiltIn) => judgedIds.has(id);

  const { kind } = draft;
  return [
    ...(kind
      ? [
          claim({
            about: 'kind',
            title: 'What the paper is',
            says: `This document is: ${kind.label}${kind.isContract === 'no' ? ', which is no contract' : ''}.`,
            quotes: kind.quotes,
            names: true,
            fault: kind.id !== null && !KIND_IDS.has(kind.id) ? 'It is none of the kinds that were given.' : null,
            change: { about: 'kind', kind },
          }),
        ]
      : []),
    ...draft.verdicts.flatMap(({ id, verdict, why, severity, quotes }): Claim[] => {
      const one = byId.get(id);
      if (!one || verdict === 'keep') return [];
      if (verdict === 'refute' || one.about !== 'risk') return [against(one, quotes, why)];
      // To correct a severity says nothing against the finding.
      if (severity === null) return [];
      const change: Change = { about: 'verdict', builtIn: one, verdict, why, severity };
      return [claim({ about: 'risk', title: one.says, says: one.says, own: one.evidence, quotes: [], change })];
    }),
    ...draft.parties.map((party) =>
      claim({
        about: 'party',
        title: party.name,
        says: `${party.name} is a party to this contract${party.role ? ` and is called ${party.role}` : ''}.`,
        quotes: party.quotes,
        names: true,
        fault: namedIn(party.name, party.quotes) ? null : 'The passage does not name this party.',
        change: { about: 'party', party },
      }),
    ),
    ...draft.facts
      .filter(({ basis }) => basis === 'stated')
      .flatMap((fact): Claim[] => {
        const proof = proveFact(reading, fact);
        const proved = 'fact' in proof ? proof.fact : null;
        const stated = claim({
          about: 'fact',
          title: FACT_LABELS[fact.name],
          says: `${FACT_LABELS[fact.name]} of this contract: ${fact.value}.`,
          quotes: fact.quotes,
          names: true,
          fault: 'fault' in proof ? proof.fault : null,
          change: proved && { about: 'fact', fact: proved },
        });
        const before = byId.get(`${FACT_ID}${fact.name}`);
        const differs =
          proved &&
          before?.about === 'fact' &&
          before.fact.status === 'found' &&
          // What the engine calls it follows the kind.
          before.name !== 'contractType' &&
          !isSameFact(before.name, before.fact, proved.shown);
        return differs && !isJudged(before) ? [stated, against(before, fact.quotes, OTHERWISE)] : [stated];
      }),
    ...draft.answers.flatMap((answer): Claim[] => {
      const question = QUESTION_OF.get(answer.question);
      if (!question || !asked.has(question.id)) return [];
      const isSilent = answer.answer === 'not_stated';
      const sentence = question.says[answer.answer];
      const before = byId.get(`${ANSWER_ID}${question.id}`);
      const differs = before?.about === 'answer' && before.answer.answer !== answer.answer;
      return [
        ...(differs ? [against(before, isSilent ? [] : answer.quotes, answer.says)] : []),
        claim({
          about: 'answer',
          title: question.ask,
          says: `${question.ask} ${sentence}`,
          quotes: isSilent ? [] : answer.quotes,
          ...(isSilent && { own: nearestPassages(reading, `${question.title} ${question.ask}`) }),
          change: { about: 'answer', answer },
        }),
      ];
    }),
    ...draft.risks.map((risk) =>
      claim({
        about: 'risk',
        title: risk.title,
        says: `${risk.title}. ${risk.description}`,
        quotes: risk.quotes,
        shown: [risk.title, risk.description],
        advice: risk.recommendation,
        change: { about: 'risk', risk },
      }),
    ),
    ...draft.missing.map((missing) =>
      claim({
        about: 'risk',
        title: missing.title,
        says: `The contract as a whole lacks this: ${missing.title}. ${missing.description}`,
        quotes: [],
        own: nearestPassages(reading, `${missing.title} ${missing.description}`),
        advice: missing.recommendation,
        fault: adviceFaultOf(`${missing.title} ${missing.description}`),
        change: { about: 'missing', missing },
      }),
    ),
    ...draft.keyTerms.map((term) =>
      claim({
        about: 'key term',
        title: 'Key term',
        says: term.text,
        quotes: term.quotes,
        shown: [term.text],
        change: { about: 'key term', term },
      }),
    ),
    ...draft.clauses.map(({ category, quotes }) =>
      claim({
        about: 'clause',
        title: category,
        says: `This passage is a clause of the category “${category}” (${CATEGORIES[category as keyof typeof CATEGORIES]}).`,
        quotes,
        names: category === 'Document Name',
        change: { about: 'clause', category },
      }),
    ),
    ...draft.summary.map(({ text, quotes }) =>
      claim({
        about: 'summary',
        title: 'Summary',
        says: text,
        quotes,
        shown: [text],
        names: true,
        change: { about: 'summary', text },
      }),
    ),
  ];
}

const PRONOUNS = new Set('we us you i they he she it'.split(' '));

/**
 * A text with the sides of the kind ('the consultant') called as the paper calls who stands there ('Odile'), where it knows no such word itself: with which party a side is, the model is taken at its word,
 * and what is said of the party is proved.
 */
function sideNames({ contract, kind }: Reading, draft: Draft): (text: string) => string {
  const known = new Set(contract.text.toLowerCase().match(/[\p{L}-]+/gu) ?? []);
  const names = sidesOf(draft.kind?.id ?? kind.id).flatMap(({ id, label }) => {
    const party = draft.parties.find(({ side }) => side === id);
    const role = party?.role && contract.text.includes(party.role) ? party.role : party?.name;
    if (!role || PRONOUNS.has(role.toLowerCase())) return [];
    return [id, label.toLowerCase()]
      .filter((word) => /^[a-z]+$/.test(word) && !known.has(word))
      .map((word) => ({ word: new RegExp(`\\b(?:the )?${word}\\b`, 'gi'), role }));
  });
  return (text) => names.reduce((said, { word, role }) => said.replace(word, role), text);
}

function namedIn(name: string, quotes: readonly QuoteClaim[]): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const there = new Set(quotes.flatMap(({ quote }) => words(quote)));
  const wanted = words(name);
  return wanted.length > 0 && name.length <= 200 && wanted.every((word) => there.has(word));
}
