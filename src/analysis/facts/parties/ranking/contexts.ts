import { labelWords } from '../../../document/labels';
import { hasDigit, isInCapitals, opensWithCapital, withoutStart } from '../../../lexicon/characters';
import {
  anyWording,
  asWritten,
  closingWords,
  inClause,
  nearestInClause,
  onlyWords,
  openingWords,
  perhaps,
  upTo,
  wording,
} from '../../../lexicon/words';
import type { Source } from '../../source';
import { roleIn } from '../aliases';
import { namesRole } from '../role-words';
import type { Line, PlacedName } from './names-in-text';

/** What stands at a name, each by the word under which the ranker knows it. */
type Cues = Readonly<Record<string, RegExp | ((text: string) => boolean)>>;

const OFFICE =
  'director, president, secretary, treasurer, manager, chair, chairman, chief, CEO, CFO, VP, vice president, publisher, officer';
const OFFICES = `${OFFICE}, managing, member, partner, trustee, proprietor, head, owner, founder, principal, events, company`;

const BLANK = perhaps(' ');
const COLON = perhaps(':');
const COMMA = perhaps('\\,');
const BRACKET = perhaps('\\(');
/** The bracket behind a name says what it is called, '(the Owner)', '(the buyer, "Owner")', or its words do: 'hereinafter', 'called "Owner"'. */
const CALLED = anyWording(wording('\\(', upTo(30, '()"'), '"'), wording('called (the )", hereinafter, \\(the +\\)'));
/** In a bracket, before the words for one: '(the buyer, "we")'. */
const AMONG_OTHERS = perhaps(upTo(40, '()'), '{",\\(,\\,}', BLANK);

/** Before the name, up to it. */
const BEFORE: Cues = {
  between: closingWords('between, among, amongst, betwixt, parties', COLON),
  and: closingWords('and, &'),
  with: closingWords('with'),
  first: closingWords('I, we, me, us, you', perhaps('{:,\\,}'), BLANK, BRACKET),
  'run-by': closingWords('{run,owned,operated,provided,offered,sold,supplied,published} by( {me,us})', COMMA),
  for: closingWords('for, on behalf of, behalf of', COLON),
  'for-signing': closingWords(
    '{signed,accepted,agreed,countersigned,executed,approved,confirmed,acknowledged}( and {agreed,accepted})',
    ' (by or ){for,on behalf of,for and on behalf of}',
    COLON,
  ),
  'for-members': closingWords('for (the ){trustees,committee,members,partners,directors,board} of'),
  trade: closingWords(
    'trading as, trades as, t/a, d/b/a, dba, doing business( together) as, known as, yourself as',
    COMMA,
  ),
  sign: closingWords('{name,sign,style,title}( of)'),
  represents: closingWords(
    'person of, represented {by,from}, representative, tempore, through, acting by, by, per, secretary:, under, legal representative',
  ),
  third: closingWords(
    'attention of, c/o, care of, witness, presence of, seen by, survey of, prepared by, insured with, cover with, contact',
    COLON,
  ),
  deals: closingWords(
    '{lend,sell,let,hire,engage,appoint,employ,pay,lease,rent,owe,borrow,borrowed,lent,sold,let}(s)( {to,from})',
  ),
  kin: closingWords(
    '{her,his,my,our,their} {nephew,niece,aunt,uncle,brother,sister,son,daughter,friend,wife,husband,cousin}',
  ),
  numbered: /(?:^|[\s,;])\(?\d[).]$/,
  of: closingWords('of, at, in, near, on'),
  to: closingWords('to, from'),
  dear: closingWords('dear, hello, hi'),
  firm: closingWords('{company,firm,undersigned}'),
  office: closingWords(OFFICES, '\\,'),
  'made-by': closingWords('{made,given,granted,signed,guaranteed,entered into} {by,with}( and between)'),
  favour: closingWords('{favour,favor,benefit} of'),
  our: closingWords('our, my, your'),
  is: closingWords('is, are, means, being', COLON),
};

