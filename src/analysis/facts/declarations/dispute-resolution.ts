import { anyWording, inClause, wording } from '../../lexicon/words';
import { findAll, findFirst, type Hit, proof } from '../../statements/search';
import { defineFact } from '../define-fact';
import { type Fact, found, missing, stated } from '../fact';
import type { Source } from '../source';
import { SUBJECTS } from '../spoken-of';
import { NOT_SILENT } from '../stated';
import { institutionIn, jurisdiction } from './jurisdiction';

/** The ways of settling a dispute, in the order in which contracts take them, by the stems of the words for each. */
const WAYS = {
  talks: ['negotiat', 'amicabl', 'good[ -]faith discussion', 'good[ -]faith meeting', 'informal discussion', 'escalat'],
  mediation: ['mediat', 'conciliat'],
  expert: ['expert determination', 'independent expert', 'dispute (?:review )?board', 'adjudicator'],
  arbitration: ['arbitrat(?!ri)'],
  courts: ['courts?\\b', 'judge\\b'],
} as const;
type Way = keyof typeof WAYS;

/** How disputes are settled: one way after the other, and who administers an arbitration, where that is told. */
interface DisputeResolution {
  ways: readonly Way[];
  rules: string | null;
}

/** What is said of a dispute that a way settles: 'shall be referred to', 'will be decided by', 'we agree to'. */
const SETTLED = [
  ...[
    'settled?',
    'settling',
    'resolved?',
    'resolving',
    'decided?',
    'decides',
    'determined?',
    'submit(?:ted)?',
    'refer(?:red)?',
  ],
  ...[
    'go(?:es)?',
    'taken?',
    'attempt',
    'try',
    'tries',
    'agrees?',
    'handled',
    'heard',
    'brought',
    'subject',
    'adjudicated',
  ],
].join('|');
const DISPUTE =
  'disputes?|controvers(?:y|ies)|disagree\\w*|differences?|claims?|lawsuits?|litigation|proceedings?|quarrels?|arguments?';
/** What a way is itself said to be: 'arbitration shall be final', 'the seat of arbitration is'. */
const FINAL = 'final|binding|conducted|administered|held|seated|the exclusive|the sole|the only';

/** What the parties do who settle a dispute so. */
const VERBS: Readonly<Partial<Record<Way, string>>> = {
  talks: 'negotiate',
  mediation: 'mediate',
  arbitration: 'arbitrate',
};

/** A sentence that sends disputes the way. Each part is bounded, so that long sentences cost little. */
function sendsTo(way: Way): RegExp {
  const named = `(?:${WAYS[way].join('|')})\\w*`;
  const verb = VERBS[way];
  const parts = [
    `\\b(?:${DISPUTE})\\b[^.;]{0,200}?\\b(?:${SETTLED})\\b[^.;]{0,120}?\\b${named}`,
    `\\b(?:${SETTLED})\\b[^.;]{0,40}?\\b(?:any|all|every|each|the|a|such|our|their)\\s(?:\\w+\\s){0,2}(?:${DISPUTE})\\b[^.;]{0,140}?\\b${named}`,
  ];
  if (way !== 'courts')
    parts.push(
      `\\b${named}[^.;]{0,60}?\\b(?:is|be|are)\\s(?:\\w+\\s){0,2}(?:${FINAL})\\b`,
      `\\b(?:settled|resolved|decided|determined|submitted|referred)\\s(?:\\w+\\s){0,2}?(?:by|to|through|in)\\s(?:\\w+\\s){0,3}?${named}`,
    );
  if (way === 'mediation')
    parts.push(
      `\\b${named} (?:comes|goes|is) first\\b`,
      `\\b(?:then|first|must|shall|will)\\s(?:try to\\s)?mediate\\b[^.;]{0,120}?\\b(?:before|court|action|sue|suing|arbitrat|litigat)`,
    );
  // 'Before going to court they spend a day with a mediator.'
  if (way === 'mediation' || way === 'expert')
    parts.push(
      `\\bbefore\\b[^.;]{0,80}?\\b(?:court|action|suing|litigat|arbitrat)\\w*[^.;]{0,120}?\\b${named}`,
      `\\b${named}[^.;]{0,160}?\\b(?:before|and then|after that|failing that)\\b[^.;]{0,60}?\\b(?:courts?|suing|judge)\\b`,
    );
  if (way === 'courts')
    parts.push(
      '\\b(?:fails?|failing|cannot|unable|otherwise)\\b[^.;]{0,60}?\\b(?:legal action|lawsuits?|proceedings)\\b[^.;]{0,40}?\\bcourts?\\b',
    );
  if (way === 'courts')
    parts.push('\\bcourts?\\b[^.;]{0,80}?\\b(?:has|have|keeps?|retains?)\\s(?:[\\w-]+\\s){0,3}jurisdiction\\b');
  if (verb)
    parts.push(
      `\\b(?:shall|will|must|agrees? to|agreed to)\\s(?:\\w+\\s){0,3}${verb}\\b[^.;]{0,80}?\\b(?:${DISPUTE})\\b`,
    );
  return new RegExp(parts.join('|'), 'i');
}

