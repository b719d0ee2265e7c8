import { REST_ELSEWHERE } from '../../lexicon/en/dispute-matters';
import { anyWording, inClause, wording } from '../../lexicon/words';
import { findAll, findFirst, type Hit, proof } from '../../statements/search';
import { institutionIn } from '../arbitral-institutions';
import { barredUntil } from '../barred-until';
import { claimProcedure, ombudsman } from '../claim-procedure';
import { isOfCourtOrder } from '../court-orders';
import { defineFact } from '../define-fact';
import { isOnADeposit } from '../dispute-scope';
import { type Fact, found, missing, stated } from '../fact';
import { talksAhead, talksBefore, talksInFront, talksThatFailed } from '../first-talks';
import { isOfCosts, isOfLawOnly, isOfNoDispute } from '../no-forum';
import { sendsNobody } from '../of-forum';
import { isArbitratedAtOnesChoice } from '../one-side';
import { isByChoice, isOfSome, isOpen } from '../other-ways';
import { type DisputeResolution, settlingInWords } from '../settling-in-words';
import type { Source } from '../source';
import { SUBJECTS } from '../spoken-of';
import { NOT_SILENT } from '../stated';
import { NO_COURT, type Step, withNamed } from '../steps-named';
import { waysBeside } from '../ways-beside';
import {
  BY_CONSENT,
  NOT_ARBITRATED,
  NOT_BY_A_PERSON,
  NOT_SENT,
  OF_A_BILL,
  OTHER_DISPUTES,
  SENDS,
  TIME_BAR,
  type Way,
} from '../ways-of-settling';
import { writtenComplaint } from '../written-complaint';
import { jurisdiction } from './jurisdiction';

/** The words of a way without being sent there: there is a clause on it that has to be read. */
const SPOKEN_OF = anyWording(
  wording('arbitration, mediation, dispute resolution, settlement of disputes, {single,sole} arbitrator'),
  wording(
    'dispute(s), disagree*, quarrel*, fall out, sort something out, sort it out',
    150,
    'court(s), tribunal, mediat*, arbitrator(s), judge, ombudsman, adjudicat*, partners, directors',
  ),
  wording('claim(s), complaint(s)', 100, '{county,high,district} court, go to court, panel, ombudsman'),
  wording('{county,high,district} court', 60, 'claim(s), dispute(s)'),
  wording('{may,can,must,shall,will} ~2 go to court, {shall,will,must,may} ~2 mediate, {help,helps} us (to )settle'),
);
const CONFIDENCE = { sent: 0.85, courts: 0.8, spokenOf: 0.5 };

/** 'After that either of us may go to court': the last step, where the words before it name those that come first. */
const GO_TO_COURT = wording([
  '{may,can,will,must,shall} ({then,also,each,only} ){go to court,sue}, before {going to court,suing}, {may,can} take ~4 to court',
  '{may,can,will,must,shall} ({then,also,each,only,thereafter,afterwards} ){apply,turn,resort} to {the,a} (competent )court(s)',
  '{method of,binding dispute resolution,finally resolved,final resolution} ~6 {is,be,by} litigation',
  '{suit,action,court case} ({may,can,shall} be )(only )brought, only {then,after that} ~3 court',
]);
/** What speaks against a way that is read; of the others what is told of none. */
const UNLESS: Readonly<Partial<Record<Way, RegExp>>> = {
  talks: anyWording(NOT_SENT, OF_A_BILL),
  hearing: NOT_BY_A_PERSON,
  decision: NOT_BY_A_PERSON,
  arbitration: NOT_ARBITRATED,
  courts: anyWording(OTHER_DISPUTES, TIME_BAR),
};

/** The steps with the talks that come first and the court that may follow a mediation, where the paper says so in other words. */
function withFirstAndLast(source: Source, steps: readonly Step[], hasForum: boolean): readonly Step[] {
  const has = (way: Way) => steps.some((step) => step.way === way);
  const mediation = steps.find(({ way }) => way === 'mediation')?.hit.sentence;
  const talk = has('talks')
    ? null
    : ((mediation && talksBefore(source, mediation)) ??
      talksAhead(source) ??
      (steps[0] ? talksThatFailed(source, steps[0].hit) : null) ??
      // Talks alone are not all that may follow.
      (hasForum || steps.length > 0 ? talksInFront(source) : null));
  const isOpenEnded = mediation && !has('courts') && !has('arbitration');
  const court = isOpenEnded ? findFirst(source, GO_TO_COURT, { unless: NO_COURT, negated: true }) : null;
  const written = hasForum || steps.length > 0 ? writtenComplaint(source) : null;
  return [
    ...(written ? [{ way: 'writing' as const, hit: written }] : []),
    ...(talk ? [{ way: 'talks' as const, hit: talk }] : []),
    ...steps,
    ...(court ? [{ way: 'courts' as const, hit: court }] : []),
  ];
}

