import type { Evidence } from '../../../shared/analysis';
import type { Sentence } from '../../document/outline';
import { sentenceAt, sentenceEvidence } from '../../document/sentence-evidence';
import {
  anyWording,
  closingWords,
  everywhere,
  inClause,
  nearestInClause,
  nearestInItem,
  openingWords,
  unlessNext,
  wording,
} from '../../lexicon/words';
import { findPlaces, isFederation, ownPlace, type PlaceMention } from '../../mentions/places';
import { defineFact } from '../define-fact';
import { ambiguous, type Fact, found, missing } from '../fact';
import { lawsAlone } from '../law-alone';
import type { Source } from '../source';
import { SUBJECTS } from '../spoken-of';
import { NOT_SILENT } from '../stated';

/** The state, province or country whose law governs, by its name in one form ('Delaware', 'England and Wales'). */
export interface Law {
  place: string;
}

/** A clause that is no more than the name of a law: '11. New York law.', 'Law: the law of Scotland.' */
const LAW_ALONE =
  /(?<=(?:^|[.;:]|\s)\s?)(?:\(?\d{1,2}(?:\.\d{1,2})?[.)]\s{1,3})?(?:(?:[Gg]overning |[Aa]pplicable |[Cc]hoice of )?[Ll]aw[.:]\s{1,3})?(?:(?:[Tt]he )?[Ll]aws? of (?:the )?(?:[Ss]tate of )?[A-Z][\w ]{2,30}|(?<=(?:\d[.)]?|[Ll]aw[.:]?)\s{1,3})[A-Z][A-Za-z ]{2,25} [Ll]aw)\.(?=\s|$)/;

/** The same in a line of catchwords: 'Irish law; courts of Ireland.' */
const LAW_IN_LINE = /(?<=[.;]\s{1,3})[A-Z][A-Za-z ]{2,25} [Ll]aw[.;](?=\s|$)/;

/** 'Law. Victoria; courts of Victoria.', 'LAW: State of Illinois.' */
const LAW_AS_LABEL =
  /(?<=(?:^|\n|[.\d)•-] )(?:[Gg]overning |[Aa]pplicable )?(?:[Ll]aw|LAW)[.:] {1,2})[A-Z][A-Za-z ]{2,25}[;,.](?=\s)/;