/** Behind the name. */
const BEHIND: Cues = {
  'called-near': asWritten(openingWords(nearestInClause(40), anyWording(CALLED, wording('known as "')))),
  called: asWritten(openingWords(nearestInClause(200), CALLED)),
  told: openingWords(
    COMMA,
    BLANK,
    perhaps('\\(', upTo(80, ')'), '\\)', COMMA, ' '),
    '{a,an} {company,corporation,individual,sole,charity,widow,partnership,limited,nonprofit,firm,small,private,married}, with (legal )(registered )({its,a} ){seat,office,domicile}, born, whose, company {no,number}, ABN, registered, residing, living, husband, in person',
  ),
  formed: openingWords(COMMA, ' {a,an} ', upTo(40, ',;()'), 'corporation, company, partnership, association, trust'),
  home: /^,? (?:both )?of (?:the |\d|\p{Lu})/u,
  trades: openingWords(
    COMMA,
    BLANK,
    BRACKET,
    '(a sole trader )trading as, t/a, dba, d/b/a, who trades, doing business, working for, exercising, ABN, sole trader, of the individual',
  ),
  trustee: openingWords(COMMA, ' (as )trustee(s)'),
  office: openingWords(COMMA, ' ({its,the,our} )', OFFICES),
  by: openingWords(perhaps('{:,\\,}'), BLANK, perhaps('{—,–,-}'), BLANK, 'by', COLON, ' '),
  colon: (text) => text.startsWith(': '),
  end: (text) => withoutStart(text, '.') === '',
  email: openingWords(' <', upTo(60, '>'), '@'),
  number: openingWords(COMMA, BLANK, '#*'),
  seal: openingWords(BLANK, '{\\(,[}', 'L.S., SEAL'),
  acts: openingWords(
    ' (hereby )',
    'shall, will, agrees, agree, lends, sells, lets, engages, hires, pays, employs, appoints, is, are, has, may',
  ),
  and: /^,? (?:and|&) (?:(?:his|her|my|our) \p{L}+ )?(?:Mrs? |Ms |Dr )?\p{Lu}/u,
  comma: (text) => text.startsWith(','),
  'you-or-we': openingWords(inClause(140), '\\(', AMONG_OTHERS, perhaps('"'), 'we, us, our, you, your', '"'),
  speaks: openingWords(BLANK, '\\(', AMONG_OTHERS, 'we, us, our, you, your, me'),
};

/** What the label over or before a name asks for, beside a role. */
const LABELS: Cues = {
  from: onlyWords('from'),
  to: onlyWords('to'),
  who: onlyWords('who, between, and, parties, the parties, between the undersigned'),
  'run-by': closingWords('by, with'),
  name: onlyWords('({full,print,printed,legal,company,business} )name(s)'),
  signed: openingWords('signed, signature, accepted, agreed, countersigned, we accept, by, executed, approved'),
  'signed-for': openingWords(24, 'for '),
  deals: wording(
    '{lend,borrow,buy,sell,rent,hire,pay,own}(s), {lender,borrower,owner,holder,sharer,host,act}(s), requested by, prepared for, hired out by',
  ),
  witness: openingWords('witness, seen by, in the presence, attested'),
  third: wording(
    'attention, attn, cc, c/o, agent, contact, manager, bank, insurer, solicitor(s), attorney, subject, child, room, address, venue, property, event, guest, authority, product, emergency, re',
  ),
};

/** In the name itself. */
const WITHIN: Cues = {
  paper: wording(
    'agreement, contract, form, terms, conditions, quotation, order, deed, letter, schedule, annex, appendix, part, section, article, particulars, act, law, regulations, plan, policy, statement, notice, membership, invoice, exhibit, amendment',
  ),
  public: wording(
    'court, tribunal, commission, authority, ombudsman, HMRC, inspectorate, registry, ministry, department, agency, chamber, arbitration, CISG, convention, federation, tribunal, government, state, county, city, town',
  ),
  money: wording('bank, insurance, mutual, credit union, insurer'),
  place: wording(
    'street, road, lane, avenue, house, yard, estate, drive, building, floor, suite, unit, park, square, row, mills, hall, view, court, farm, cottage, boulevard, way, plaza',
  ),
  month: wording(
    'january, february, march, april, june, july, august, september, october, november, december, monday, tuesday, wednesday, thursday, friday, saturday, sunday',
  ),
  thing: wording(
    'service(s), product(s), software, fee, price, charge(s), data, information, premises, property, equipment, goods, deposit, date, account, guarantee, payment, insurance, work, confidential, effective',
  ),
  titled: openingWords('{mr,mrs,ms,miss,dr,sir,lady,prof} '),
  digit: hasDigit,
  capitals: isInCapitals,
  joined: asWritten(wording(' {and,&} ')),
  group: wording(
    'trustees, board, association, society, club, playgroup, school, college, university, church, council, committee, foundation, trust, bakery, studio, press, works, practice, partners, brothers, sons, daughter, services, group, band',
  ),
};

