import { hasLetterOrDigit, withoutEnd } from '../../lexicon/characters';
import { withoutThe } from '../../lexicon/en/articles';
import { anyWording, closingWords, onlyWords, openingWords } from '../../lexicon/words';
import { legalFormOf } from '../../mentions/legal-forms';
import { PLACE } from '../../mentions/places';
import { namesRole } from './role-words';

/** '(the "Tenant")', 'hereinafter called the "Tenant"', '(Tenant)', '(further: Host)'. */
const ALIAS = new RegExp(
  [
    /\((?:[^()"]{0,120}?)"([^"]{1,60}?),?"(?:[^()]{0,140})\)/,
    /\b(?:[Hh]ere(?:in)?after|(?:[Hh]ere)?[Bb]elow|[Ff]urther|in the following)[,:]? (?:(?:to be |also |jointly |collectively |together ){0,2}(?:referred to|called|named|known|styled) )?(?:as |collectively |jointly |also |only ){0,2}(?:the )?"([^"]{1,60}?),?"/,
    /\((?:hereinafter |further: |in this letter,? |that's )?(?:the )?([A-Z][A-Za-z]{2,20}|[A-Z]{2,6} [A-Z]{2,6}|you|we|us)(?:, (?:us|our|your|we|you))?\)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
/** The same without quotation marks: 'hereinafter styled the LESSOR', 'hereafter Controller', 'hereinafter called the PARTY OF THE FIRST PART'. */
const CALLED_BARELY =
  /\b(?:[Hh]ere(?:in)?after,? (?:(?:called|styled|termed|denominated|known as|referred to as) )?|(?:[Bb]elow|[Ff]urther|in the following) (?:called|named) )(?:the )?((?:\p{Lu}[\p{L}'-]+ ?){1,5})(?=[,;.)]|of the |on the |$)/u;
/** 'Andheri (West)', 'Corporations Act 2001 (Cth)', 'Prestige (India)': what no party is called by. */
const PLACE_IN_BRACKETS = onlyWords([
  '{North,South,East,West}(ern), Central, Cth, Vic, NSW, Qld, Tas, ACT, Act, UK, USA, Limited, Private, Ltd',
  'Inc, Registered, Number, and, including',
]);
const NO_ROLE = anyWording(
  onlyWords([
    'agreement, this agreement, effective date, contract, parties, party, amendment, term, license, original agreement',
    'exchange act, securities act, merger, services, product(s), territory, project, closing, one, two, three, four, first, second, third',
  ]),
  closingWords('agreement, program, stock, shares, transaction(s), purpose(s), premises, property, date'),
);
export const JUST_A_PLACE = new RegExp(
  `^(?:the )?(?:(?:state|republic|province|commonwealth|kingdom) of )?${PLACE}$`,
  'i',
);

function isPlaceName(name: string): boolean {
  return PLACE_IN_BRACKETS.test(name) || JUST_A_PLACE.test(name);
}

/** What a text calls those whom it describes, and where: '(the "Tenant")', 'hereinafter called "Acme"'. */
export interface Alias {
  role: string;
  start: number;
  end: number;
}

/** 'Bent Roofing (Tyrone) Limited' goes on. */
function isBeforeForm(text: string, { index, 0: said }: RegExpExecArray): boolean {
  const [next = ''] = text
    .slice(index + said.length)
    .trimStart()
    .split(' ', 1);
  return legalFormOf(`A ${withoutEnd(next, '),;:')}`) !== null;
}

/** 'Registered with the local court (Amtsgericht) of Memmingen': the word of another language for what goes on behind it. */
function explains(text: string, { index, 0: said }: RegExpExecArray): boolean {
  return BEFORE_GLOSS.test(text.slice(0, index)) && BEHIND_GLOSS.test(text.slice(index + said.length));
}
/** A small word that is not what the firm itself is. */
const BEFORE_GLOSS =
  /(?:^|[\s(])(?!(?:company|corporation|partnership|firm|individual|trust|association|bank|charity)\b)\p{Ll}+ $/u;
const BEHIND_GLOSS = openingWords(' {of,at,in,under,no,number,for}(.) ');

/** The defined names in a text, in their order. */
export function aliasesIn(text: string): Alias[] {
  return [...text.matchAll(ALIAS)].flatMap((match) => {
    const role = (match[1] ?? match[2] ?? match[3])?.trim();
    const isPlace = match[3] !== undefined && (isPlaceName(role ?? '') || isBeforeForm(text, match));
    const isGloss = match[3] !== undefined && !namesRole(role ?? '') && explains(text, match);
    return role && !isPlace && !isGloss ? [{ role, start: match.index, end: match.index + match[0].length }] : [];
  });
}

/** What a party may be called, without 'the'; null for what no party is: 'this Agreement', 'the Property'. */
export function asRole(said: string): string | null {
  return hasLetterOrDigit(said.charAt(0)) && !NO_ROLE.test(said) ? withoutThe(said) : null;
}

/** 'Licensed by the Federal Motor Carrier Safety Administration ("FMCSA")': letters of the words right before, which are not the party's. */
function isShortForThing(details: string, { role, start }: Alias): boolean {
  const words = details.slice(0, start).match(/\p{Lu}[\p{L}'-]*/gu) ?? [];
  const initials = words.slice(-role.length).map(([first]) => first);
  return role.length > 2 && initials.join('') === role;
}

/** The defined name of the party just described ('Provider'), without 'the'. */
export function roleIn(details: string): string | null {
  const all = aliasesIn(details.slice(0, 900));
  const alias = all.find((one) => !isShortForThing(details, one)) ?? all[0];
  const role = alias?.role ?? CALLED_BARELY.exec(details.slice(0, 400))?.[1]?.trim();
  const each = alias && eachOf(details.slice(alias.start, alias.end), alias.role);
  if (each) return each;
  const second = alias && !namesRole(alias.role) ? OR_ELSE.exec(details.slice(alias.start, alias.end))?.[1] : undefined;
  return role ? asRole(second && namesRole(second) ? second : role) : null;
}

/** Of '(the "Trust" and, together with Lee, each a "Seller")' and '(collectively the "Founders" and each a "Founder")' what each is called, where that is a role. */
function eachOf(alias: string, called: string): string | null {
  const each = asRole(EACH_IS.exec(alias)?.[1] ?? '-');
  if (each === null || !namesRole(each)) return null;
  return !namesRole(called) || called.toLowerCase().startsWith(each.toLowerCase()) ? each : null;
}
const EACH_IS = /\beach,? (?:individually,? |being )?an? "([^"]{2,30}?),?"/i;

/** 'hereinafter "Gap" or "the Maker"': of two names the one that is a role says more. */
const OR_ELSE = /" or (?:the )?"(?:the )?([^"]{2,30})"/;