/** Courts that the paper chooses in words which give no place: 'the Courts of Dubai are alone competent'. */
const isOfCourts = ({ status, evidence }: Fact<unknown>) =>
  status === 'stated' && evidence.some(({ quote }) => CHOOSES_COURTS.test(quote) && !NO_COURT.test(quote));
const CHOOSES_COURTS = anyWording(
  wording([
    'court(s) ~8 {competent,jurisdiction}, competent ~3 court(s), {decided,determined,settled,resolved} by (the )court(s)',
    'jurisdiction ~6 court(s), {suit(s),action(s),proceedings,case(s)} ~4 {brought,filed} ~6 court(s)',
  ]),
  wording('court(s)', inClause(90), '{have,has} ~2 jurisdiction'),
  wording('{go,goes,turn,apply,submitted,referred,taken}( exclusively)( only) to (the )~4 court(s) {of,in,at}'),
);

/** 'To the chief executives; if not settled in thirty days, to arbitration.' */
const MORE_THAN_TALKS = wording('arbitrat*, mediat*, court(s)');

/** 'Only claims that are undisputed or established by a court may be set off' settles none. */
const SETS_OFF = wording(
  'set( )off, set-off, setting off, offset(s), withhold(s), deduct(s), retention, counterclaim(s)',
);
const DISPUTES = wording(
  'dispute(s), disagree*, quarrel*, difference(s), mediat*, arbitra*, jurisdiction, go to court',
);

const SPEAKS_OF = [
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
];