const SENDS: Readonly<Record<Way, RegExp>> = {
  talks: sendsTo('talks'),
  mediation: sendsTo('mediation'),
  expert: sendsTo('expert'),
  arbitration: sendsTo('arbitration'),
  courts: sendsTo('courts'),
};
/** Disputes with others, and words on them in passing. */
const OTHER_DISPUTES = wording([
  'third{ ,-}part{y,ies}, indemnif+, hold harmless, labo(u)r, union, insur{ed,er,ance}, taxing, tax authorit+',
  'invoice{d,s,} in dispute',
]);
const NOT_SENT = new RegExp(
  `${OTHER_DISPUTES.source}|\\b(?:no\\s(?:${DISPUTE})|not\\s(?:be\\s)?(?:submitted|referred|subject|arbitrate|settled by)|instead of|rather than|other than|exclud\\w+)\\b[^.;]{0,80}?(?:arbitrat|mediat)`,
  'i',
);
/** The words of a way without being sent there: there is a clause on it that has to be read. */
const SPOKEN_OF = anyWording(
  wording('arbitration, mediation, dispute resolution, settlement of disputes, {single,sole} arbitrator'),
  wording(
    'dispute(s), disagree*, quarrel*, fall out, sort something out, sort it out',
    150,
    'court(s), mediat*, arbitrator(s), judge, ombudsman, adjudicat*, partners, directors',
  ),
  wording('claim(s), complaint(s)', 100, '{county,high,district} court, go to court, panel, ombudsman'),
  wording('{county,high,district} court', 60, 'claim(s), dispute(s)'),
  wording('{may,can,must,shall,will} ~2 go to court, {shall,will,must,may} ~2 mediate, {help,helps} us (to )settle'),
);
const CONFIDENCE = { sent: 0.85, courts: 0.8, spokenOf: 0.5 };

/** 'After that either of us may go to court': the last step, where the words before it name those that come first. */
const GO_TO_COURT = wording(
  '{may,can,will,must,shall} ({then,also,each,only} ){go to court,sue}, before {going to court,suing}, {may,can} take ~4 to court',
);
/** 'We will first sit down together', 'the parties will meet, then mediate': talks ahead of another step. */
const TALK_FIRST = anyWording(
  wording(
    'dispute(s), disagree*, difference(s), argument',
    inClause(120),
    'sit down, meet, talk, discuss, negotiate, speak to',
  ),
  wording('{will,shall,must} (first ){meet,talk,sit down}', inClause(40), 'then mediat*'),
);

