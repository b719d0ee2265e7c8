import { closingWords, openingWords, wording } from '../lexicon/words';
import { numberFromWords } from './number-words';

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
/** The figure in brackets; the number in words where a bad scan lost the sign of the figure ('thirty percent (3016)'). */
function figure(found: string, bracket: string, sign?: string): string {
  // 'The term and three (3) years': the number begins behind 'and'.
  if (openingWords('and ').test(found)) return `and ${figure(found.slice(4), bracket, sign)}`;
  const isShare = wording('per( )cent*').test(found.slice(0, found.indexOf('(')));
  if (isShare && !bracket.includes('%') && !sign) {
    const words = found.slice(0, found.indexOf('(')).trim();
    const share = numberFromWords(words.replace(closingWords('per( )cent'), '').trim());
    return share === null ? words : `${share}%`;
  }
  return sign && !bracket.includes('%') ? `${bracket.trim()}%` : bracket.trim();
}

/** Figures once, as digits: 'thirty (30) days' becomes '30 days'. */
export function withFigures(text: string): string {
  return text.replace(SPELLED_OUT, figure).replace(FIGURE_FIRST, '$1').replace(ORDINAL, '$1');
}