/** Words that choose a law, with how sure they make it. The place stands in the stretch after (or just before) them. */
const CHOICES: { pattern: RegExp; weight: number; reach: number; before?: number }[] = [
  {
    pattern: wording(
      'govern(ed), governing, constru{ed,ction}, interpret(ed), interpretation, enforced, controlled, determined',
      nearestInItem(160),
      'by, under, with, to, of',
      nearestInItem(60),
      'law(s)',
    ),
    weight: 3,
    reach: 130,
  },
  {
    pattern: wording(
      '{law(s),statutes} of',
      nearestInClause(80),
      '{shall,will,to} {govern,apply,control}, applies, apply, govern(s), control(s)',
    ),
    weight: 3,
    reach: 0,
  },
  {
    pattern: wording('governed, construed, interpreted', nearestInClause(60), 'by, under, in accordance with'),
    weight: 2,
    reach: 90,
  },
  { pattern: /\bgoverning law\b(?: ?\([^)]{0,20}\))?[ .:-]{1,6}/i, weight: 2, reach: 120 },
  { pattern: wording('applicable law, choice of law, law applicable'), weight: 1, reach: 120 },
  {
    pattern: wording('law(s) {{shall,will} {govern,apply,control},applies,governs,controls}'),
    weight: 3,
    reach: 0,
    before: 60,
  },
  {
    pattern: wording('made, executed, delivered, accepted', inClause(60), 'in, under', nearestInClause(40), 'governed'),
    weight: 2,
    reach: 80,
    before: 0,
  },
  {
    pattern: wording('{deemed,considered} (to be )(a contract ){made,entered}*', nearestInClause(60), 'law(s) of'),
    weight: 2,
    reach: 80,
  },
  { pattern: wording('this agreement is subject to (the )law(s) of'), weight: 2, reach: 80 },
  // In everyday words: 'This contract follows the law of Sweden', 'We both agree that Ohio law applies'.
  {
    pattern: wording(
      '{agreement,contract,lease,terms,letter,deed,note,loan} {follow(s),{is,are} (made ){subject to,under},{is,are} read under}',
      nearestInClause(30),
      'law(s)',
    ),
    weight: 3,
    reach: 60,
  },
  {
    pattern: wording(
      '{agreement,contract} {is,are,shall be,will be} {ruled,regulated} by',
      nearestInClause(30),
      'law(s), legislation',
    ),
    weight: 3,
    reach: 30,
  },
  // 'The courts of Scotland, under whose law this lease is made'.
  { pattern: wording('{under,by} whose law(s) {this,these,it is,it was,they are}'), weight: 3, reach: 0, before: 60 },
  {
    pattern: wording('{answered,read,judged,understood,decided,resolved} under', nearestInClause(30), 'law(s)'),
    weight: 2,
    reach: 40,
  },
  { pattern: LAW_ALONE, weight: 3, reach: 0 },
  { pattern: LAW_AS_LABEL, weight: 3, reach: 0 },
  { pattern: LAW_IN_LINE, weight: 3, reach: 0 },
];
/** 'Organized under the laws of Delaware' says where a company was formed; 'courts of' says where one sues. */
const NOT_A_CHOICE = anyWording(
  closingWords(
    'organi{s,z}ed, existing, incorporated, formed, registered, chartered, corporation, good standing, company',
    inClause(60),
    '',
  ),
  closingWords('{laws,rules,regulations,statutes,ordinances} '),
);
const OTHER_SUBJECT = wording([
  'securities act, tax(es), exchange act, 1940 act, internal revenue, patent, arbitration act, rules of',
  'court(s) {of,in,located,sitting}',
]);

/** 'U.S. patent law' decides one question, not the contract. */
const SPECIAL_LAW = openingWords(
  '(,)( )( ){patent,export,copyright,trademark,tax,securities,bankruptcy,antitrust,customs,federal tax,federal securities}',
);

/** The same before the place: 'controlled under the export laws of Canada', 'the tax law of Ireland'. */
const SPECIAL_LAW_OF = closingWords(
  '{export,import,customs,tax,patent,copyright,securities,sanctions,insolvency,bankruptcy,immigration,labo{u,}r,antitrust,competition}{ ,-}(control{s,} )({,and,or} + )',
  '{law(s),legislation,regulations,rules} of( the)',
);

/** In characters: a number and a title may stand before the name of a law that is a clause by itself. */
const BEFORE_LAW_ALONE = 40;

/** Less than a whole sentence on the law. */
const BY_NAME_ALONE = 2;

interface Choice extends PlaceMention {
  weight: number;
  matchStart: number;
}

function choicesIn(source: Source): Choice[] {
  const { plain, outline } = source;
  const choices: Choice[] = [];
  for (const { pattern, weight, reach, before = 0 } of CHOICES) {
    for (const match of plain.matchAll(everywhere(pattern))) {
      const from = match.index - before;
      const to = match.index + match[0].length + reach;
      if (NOT_A_CHOICE.test(plain.slice(Math.max(0, match.index - 60), match.index))) continue;
      // 'The Goods shall be sound and comply with the law of Kenya.' ends in such words, and is more than they.
      const sentence = pattern === LAW_ALONE ? sentenceAt(outline, match.index) : null;
      if (sentence && match.index - sentence.start > BEFORE_LAW_ALONE) continue;
      const stretch = plain.slice(Math.max(0, from), to);
      const places = findPlaces(stretch);
      const place = before ? places.at(-1) : ownPlace(places);
      if (!place || SPECIAL_LAW.test(stretch.slice(place.end, place.end + 30))) continue;
      const named = Math.max(0, from) + place.start;
      if (SPECIAL_LAW_OF.test(plain.slice(Math.max(0, named - 60), named).trimEnd())) continue;
      if (weight < 3 && !wording('law(s), statutes, state of').test(stretch)) continue;
      const lead = stretch.slice(0, place.start);
      const demoted = OTHER_SUBJECT.test(lead.slice(-60)) ? 1.5 : 0;
      choices.push({
        ...(partNamed(source, named, place) ?? { ...place, start: named, end: named + place.end - place.start }),
        weight: weight - demoted,
        matchStart: match.index,
      });
    }
  }
  const alone = lawsAlone(source).map((place) => ({ ...place, weight: BY_NAME_ALONE, matchStart: place.start }));
  return [...choices, ...alone].filter((choice) => choice.weight > 0);
}

