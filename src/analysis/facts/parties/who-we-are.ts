import {
  anyWording,
  closingWords,
  everywhere,
  inClause,
  nearestInClause,
  openingWords,
  perhaps,
  upTo,
  wording,
} from '../../lexicon/words';
import { endsLikeOrganisation, legalFormOf } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { isPerson, type PartyMention } from './mention';
import { INITIALS, readName } from './name';
import { namesInCell } from './names-in-cell';
import { linesOf, namesInText } from './ranking/names-in-text';
import { namesRole } from './role-words';

/** How far from the first word terms say who stands behind them. */
const SEARCHED = 5000;
const LONGEST = 160;
/** '“We”, “us” and “Dunmore” mean ...', 'By “we” we mean ...', 'Our company is ...'. */
const WE_MEAN = wording('"{we,us,our}"', nearestInClause(80), 'mean(s), refer(s) to, is, are', '(:) ');
/** 'This site is operated by ...', 'are provided by ...'. */
/** Of a company that the first words name, an address or a register's number says that it is who runs the site. */
const RUNS = closingWords('{operated,owned,run}( for its own funds) by ');
const ADDRESS = openingWords(perhaps('\\,'), ' ', inClause(60), '*#*');
const FIRST_WORDS = 1_500;
const RUN_BY = wording(
  'operated, owned, run( for its own funds), provided, offered, published, issued, supplied, sold, made available, managed',
  ' by ',
);
/** 'Bluebird Vans (a trading name of Acme Motors Ltd)'. */
const TRADES_FOR = wording('trad{ing,e} {name,style} of (the ), independent {school,college,nursery} of (the )');
/** 'A contract between you and ...'. */
const WITH_YOU = anyWording(
  wording('between you', perhaps(' \\(', upTo(60, '()'), '\\)'), ' and '),
  wording('you {are contracting,are dealing,contract,agree} with '),
);
/** In the words after the name: what the terms call it, and what registers and addresses say. */
const CALLED_WE = openingWords(
  inClause(120),
  '\\(',
  anyWording(
    wording(upTo(130, '()'), '"{we,us,our}"'),
    wording(perhaps(upTo(120, '()'), '"(\\,)( {and,or}) '), '{we,us,our}', '{\\,,\\)}'),
  ),
);
const REGISTERED = openingWords(
  inClause(60),
  'registered, incorporated, company formed, company number, limited liability company, corporation, with office(s), whose, trading as, charity',
);
const OTHER = wording('you, customer, user, hirer(s), member, pupil, student, parent(s), owner');
/** Who runs it in his own name. */
const FOR_SELF = openingWords(
  perhaps('\\,'),
  perhaps(' '),
  perhaps('\\('),
  '(a ){sole trader,sole proprietor,self-employed}',
);

/** Who terms for everybody say that 'we' are: “We” means Acme Ltd; 'this site is operated by Acme Ltd (“we”)'. */
export function whoWeAre(source: Source): PartyMention[] {
  const { plain, contract } = source;
  const [title = ''] = contract.text.split('\n', 1);
  const text = plain.slice(0, SEARCHED);
  if (!OTHER.test(text)) return [];
  for (const [lead, isDefined] of [
    [WE_MEAN, true],
    [WITH_YOU, true],
    [TRADES_FOR, true],
    [RUN_BY, false],
  ] as const) {
    for (const match of text.matchAll(everywhere(lead))) {
      const at = match.index + match[0].length;
      const name = readName(text.slice(at, at + LONGEST));
      if (!name || name.start > 4) continue;
      const details = text.slice(at + name.end, at + name.end + LONGEST);
      const isOrganisation = legalFormOf(name.name) !== null || endsLikeOrganisation(name.name);
      const isCalled = CALLED_WE.test(details) || (RUNS.test(match[0]) && FOR_SELF.test(details));
      const runs =
        match.index < FIRST_WORDS &&
        legalFormOf(name.name) !== null &&
        (RUNS.test(match[0])
          ? ADDRESS.test(details) || REGISTERED.test(details)
          : REGISTERED.test(details) && isInTitle(title, name.name));
      const isSound = isOrganisation || isCalled || (REGISTERED.test(details) && name.name.includes(' '));
      if (!isSound || !(isDefined || isCalled || runs) || (!isOrganisation && !isCalled && isPerson(name.name)))
        continue;
      // The 'B.' of 'a trading name of B. Adeyemi Ltd' numbers no list.
      const start = INITIALS.test(text.slice(at, at + name.start)) ? 0 : name.start;
      const whole = text.slice(at + start, at + name.end);
      return [{ name: whole, start: at + start, end: at + name.end, role: 'we', details, confidence: 0.8 }];
    }
  }
  return runsIt(source);
}

/** Behind the name: ' (company no. 1234567) runs this website'. */
const RUNS_IT = openingWords(
  perhaps(' \\(', upTo(80, '()'), '\\)'),
  ' {runs,operates,owns,owns and operates,provides} {this,the} (+ ){site,website,web site,app,platform,marketplace,online shop,online store}',
);

/** The firm of which the first words say that it runs the site. */
function runsIt(source: Source): PartyMention[] {
  const firm = namesInText(source, linesOf(source)).find(
    ({ name, start, end }) =>
      start < FIRST_WORDS && legalFormOf(name) !== null && RUNS_IT.test(source.plain.slice(end, end + LONGEST)),
  );
  return firm ? [{ name: firm.name, start: firm.start, end: firm.end, role: 'we', details: '', confidence: 0.75 }] : [];
}

/** 'Tintleaf Terms of Use': whether the first line of terms names the firm by its first word. */
function isInTitle(title: string, name: string): boolean {
  const [first = ''] = name.split(' ');
  return first.length > 3 && title.includes(first);
}

/** 'In this agreement the Club is Marlow Rowing Club, and the Sponsor is Tern Hill Cider Ltd'. */
const IS = /\b(?:the|The|THE) ((?:[A-Z][A-Za-z]{2,15} ){1,2})(is|are) (?=[A-Z])/g;

const NEXT_SENTENCE = /(?<=\p{Ll}{3})\.? (?=(?:The|This|It|Each|They|He|She|In|If) )/u;

/** 'The registered agent of the Company is Ann Lee' says who is the agent. */
const BELONGS = closingWords('{of,for,to,by,with,from,in,on,under,against,behalf of}');
const BEFORE_ROLE = 14;

/** Those whom a paper names by saying who plays which role. */
export function namedByRole({ plain }: Source): PartyMention[] {
  const text = plain.slice(0, SEARCHED);
  return [...text.matchAll(IS)].flatMap((match) => {
    const said = (match[1] ?? '').trim();
    const role = said === said.toUpperCase() ? `${said.charAt(0)}${said.slice(1).toLowerCase()}` : said;
    const at = match.index + match[0].length;
    const isOfRole = BELONGS.test(text.slice(Math.max(0, match.index - BEFORE_ROLE), match.index).trimEnd());
    const names =
      namesRole(role) && !isOfRole ? namesInCell(text.slice(at, at + LONGEST).split(NEXT_SENTENCE, 1)[0] ?? '') : [];
    if (names[0]?.start !== 0) return [];
    const told = match[2] === 'are' ? names : names.slice(0, 1);
    return told.map(({ name, start, end }) => {
      return { name, start: at + start, end: at + end, role, details: '', confidence: 0.8 };
    });
  });
}