const SIGN_OFF = anyWording(
  openingWords('with ', 12, 'regards, wishes'),
  openingWords(
    '{kind,best,warm,kindest} {regards,wishes}, regards, yours, warmly, sincerely, very truly, cheers, thanks, respectfully',
  ),
);
const SALUTATION = openingWords('dear, ladies and gentlemen, gentlemen, hello, hi');
const FIRST_CHARACTERS = 1500;
const LAST_CHARACTERS = 1500;
const NEAR = 60;
const FAR = 220;
const LABEL_BEFORE = onlyWords(upTo(50, ':'), ':');
const TITLES = closingWords('Mr, Mrs, Ms, Miss, Dr, the, Geom, Messrs');
const LISTED = closingWords('between, among, undersigned, by and', upTo(500, ';'));
const LISTED_ABOVE = closingWords('between, among, undersigned, parties', upTo(400, '.'));
const LONGEST_SHORT_LINE = 70;

/** What the contexts of all names of a contract share. */
export interface View {
  source: Source;
  lines: readonly Line[];
  /** The line with which a letter greets; -1 for what is no letter. */
  greeting: number;
  /** Labels by where their value begins, and the headings of columns. */
  labels: ReadonlyMap<number, string>;
}

export function viewOf(source: Source, lines: readonly Line[]): View {
  const { plain, document } = source;
  const greeting = lines.findIndex(
    ({ start, end }) => start < 3000 && SALUTATION.test(plain.slice(start, Math.min(end, start + 40))),
  );
  const labels = new Map(document.labelValues.map(({ label, value }) => [value.start, label.text]));
  return { source, lines, greeting, labels };
}

/** The label of a name: of its cell, or of the line in which it stands first. */
export function labelOf({ source, labels }: View, { start, line }: PlacedName): string | null {
  const known = labels.get(start) ?? labels.get(line.start);
  const before = source.plain.slice(line.start, start);
  if (known && before.trim() === '') return labelWords(known);
  return LABEL_BEFORE.test(before.trimEnd()) ? labelWords(before) : null;
}

/** What the words around a name call the party, if it is a role: 'Lender' of '(the lender, "Bríd")'. */
export function roleBehind(view: View, name: PlacedName): string | null {
  const details = view.source.plain.slice(name.end, Math.min(name.line.end, name.end + 300));
  const bare = /^ ?\((?:the )?(\p{L}[\p{L} ]{2,20})[,)]/u.exec(details)?.[1];
  if (bare && namesRole(bare)) return bare;
  const called = /^[^.;]{0,160}?called (?:the )?"(?:the )?([^"]{3,30})"/.exec(details)?.[1];
  return called ?? roleIn(details);
}

function cuesIn(text: string, cues: Cues, prefix: string): string[] {
  return Object.entries(cues).flatMap(([cue, stands]) =>
    (stands instanceof RegExp ? stands.test(text) : stands(text)) ? [`${prefix}${cue}`] : [],
  );
}

