import { WHITE_SPACE } from '../../lexicon/characters';
import { everywhere, openingWords, wording } from '../../lexicon/words';
import { numberFromWords } from '../../mentions/number-words';

const NUMERAL =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|and|a|no/100|00/100|percent|per cent|dollars?|euros?|pounds?|US|U\\.S\\.)';
/** 'thirty (30)', 'three percent (3%)', 'Twenty-Nine Thousand and No/100 Dollars ($29,000.00)'. */
const SPELLED_OUT = new RegExp(
  `(?<![\\w-])(?:${NUMERAL}[\\s,-]{1,3}){0,12}${NUMERAL}\\s?\\(\\s?"?((?:US|USD|EUR|GBP|U\\.S\\.)?\\s?[$€£]?\\s?\\d[\\d,]*(?:\\.\\d+)?\\s?%?)"?\\s?\\)(?:\\s?(%|percent\\b))?`,
  'gi',
);
const FIGURE_FIRST = new RegExp(`\\b(\\d{1,4})\\s\\((?:${NUMERAL}[\\s-]?){1,4}\\)`, 'gi');
/** 'tenth (10th)'. */
const ORDINAL =
  /\b(?:(?:twenty|thirty)[- ])?(?:first|second|third|fifth|[a-z]+th|[a-z]+ieth) \((\d{1,2}(?:st|nd|rd|th))\)/gi;
/** '(the "Services")', '(collectively, the "Indemnitees")'. */
const DEFINING = /\s?\([^()"]{0,80}"[^"()]{1,80}"[^()]{0,80}\)/g;
const LOSS =
  "(?:claims?|damages?|liabilit(?:y|ies)|loss(?:es)?|costs?|expenses?|suits?|actions?|demands?|judgments?|proceedings?|fines?|penalt(?:y|ies)|settlements?|causes? of action|obligations?|awards?|charges?|injur(?:y|ies)|(?:reasonable )?attorneys?'? fees)";
const LOSSES = new RegExp(
  `\\b(?:(?:third[- ]party|direct|any|all|every|each|other)\\s){0,2}${LOSS}(?:,?\\s(?:and|or|and/or)\\s(?:other\\s)?${LOSS}|,\\s(?:other\\s)?${LOSS}){2,12}(?:\\s\\([^()]{0,120}\\))?(?!\\s(?:is|are|was|were|has|have)\\b)`,
  'gi',
);
const PEOPLE =
  '(?:(?:parent and )?affiliated? entities|parent compan(?:y|ies)|affiliates?|affiliated companies|subsidiar(?:y|ies)|parents?|members?|officers?|directors?|employees?|servants?|agents?|shareholders?|stockholders?|representatives?|successors?|assign(?:s|ees)?|licensees?|customers?|contractors?|advis[eo]rs?|consultants?|partners?|attorneys?|managers?|trustees?|controlling persons?)';
/** 'its affiliates and their officers, directors and agents': whom an indemnity protects beside the party. */
const PROTECTED = new RegExp(
  `,?\\s(?:and\\s)?(?:each of\\s)?(?:its|their|his|her)\\s(?:respective\\s)?${PEOPLE}(?:,?\\s(?:and|or)?\\s?(?:each of\\s)?(?:(?:its|their|the|respective|permitted)\\s){0,3}${PEOPLE}){2,14}`,
  'gi',
);

function losses(found: string): string {
  const third = openingWords('third*').test(found) ? 'third-party ' : '';
  return `${third}${wording('claim*, suit*, action*, demand*, proceeding*').test(found) ? 'claims and losses' : 'losses and costs'}`;
}

/** The figure in brackets; the number in words where a bad scan lost the sign of the figure ('thirty percent (3016)'). */
function figure(found: string, bracket: string, sign?: string): string {
  // 'The term and three (3) years': the number begins behind 'and'.
  if (openingWords('and ').test(found)) return `and ${figure(found.slice(4), bracket, sign)}`;
  const isShare = wording('per( )cent*').test(found.slice(0, found.indexOf('(')));
  if (isShare && !bracket.includes('%') && !sign) {
    const words = found.slice(0, found.indexOf('(')).trim();
    const share = numberFromWords(words.replace(/\s*per ?cent$/i, ''));
    return share === null ? words : `${share}%`;
  }
  return sign && !bracket.includes('%') ? `${bracket.trim()}%` : bracket.trim();
}

/** Figures once, as digits: 'thirty (30) days' becomes '30 days'. */
export function withFigures(text: string): string {
  return text.replace(SPELLED_OUT, figure).replace(FIGURE_FIRST, '$1').replace(ORDINAL, '$1');
}

/**
 * The text as a lawyer would note it: figures once, no inline definitions, no doublets ('any and all', 'from and against',
 * 'indemnify and hold harmless'), lists of losses and of protected persons in two words. The meaning stays.
 */
export function plainly(text: string): string {
  return withFigures(text.replace(WHITE_SPACE, ' '))
    .replace(DEFINING, '')
    .replace(everywhere(wording('any and all, each and every')), 'all')
    .replace(everywhere(wording('from and against')), 'against')
    .replace(everywhere(wording('when and as, as and when')), 'when')
    .replace(
      everywhere(wording('at {its,their,his,her} {own,sole}({ and exclusive, cost and}) (cost and )expense')),
      'at its expense',
    )
    .replace(
      /\b(?:to )?(?:defend,? |indemnify,? |protect,? |save,? |and ){1,5}(?:to )?(?:hold|save) harmless\b/gi,
      (doublet) => (wording('defend*').test(doublet) ? 'defend and indemnify' : 'indemnify'),
    )
    .replace(
      /\b((?:defend,? |protect,? |save,? )?indemnify,?(?:,? (?:and )?defend)?),? (?:and )?(?:to )?(?:hold|save) ([^;.]{2,260}?) (?:free and )?harmless\b(?: from\b| against\b)?/gi,
      (_, verbs: string, whom: string) =>
        `${wording('defend*').test(verbs) ? 'defend and indemnify' : 'indemnify'} ${whom} against`,
    )
    .replace(everywhere(wording('against {and from,against,from}')), 'against')
    .replace(/\bagainst, /gi, 'against ')
    .replace(PROTECTED, ' and others')
    .replace(/ and others, (?=(?:from and )?against\b)/gi, ' and others ')
    .replace(/,?\s(?:and )?each of (?:its|their|them)(?: and others)+/gi, ' and others')
    .replace(LOSSES, losses)
    .replace(
      /\b(claims and losses|losses and costs)(?:,? (?:and |or |of |for )?(?:all )?(?:claims and losses|losses and costs|losses))+/gi,
      '$1',
    )
    .replace(/,?\s(?:including|such as),?\s(?:but not limited to|without limitation|without limiting)[^;]{0,400}$/i, '')
    .replace(/,?\s(?:without limitation|for the avoidance of doubt|as the case may be),?(?=\s)|,\sif any,?(?=\s)/gi, '')
    .replace(/^(\w+(?: (?:and|or) \w+)?), (?=(?:all|each|any|the|every)\b)/, '$1 ')
    .replace(/^for (?:himself|herself|itself|themselves)\b[^,;]{0,80}, /i, '')
    .replace(/\b(\w{3,}) \1\b/g, '$1')
    .replace(/\s+([,;.])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim();
}