/** The province that a sentence names before its country: 'the laws of Ontario and the federal laws of Canada'; null where it names none. */
function partNamed({ plain, outline }: Source, at: number, country: PlaceMention): PlaceMention | null {
  if (!isFederation(country)) return null;
  const from = sentenceAt(outline, at)?.start ?? at;
  const part = findPlaces(plain.slice(from, at)).findLast(({ name }) => name.endsWith(`, ${country.name}`));
  return part ? { ...part, start: from + part.start, end: from + part.end } : null;
}

/** The sentence with the place; words before it that chose count only within it, not a heading above. */
function evidenceOf({ contract, outline }: Source, choice: Choice): Evidence {
  const from = sentenceAt(outline, choice.start)?.start ?? 0;
  return sentenceEvidence(contract, outline, Math.max(from, Math.min(choice.matchStart, choice.start)), choice.end);
}

const LAW = openingWords(
  "('s)( ){substantive ,domestic ,}{law(s),legislation}",
  unlessNext(' {student,firm,school,degree,book,course,lecture}*'),
);
const LAW_OF = closingWords('law(s) {of,is that of,is,from}( the)( {state,province,republic,kingdom} of)( the)');
/** 'As Texas law requires', 'your rights under Irish law' keep to a law and choose none. */
const KEEPS_TO = closingWords(
  '{required,allowed,permitted,given,limited,forbidden,barred,excluded,owed} by( the), {rights,limits,duties} {under,of}( the), as( the), unless( the), where( the), if( the)',
);
/** In any words: the one place whose law a sentence names. */
function lawIn({ plain }: Source, { start, end }: Sentence): Law | null {
  const said = plain.slice(start, end);
  const named = findPlaces(said).filter((place) => {
    const before = said.slice(0, place.start).trimEnd();
    const isNamed = LAW.test(said.slice(place.end, place.end + 30)) || LAW_OF.test(before);
    return isNamed && !KEEPS_TO.test(before) && !NOT_A_CHOICE.test(before.slice(-60));
  });
  const [first] = named;
  return first && named.every(({ name }) => name === first.name) ? { place: first.name } : null;
}

/** Two contracts' worth of choices make it ambiguous. */
function lawOf(source: Source): Fact<Law> {
  const choices = choicesIn(source);
  const best = choices.toSorted((one, other) => other.weight - one.weight || one.start - other.start)[0];
  if (!best) return missing(source.contract);
  const rivals = choices.filter((choice) => choice.weight >= 3 && choice.name !== best.name);
  const evidence = evidenceOf(source, best);
  const rival = rivals.find((choice) => choice.start < evidence.start || choice.start > evidence.end);
  if (
    rival &&
    best.weight === rival.weight &&
    choices.filter((choice) => choice.name === best.name).length < rivals.length
  ) {
    const other = evidenceOf(source, rival);
    return ambiguous([{ place: best.name }, { place: rival.name }], { confidence: 0.5, evidence: [evidence, other] });
  }
  const confidence = (best.weight >= 3 ? 0.95 : best.weight >= 2 ? 0.85 : 0.6) - (rivals.length > 0 ? 0.15 : 0);
  return found({ value: { place: best.name }, confidence, evidence: [evidence] });
}