/** How disputes between the parties are settled. */
export const disputeResolution = defineFact({
  id: 'disputeResolution',
  label: 'Dispute resolution',
  place: 45,
  kind: 'text',
  isLater: true,
  needs: { forum: jurisdiction },
  silence: { provision: null, until: NOT_SILENT, subjects: [SUBJECTS.disputes, SUBJECTS.courts] },
  speaksOf: SPEAKS_OF,
  neverOf: sendsNobody,
  notOf: (_, words) =>
    ((SETS_OFF.test(words) || isOfCourtOrder(words)) && !DISPUTES.test(words)) ||
    isOfCosts(words) ||
    isOfLawOnly(words) ||
    isOfNoDispute(words),
  find(source: Source, { forum }): Fact<DisputeResolution> {
    const sent = (Object.keys(SENDS) as (keyof typeof SENDS)[]).flatMap((way) => {
      // 'If that does not work' and 'not before mediation' deny nothing.
      const unless = UNLESS[way] ?? NOT_SENT;
      const hit = findAll(source, SENDS[way], { unless, negated: way !== 'courts' }).find(
        ({ sentence }) => way !== 'arbitration' || !isArbitratedAtOnesChoice(sentence.text),
      );
      return hit ? [{ way, hit }] : [];
    });
    const isOfAll = ({ way, hit }: Step) => !isOfSome(source, way, hit);
    const isArbitrated =
      sent.some((step) => step.way === 'arbitration' && isOfAll(step)) || forum.value?.by === 'arbitration';
    // Courts that stand by an arbitration settle no dispute.
    const read = withFirstAndLast(
      source,
      sent.filter(({ way }) => way !== 'courts' || !isArbitrated),
      forum.value !== null,
    );
    const told =
      read.length > 0 || forum.value ? withNamed(source, read, isArbitrated, forum.evidence, SPEAKS_OF) : read;
    const isByConsent = findFirst(source, BY_CONSENT, { unless: OTHER_DISPUTES, negated: true }) !== null;
    const by: Way | null = forum.value?.by ?? ((told.length > 0 || isByConsent) && isOfCourts(forum) ? 'courts' : null);
    const last = by && !told.some(({ way }) => way === by) ? by : null;
    const isLastOpen = last !== null && (last === 'arbitration' || !isArbitrated);
    const all = [...told.map(({ way }) => way), ...(isLastOpen ? [last] : [])];
    const open = told.filter(({ way }) => isOpen(source, way)).map(({ way }) => way);
    const some = told.filter((step) => step.way !== 'courts' && !isOfAll(step)).map(({ way }) => way);
    const chosen = told.filter(
      ({ way, hit }) => !open.includes(way) && !some.includes(way) && isByChoice(source, way, hit),
    );
    const bars = chosen.map(({ hit }) => barredUntil(source, hit));
    const byChoice = chosen.filter((_, place) => !bars[place]).map(({ way }) => way);
    const isBeside = (way: Way) => [open, some, byChoice].some((ways) => ways.includes(way));
    const isStep = !all.every(isBeside);
    const ways = isStep ? all.filter((way) => !isBeside(way)) : all;
    const proofs = (steps: readonly { hit: Hit }[]) => steps.map(({ hit }) => proof(source, hit));
    const aside = isStep && isLastOpen ? told.filter(({ way }) => isBeside(way)) : [];
    const quoted = [
      ...proofs(told.filter((step) => !aside.includes(step))),
      ...bars.flatMap((bar) => (bar ? proofs([{ hit: bar }]) : [])),
      ...(isLastOpen ? forum.evidence.slice(0, 1) : []),
      // What is settled beside the steps is quoted behind them.
      ...proofs(aside),
    ];
    const evidence = quoted.filter(({ start }, place) => quoted.findIndex((one) => one.start === start) === place);
    const isOnlySome = all.length > 0 && all.every((way) => some.includes(way));
    const rest = isOnlySome ? findFirst(source, REST_ELSEWHERE, { negated: true }) : null;
    if (rest) return stated(CONFIDENCE.spokenOf, [proof(source, rest), ...evidence]);
    const claims = claimProcedure(source).map((sentence) => proof(source, { sentence }));
    // A claim that has to be put to the other side first is no step with a name.
    if (claims.length > 0 && ways.every((way) => way === 'courts'))
      return stated(CONFIDENCE.spokenOf, [...claims, ...evidence]);
    const isOnlyTalks = ways.every((way) => way === 'talks' || way === 'writing');
    // What only a deposit's scheme decides says nothing of disputes.
    const isOfDeposit = isOnlySome && told.every(({ hit }) => isOnADeposit(hit.sentence.text));
    if (ways.length > 0 && !isOnlyTalks && !isOfDeposit) {
      const rules = isArbitrated
        ? (forum.value?.rules ??
          rulesBeside(
            source,
            told.map(({ hit }) => hit),
          ))
        : null;
      const confidence = told.length > 0 ? CONFIDENCE.sent : CONFIDENCE.courts;
      const value = { ways, rules, ...(isStep && { open, some, byChoice }), ...(isOnlySome && { isOfSome: true }) };
      return found({ value, confidence, evidence: [...evidence, ...waysBeside(source, evidence)] });
    }
    const spoken = findAll(source, SPOKEN_OF, { unless: OTHER_DISPUTES, negated: true });
    const clause = spoken.find(({ sentence }) => !isOnADeposit(sentence.text)) ?? spoken[0];
    const goesOn = evidence.some(({ quote }) => MORE_THAN_TALKS.test(quote));
    if (isOnlyTalks && evidence.length > 0 && !goesOn)
      return found({ value: { ways, rules: null }, confidence: CONFIDENCE.courts, evidence });
    const body = clause ? ombudsman(source) : null;
    const beside = body && body.start !== clause?.sentence.start ? [proof(source, { sentence: body })] : [];
    // Such a body stands beside the courts, whose sentence is the other half.
    const courts = body && forum.status === 'stated' ? forum.evidence.slice(0, 1) : [];
    return clause
      ? stated(CONFIDENCE.spokenOf, [...beside, proof(source, clause), ...courts])
      : missing(source.contract);
  },
  print: (value) => ({ value: settlingInWords(value), normalized: null }),
  examples: {
    paper: 'services',
    hits: [
      [
        '13. Disputes go first to a meeting of senior managers within 14 days, then either party may refer to adjudication. The courts of England have exclusive jurisdiction.',
        'Talks, then adjudication, then courts, with conditions that the clause names',
      ],
      [
        '13. A grievance is first raised in the house. The law of Ireland governs, and the Irish courts have jurisdiction.',
        'An internal grievance, then courts',
      ],
      [
        '13. The parties confer within ten days. If not resolved they shall return to mediation before Ann Lee. The courts of Texas have exclusive jurisdiction.',
        'Talks, then mediation, then courts',
      ],
      [
        '13. The parties confer. Failing that the matter is mediated. The courts of Texas have exclusive jurisdiction.',
        'Talks, then mediation, then courts',
      ],
      [
        '13. The parties try to settle any dispute by mediation in Ghent. Either party may thereafter apply to the courts.',
        'Mediation, then courts',
      ],
      [
        "13. If we can't sort a dispute over a cup of tea, we try the trade's mediation service before anybody goes to court.",
        'Mediation, then courts',
        'terms',
      ],
      [
        '13. Disputes shall be referred to a sole arbitrator under the Arbitration and Conciliation Act, 1996, with its seat in Pune.',
        'Arbitration',
      ],
      [
        '13. Disputes are finally settled by arbitration in Singapore by one arbitrator; nobody else may go to court over them, but for urgent orders.',
        'Arbitration, except for urgent court orders',
      ],
      [
        '13. If the Provider proceeds with the project the Customer pays for the mediation of its works council. The courts of Texas have exclusive jurisdiction.',
        'Courts',
      ],
      [
        '13. Every dispute is decided by the courts of Maine, which have exclusive jurisdiction, without talks or mediation before.',
        'Courts',
      ],
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
      [
        '13. A disagreement about the price of the shares is decided by an independent expert.',
        'An expert, for what the clause names',
      ],
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
      ['13. Customer can only set off claims that are undisputed or established by a court.', 'a set-off'],
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
