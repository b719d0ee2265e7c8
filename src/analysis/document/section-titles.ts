import { hasLetters, WHITE_SPACE, withoutEnd, withoutStart } from '../lexicon/characters';
import { anyWording, asWritten, closingWords, openingWords } from '../lexicon/words';
import type { ContractText } from '../pdf/contract-text';
import { looksLikeTitle } from '../provisions/input/headings';
import { numberingOf } from '../provisions/input/numbering';
import { statesSomething } from './headings';
import type { Section } from './outline';

const LONGEST_TITLE = 110;
const PAGE_NUMBER = /(?:[\t ]{1,6}|\.{2,}[ .]*|\s_+\s?)\d{1,3}\s*$/;
/** A line that is drawn behind a title, with what follows it. */
const LINES = ['---', '___'] as const;
/** Marks of a filing or printing that stand on lines of their own like headings. */
const MARK = anyWording(
  openingWords(
    [
      'confidential, execution {version,copy}, final( version), draft, copy, page, table of contents, contents',
      'exhibit(s), index, form of, redacted, witness, attest, by, title, name, date(d), seal, agreed, accepted, and',
      'between, to, from, re, attention, notice(s)',
    ],
    /[\s:.]*$/,
  ),
  openingWords('confidential treatment*, source:, signature page*, [signature page*, notary*'),
);
const COMPANY = closingWords(
  '{inc,incorporated,corp,corporation,company,co,llc,l.l.c,ltd,limited,l.p,lp,llp,plc,bank,gmbh,b.v,n.v,s.a,s.p.a,ag,trust,holdings,n.a}(.)(,)',
);
const ADDRESS =
  /\b(?:attention|attn|fax|facsimile|telephone|tel|e-?mail|street|avenue|suite|boulevard|p\.o\. box|floor|road)\b|\b[A-Z]{2}\.? \d{5}\b|\/s\/|\bBy:|_{4,}|-{4,}/i;

function cleaned(title: string): string {
  const said = LINES.reduce((rest, line) => rest.split(line, 1)[0] ?? '', title.replace(PAGE_NUMBER, ''));
  return withoutEnd(withoutStart(said, '–—-'), '.:;,–—-').replace(WHITE_SPACE, ' ');
}

/** The title at the start of a numbered paragraph that the reader of sections left without one: 'Assignment; Change of Control.' */
function titleIn(body: string): string | null {
  const match = /^["“]?([A-Z][^.:\n]{1,110}?)["”]?(?:[.:](?=\s|$|[-–—])|\s[-–—]{1,2}\s|$)/.exec(body.slice(0, 130));
  const title = match?.[1] ? cleaned(match[1]) : '';
  if (title.length < 3 || (match && match[0].length === body.slice(0, 130).length && body.length > 130)) return null;
  const isTitle =
    title.split(/;|\sand\s|,/).every((part) => looksLikeTitle(part.trim() || 'X X')) && !/\d{4}/.test(title);
  return isTitle && !(statesSomething(title) && !asWritten(openingWords('Term, No')).test(title)) ? title : null;
}

/** The section's title as a reader would copy it: without number, page number, dashes and final period. */
export function titleOf(contract: ContractText, section: Section): string | null {
  if (section.title) {
    const title = cleaned(section.title);
    const isBody =
      title.length > LONGEST_TITLE ||
      (section.number !== null && title.split(' ').length > 7 && statesSomething(title));
    return title.length < 2 || isBody ? null : title;
  }
  if (!section.number || section.kind !== 'section') return null;
  const first = contract.text.slice(section.start, Math.min(section.end, section.start + 200)).split('\n')[0] ?? '';
  return titleIn(first.slice(numberingOf(first)?.length ?? 0).trim());
}

/** Whether a numbered line is an entry of a table of contents: it ends with a page number and nothing follows it. */
export function isContentsEntry(contract: ContractText, section: Section): boolean {
  const first = contract.text.slice(section.start, Math.min(section.end, section.start + 200)).split('\n')[0] ?? '';
  return first.length < 150 && hasLetters(first) && /(?:\t\s?|\.{3,}\s?|(?:\.\s){3,}|_{2,}\s?)\d{1,3}\s*$/.test(first);
}

/** Whether an unnumbered line in capitals names a part of the contract, not a company, an address, a table or a mark. */
export function isPartTitle(contract: ContractText, section: Section): boolean {
  const title = section.title?.trim() ?? '';
  if (/[\t|]|^[\s–—•*[(-]|^[a-z\d]|[*_@$%]|\d{3}|^THIS\b/.test(title) || MARK.test(title)) return false;
  if (closingWords('agreement').test(title) || (title.split(' ').length > 6 && statesSomething(title))) return false;
  if (COMPANY.test(title) || title.length < 4 || !hasLetters(title, 4)) return false;
  const after = contract.text.slice(section.start + title.length, section.start + title.length + 160);
  return !ADDRESS.test(title) && !ADDRESS.test(after.split('\n').slice(0, 3).join('\n'));
}
