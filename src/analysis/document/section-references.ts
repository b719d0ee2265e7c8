import { capitalised } from '../../shared/phrases';
import { opensWithDigit } from '../lexicon/characters';
import { asWritten, openingWords, unlessNext, wording } from '../lexicon/words';
import { romanValue } from '../mentions/roman-numerals';
import { isElsewhere, namesOf } from './attachments';
import { type OperativeText, operativeSentences } from './operative';
import { partsAt } from './section-path';

/** A section of this paper that one of its sentences names. Offsets are those of the text. */
export interface SectionReference {
  /** As written: 'Section 4.2', 'Article IX'. */
  name: string;
  /** '4.2'; Roman numerals as figures. */
  number: string;
  start: number;
  end: number;
}

const NUMBER = '(?:\\d{1,2}(?:\\.\\d{1,2}){0,3}|[IVXL]{1,6})(?![\\w%]|\\.\\d)(?:\\([A-Za-z\\d]{1,4}\\)){0,4}';
const WORD = '(?:[Ss]ection|SECTION|[Cc]lause|CLAUSE|[Aa]rticle|ARTICLE)(?:s|S)? ';
/** 'Section 4.2', 'Clauses 3, 4.1(a) and 9', 'Section 6.8, Section 6.9', 'ARTICLE IX'. */
const REFERENCE = new RegExp(
  `(?<![\\w-])${WORD}${NUMBER}(?:(?:,? (?:and|or|and/or|to|through)|,|-| -| &) ?(?:${WORD})?${NUMBER}){0,12}`,
  'g',
);
const EACH = new RegExp(`(?<![\\w.])${NUMBER}`, 'g');
/** A sentence that speaks of one of these may mean its sections: nothing of it counts. */
const STATUTE = asWritten(
  wording([
    'Act(s), Code, U(.)( )S(.)( )C, C(.)( )F(.)( )R, Regulation(s), Directive, Statute(s), Ordinance',
    'ERISA, GDPR, Treasury, Rule(s), UCC, Constitution, Bylaws, By-laws, Charter, Indenture, Treaty',
    'Convention, Prospectus, RSA, Decree, Law of, Laws of',
  ]),
);
/** 'Article 33(3)', in a paper whose own parts are no articles. */
const ARTICLE = asWritten(openingWords('{A,a}rticle(s) #*'));
const OWN_ARTICLE = /^\s*ARTICLE\b/im;
const WITH_ARTICLES = asWritten(wording('GDPR, Regulation, Directive, Treaty, Convention, DSGVO'));

/** Whether articles that a paper names by a figure are those of a regulation which it deals with. */
function isOnStatutes({ contract }: OperativeText): boolean {
  return WITH_ARTICLES.test(contract.text) && !OWN_ARTICLE.test(contract.text);
}

/** The name of another paper or statute before: 'Lease Section 4.2', 'the Master Agreement, Section 4'; and one that is going to be inserted. */
const AFTER_NAME = /(?:[a-z,;"')\]] [A-Z][\w&.]*,? ?\(?|["'] ?|\bnew )$/;
/** 'Receivables Transfer Agreement', 'Master Lease': a paper with a name of its own. */
const PAPER =
  /\b(?:The )?((?:[A-Z][\w&-]+ ){1,4}(?:Agreement|Lease|Contract|Plan|Deed|Note|Policy|Addendum|Order|Amendment|Terms|Undertaking))\b/g;
/** ' of the Lease', where no part of this paper is meant. */
const OF_OTHER = asWritten(openingWords('(,) of ', unlessNext('this*, these*')));
const NEAR = 90;

/**
 * The sections that the binding sentences name as the paper's own, in order. Left out is what may be a section of another paper or of a
 * statute, and what the schedules say, which mostly are papers of their own.
 */
export function sectionReferences(source: OperativeText): SectionReference[] {
  const isOwnName = namesOf(source);
  const ofStatutes = isOnStatutes(source);
  return operativeSentences(source).flatMap(({ text, start }) => {
    if (STATUTE.test(text)) return [];
    const references = [...text.matchAll(REFERENCE)].filter(([words]) => !(ARTICLE.test(words) && ofStatutes));
    // Where a sentence names sections of another paper, its other numbers may be that paper's too.
    if (references.some((match) => isOfAnother(text, match, isOwnName))) return [];
    if (partsAt(source.contract, source.outline, start).some(({ kind }) => kind === 'schedule')) return [];
    return references.flatMap((match) => {
      const [whole] = match;
      const word = /^\w+?(?=s? )/i.exec(whole)?.[0] ?? '';
      const from = start + match.index;
      return [...whole.matchAll(EACH)].map(([each]) => {
        const plain = each.split('(', 1)[0] ?? '';
        return {
          name: `${capitalised(word.toLowerCase())} ${plain}`,
          number: opensWithDigit(plain) ? plain : String(romanValue(plain)),
          start: from,
          end: from + whole.length,
        };
      });
    });
  });
}

/** 'Clause 16 (Restrictive covenants) of your contract of employment'. */
const ITS_TITLE = /^ \([^()]{2,60}\)/;

function isOfAnother(
  text: string,
  { 0: whole, index }: RegExpExecArray,
  isOwnName: (name: string) => boolean,
): boolean {
  const after = text.slice(index + whole.length, index + whole.length + 120).replace(ITS_TITLE, '');
  const before = text.slice(Math.max(0, index - 40), index);
  const isOther = OF_OTHER.test(after) && !ownAfter(after, isOwnName);
  const near = text.slice(Math.max(0, index - NEAR), index + whole.length + NEAR);
  if ([...near.matchAll(PAPER)].some(([, name = '']) => !isOwnName(name))) return true;
  const isTitle = before.trim() === '' && !/^ [a-z]/.test(after);
  return isTitle || AFTER_NAME.test(before) || isElsewhere(after, isOwnName) || isOther;
}

/** ' of the Agreement' where the paper calls itself so. */
function ownAfter(after: string, isOwnName: (name: string) => boolean): boolean {
  const name = /^,? of the ([A-Z]\w+)\b(?! [A-Z])/.exec(after)?.[1];
  return name !== undefined && isOwnName(name);
}
