import type { Sentence } from '../document/outline';
import { wording } from '../lexicon/words';
import { type PlaceMention, placeCalled } from '../mentions/places';
import type { Source } from './source';

/** A name as it may stand before 'law': 'English', 'N.Z.', "Michigan's", 'England & Wales'. */
const NAME = "([A-Z](?:[\\w &']|\\.(?=\\w|\\s?[Ll]aw|[;,])){0,28}?)";
/** Where a catchword begins: a sentence, with its number or sign, or words in capitals and a dash ('WHERE WE GO -- Arizona law.'). */
const BEGINS = '(?<=(?:^|[.!?•)]\\s|^\\d{1,2}\\s|^[-*]\\s|^[A-Z ]{3,30} -{1,2} )\\s{0,2})';
/** Where it ends: with its sentence or line, or with the courts that go with the law. */
const COURTS = "(?:the |its )?(?:[A-Z][\\w']{1,20} ){0,2}[Cc]ourts?\\b";
const ENDS = `(?=\\s?(?:\\.(?:\\s|$)|;|$|,? (?:and|&) ${COURTS}|, ${COURTS}))`;

/** 'NZ law.', "England's law.", 'English law, English courts.' */
const CATCHWORD = new RegExp(`${BEGINS}(?:[Tt]he )?${NAME} (?:substantive |domestic )?[Ll]aws?${ENDS}`);
/** 'Law: English.', 'Governing law - Scots; courts - Perth', 'Law & courts: NZ' */
const LABELLED = new RegExp(
  `${BEGINS}(?:[Gg]overning |[Aa]pplicable |[Pp]roper )?(?:[Ll]aw|LAW)(?: ?(?:and|&|/) ?(?:[Cc]ourts?|[Jj]urisdiction|[Ff]orum))?(?: ?[:=.]| -)\\s{1,3}${NAME}(?=\\s?(?:[;,]|\\.(?:\\s|$)|$| and ${COURTS}))`,
);
/** "The law that applies is Michigan's.", 'The law is Scots.' */
const SAID = new RegExp(
  `\\b[Ll]aw (?:(?:that|which) (?:applies|governs)(?: here)? )?is (?:that of )?${NAME}(?=[;,]|\\.(?:\\s|$)|$)`,
);

/**
 * Laws that a mail, a list or a form chooses by no more than their name. A list of several is no choice: it says what is taught or sold.
 */
export function lawsAlone({ plain, outline }: Pick<Source, 'plain' | 'outline'>): PlaceMention[] {
  const named = outline.sentences.flatMap((sentence) =>
    inSentence(plain.slice(sentence.start, sentence.end), sentence),
  );
  return new Set(named.map(({ name }) => name)).size === 1 ? named : [];
}

/** So few sentences have the word that the patterns need not look at the others. */
const SPEAKS = wording('law(s)');

function inSentence(words: string, { start: from }: Sentence): PlaceMention[] {
  if (!SPEAKS.test(words)) return [];
  return [CATCHWORD, LABELLED, SAID].flatMap((pattern) => {
    const match = pattern.exec(words);
    const written = match?.[1];
    const name = written && placeCalled(written.endsWith("'s") ? written.slice(0, -2) : written);
    if (!name) return [];
    const start = from + match.index + match[0].lastIndexOf(written);
    return [{ name, start, end: start + written.length }];
  });
}