/** 'The bye-laws of the society' are rules of a house. */
const BYE_LAW = wording('{bye,by}( )(-)law(s)');
const BYE_LAWS = everywhere(BYE_LAW);
const OF_LAW = wording(
  'law(s), legislation, govern*, construed, interpreted, jurisdiction, act, acts, code, statute(s)',
);

/** The law that governs the contract: a state, province or country. */
export const governingLaw = defineFact({
  id: 'governingLaw',
  label: 'Governing law',
  place: 30,
  kind: 'text',
  silence: { provision: 'Governing Law', until: NOT_SILENT, subjects: [SUBJECTS.law] },
  speaksOf: ['law', 'laws', 'legislation', 'govern*', 'construed'],
  notOf: (_, text) => BYE_LAW.test(text) && !OF_LAW.test(text.replace(BYE_LAWS, ' ')),
  find: lawOf,
  readIn: lawIn,
  print: ({ place }) => ({ value: place, normalized: null }),
  examples: {
    paper: 'services',
    hits: [
      [
        '13. This Agreement shall be governed by and construed in accordance with the laws of the State of New York.',
        'New York',
      ],
      ['13. English law applies to this Agreement.', 'England and Wales'],
      ['13. LAW: State of Illinois.', 'Illinois'],
      ['13. Tasmanian law applies.', 'Tasmania'],
      ['13. This contract follows the law of Sweden.', 'Sweden'],
      ['13. Disputes go to a mediator. Irish law; courts of Ireland.', 'Ireland'],
      ['13. Governing law: Ontario, Canada.', 'Ontario, Canada'],
      ['13. Law. Tasmania; courts of Tasmania.', 'Tasmania'],
      ["13. If that fails, it's Danish law and the courts of Denmark.", 'Denmark'],
      ['13. The contract is regulated from the Greek law.', 'Greece'],
      ['13. The law is that of Manitoba, where either of us can go to court.', 'Manitoba, Canada'],
      [
        '13. All else belongs to the courts of England and Wales, under whose law this lease is made.',
        'England and Wales',
      ],
      ['17.2 Kenyan law. Vienna Sales Convention excluded.', 'Kenya'],
      ['13. South African law applies.', 'South Africa'],
      ['11. NZ law. If we fall out we have a yarn first.', 'New Zealand'],
      ['13. Law: English.', 'England and Wales'],
      ['13. English law, English courts.', 'England and Wales'],
      ["13. England's law. Quarrels are put to the committee.", 'England'],
      ['13. Law - Scots; courts - Edinburgh.', 'Scotland'],
      ["13. The law that applies is Michigan's.", 'Michigan'],
      ['13. B.C. law applies.', 'British Columbia, Canada'],
      ['13. This contract is ruled by Brazilian legislation.', 'Brazil'],
      ['13. Scots law governs it and the sheriff court at Glasgow has jurisdiction.', 'Scotland'],
    ],
    misses: [
      ['6. Nothing here limits rights under NZ law.', 'rights that are kept'],
      ['6. Language: English.', 'a language'],
      ['6. Provider gives a discount on Mondays. NZ law students come free.', 'law students'],
      ['13. Provider shall obey the law. Tax law; customs law; law on waste.', 'laws of no place'],
      ['6. Provider shall comply with all applicable laws of each state in which it works.', 'a duty to obey'],
      ['6. The Goods shall be safe for contact with food and comply with the law of Kenya.', 'a duty of what is sold'],
      [
        '13. The papers were filed in Ohio, under whose laws the Provider was incorporated.',
        'where a company was formed',
      ],
      ['1. Provider is a company organized under the laws of the State of Delaware.', 'where a company was formed'],
      ['13. The courts of Texas have exclusive jurisdiction.', 'courts'],
      ['13. Deposits are returned as Ohio law requires.', 'a law on one matter that is kept to'],
      ['6. Provider shall keep to United States export laws.', 'a law on one matter'],
    ],
  },
});