/** 'Arbitration (ICC)', 'Talks, then mediation, then courts'. */
function words({ ways, rules }: DisputeResolution): string {
  const named = ways.map((way) => {
    const name = way === 'expert' ? 'an expert' : way;
    return way === 'arbitration' && rules ? `${name} (${rules})` : name;
  });
  const text = named.join(', then ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Step {
  way: Way;
  hit: Hit;
}

/** Mediation with the talks that come before it and the court that may follow, where the paper says so in other words. */
function withFirstAndLast(source: Source, steps: readonly Step[]): readonly Step[] {
  const has = (way: Way) => steps.some((step) => step.way === way);
  if (!has('mediation')) return steps;
  const talk = has('talks') ? null : findFirst(source, TALK_FIRST, { unless: OTHER_DISPUTES, negated: true });
  const court =
    has('courts') || has('arbitration') ? null : findFirst(source, GO_TO_COURT, { unless: NO_COURT, negated: true });
  return [
    ...(talk ? [{ way: 'talks' as const, hit: talk }] : []),
    ...steps,
    ...(court ? [{ way: 'courts' as const, hit: court }] : []),
  ];
}

const NO_COURT = wording('{not,never} ~3 {go to court,sue}, instead of, rather than');

/** How disputes between the parties are settled. */
export const disputeResolution = defineFact({
  id: 'disputeResolution',
  label: 'Dispute resolution',
  place: 45,
  kind: 'text',
  isLater: true,
  needs: { forum: jurisdiction },
  silence: { provision: null, until: NOT_SILENT, subjects: [SUBJECTS.disputes, SUBJECTS.courts] },
  speaksOf: [
    'dispute*',
    'arbitra*',
    'mediat*',
    'court',
    'courts',
    'negotiat*',
    'controvers*',
    'jurisdiction',
    'claim',
    'claims',
  ],
  find(source: Source, { forum }): Fact<DisputeResolution> {
    const sent = (Object.keys(SENDS) as Way[]).flatMap((way) => {
      // 'If that does not work' and 'not before mediation' deny nothing.
      const unless = way === 'courts' ? OTHER_DISPUTES : NOT_SENT;
      const hit = findFirst(source, SENDS[way], { unless, negated: way !== 'courts' });
      return hit ? [{ way, hit }] : [];
    });
    const isArbitrated = sent.some(({ way }) => way === 'arbitration') || forum.value?.by === 'arbitration';
    // Courts that stand by an arbitration settle no dispute.
    const told = withFirstAndLast(
      source,
      sent.filter(({ way }) => way !== 'courts' || !isArbitrated),
    );
    const last: Way | null = forum.value && !told.some(({ way }) => way === forum.value?.by) ? forum.value.by : null;
    const isLastOpen = last !== null && (last === 'arbitration' || !isArbitrated);
    const ways = [...told.map(({ way }) => way), ...(isLastOpen ? [last] : [])];
    const evidence = [...told.map(({ hit }) => proof(source, hit)), ...(isLastOpen ? forum.evidence.slice(0, 1) : [])];
    const isOnlyTalks = ways.every((way) => way === 'talks');
    if (ways.length > 0 && !isOnlyTalks) {
      const rules = isArbitrated
        ? (forum.value?.rules ??
          rulesBeside(
            source,
            told.map(({ hit }) => hit),
          ))
        : null;
      const confidence = told.length > 0 ? CONFIDENCE.sent : CONFIDENCE.courts;
      return found({ value: { ways, rules }, confidence, evidence });
    }
    const [clause] = findAll(source, SPOKEN_OF, { unless: OTHER_DISPUTES, negated: true });
    if (isOnlyTalks && evidence.length > 0)
      return found({ value: { ways, rules: null }, confidence: CONFIDENCE.courts, evidence });
    return clause ? stated(CONFIDENCE.spokenOf, [proof(source, clause)]) : missing(source.contract);
  },
  print: (value) => ({ value: words(value), normalized: null }),
  examples: {
    paper: 'services',
    hits: [
      ['13. If that doesn’t work, any dispute will be decided by one arbitrator chosen by us.', 'Arbitration', 'terms'],
      ['13. The law of Scotland applies, and Perth Sheriff Court has jurisdiction.', 'Courts'],
      [
        '13. Any dispute arising out of this Agreement shall be finally settled by arbitration in Geneva, Switzerland under the Rules of the International Chamber of Commerce.',
        'Arbitration (ICC)',
      ],
      [
        '13. All controversies shall be submitted to binding arbitration administered by the American Arbitration Association.',
        'Arbitration (AAA)',
      ],
      ['13. You and we agree to arbitrate every dispute about these terms.', 'Arbitration', 'terms'],
      [
        '13.1 The parties shall first attempt to resolve any dispute by good faith negotiation.\n13.2 A dispute that is not settled within 30 days shall be referred to mediation.\n13.3 Failing that, it shall be finally determined by arbitration under the LCIA Rules.',
        'Talks, then mediation, then arbitration (LCIA)',
      ],
      [
        '13. The courts of England and Wales shall have exclusive jurisdiction to settle any dispute arising from this agreement.',
        'Courts',
      ],
      [
        '13. If we fall out, the dispute goes to a mediator first and then to the courts of Munich.',
        'Mediation, then courts',
      ],
      ['13. A disagreement about the price of the shares is decided by an independent expert.', 'An expert'],
      [
        '13. Any claim arising under this lease must be brought in the courts located in Cook County, Illinois.',
        'Courts',
        'lease',
      ],
      [
        '13. Differences between the partners are to be settled amicably and, failing this, by arbitration in Mumbai, India.',
        'Talks, then arbitration',
        'venture',
      ],
    ],
    misses: [
      ['13. This Agreement is governed by the laws of the State of Texas.', 'a law alone'],
      [
        '10. Provider shall indemnify Customer against all claims of third parties that are settled by a court.',
        'an indemnity',
      ],
      ['7. Customer shall state which amounts of an invoice it disputes within ten days.', 'a disputed invoice'],
      [
        '9. Recipient may disclose what a court of competent jurisdiction orders it to disclose.',
        'an order to disclose',
      ],
      ['6. Provider is not a party to any pending arbitration.', 'a warranty'],
      ['2. Work. Provider shall clean the offices of Customer every Monday.', 'nothing on disputes'],
      ['6. The rates may not be set in an arbitrary manner.', 'another word'],
      ['13. No dispute under this Agreement shall be submitted to arbitration.', 'denied'],
      [
        '6. Provider shall try to agree a date with the union for any labor dispute before arbitration.',
        'a dispute with others',
      ],
    ],
  },
});

/** Who administers an arbitration, by the sentences that send disputes there. */
function rulesBeside({ plain }: Source, hits: readonly Hit[]): string | null {
  for (const { sentence } of hits) {
    const rules = institutionIn(plain, sentence.start);
    if (rules) return rules;
  }
  return null;
}