/** The name's place: in the head, at the end, in the lines of a letter, alone in its line. */
function placeCues(view: View, { start, end, line, name }: PlacedName): string[] {
  const { source, lines, greeting } = view;
  const { plain } = source;
  const cues: string[] = [];
  const say = (cue: string, isSo: boolean) => {
    if (isSo) cues.push(cue);
  };
  const short = line.end - line.start < LONGEST_SHORT_LINE;
  const next = lines[line.at + 1];
  const above = lines.slice(Math.max(0, line.at - 3), line.at);
  const signedOff = above.some((other) => SIGN_OFF.test(plain.slice(other.start, other.end)));
  say('p.first', line.at === 0);
  say('p.top', line.at > 0 && line.at < 4);
  say('p.alone', plain.slice(line.start, start).trim().length + plain.slice(end, line.end).trim().length < 8);
  say('p.starts', plain.slice(line.start, start).trimEnd().replace(TITLES, '').trim() === '');
  say('p.short', short);
  say('p.before-greeting', greeting > 0 && line.at < greeting);
  say('p.addressed', greeting > 0 && line.at < greeting && line.at >= greeting - 5 && line.at > 1);
  say('p.greeted', greeting > 0 && isGreeted(view, name));
  say('p.signed-off', signedOff && short);
  say('p.end', start > plain.length - LAST_CHARACTERS && start > plain.length / 2);
  say('p.head', start < FIRST_CHARACTERS);
  say(
    'p.over-address',
    short && next !== undefined && hasDigit(plain.slice(next.start, Math.min(next.end, next.start + 60))),
  );
  return cues;
}

function isGreeted({ source, lines, greeting }: View, name: string): boolean {
  const line = lines[greeting];
  const words = line ? source.plain.slice(line.start, Math.min(line.end, line.start + 50)).split(/[^\p{L}'-]+/u) : [];
  return words.slice(1, 5).some((word) => word.length > 2 && opensWithCapital(word) && name.split(' ').includes(word));
}

const OPENS: ReadonlySet<string> = new Set(['a.and', 'a.acts', 'a.told', 'a.comma']);

/** Everything told of a name at its place. */
export function cuesOf(view: View, name: PlacedName): string[] {
  const { plain } = view.source;
  const { line, start, end } = name;
  const before = plain
    .slice(Math.max(line.start, start - NEAR), start)
    .trimEnd()
    .replace(TITLES, '')
    .trimEnd();
  const behind = plain.slice(end, Math.min(line.end, end + FAR));
  const sentence = plain.slice(Math.max(line.start, start - 500), start);
  const label = labelOf(view, name);
  const role = roleBehind(view, name);
  const isRoleLabel = label !== null && namesRole(label);
  const cues = [
    ...cuesIn(before, BEFORE, 'b.'),
    ...cuesIn(behind, BEHIND, 'a.'),
    ...placeCues(view, name),
    ...(label === null ? [] : isRoleLabel ? ['l.role'] : ['l.any', ...cuesIn(label, LABELS, 'l.')]),
  ];
  if (LISTED.test(sentence)) cues.push('b.listed');
  else if (LISTED_ABOVE.test(plain.slice(Math.max(0, start - 400), start))) cues.push('b.listed-above');
  if (cues.includes('p.starts') && cues.includes('p.head') && cues.some((cue) => OPENS.has(cue))) cues.push('p.opens');
  if (role) cues.push(namesRole(role) ? 'a.role' : 'a.defined');
  cues.push(...wordCues(before, behind, label));
  return cues;
}

const WORDS_AROUND = 3;

/** A word as the ranker knows it: figures are all one, and so are the words with a capital that are no role. */
function asKnown(word: string): string {
  if (hasDigit(word)) return '#';
  return word.toLowerCase();
}

const tokens = (text: string): string[] => (text.match(/[\p{L}\d'’]+|[^\s\p{L}\d]/gu) ?? []).map(asKnown);

/** The words next to a name, alone and in pairs, and those of its label. */
function wordCues(before: string, behind: string, label: string | null): string[] {
  const left = tokens(before).slice(-WORDS_AROUND).toReversed();
  const right = tokens(behind.slice(0, 60)).slice(0, WORDS_AROUND);
  const cues: string[] = [];
  const say = (side: string, words: readonly string[]) => {
    cues.push(...words.map((word, at) => `${side}${at === 0 ? 1 : ''}=${word}`));
    if (words.length > 1) cues.push(`${side}2=${words.slice(0, 2).join('_')}`);
    if (words.length === 0) cues.push(`${side}0`);
  };
  say('xb', left);
  say('xa', right);
  for (const word of tokens(label ?? '')) cues.push(`xl=${word}`);
  return cues;
}

/** What a name says by itself. */
export function cuesWithin(name: string): string[] {
  return cuesIn(name, WITHIN, 'n.');
}
