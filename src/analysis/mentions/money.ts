import { hasDigit, withoutSigns } from '../lexicon/characters';
import { openingWords, wording } from '../lexicon/words';
import { addApart } from './apart';
import { numberFromWords, SPELLED_AMOUNT } from './number-words';

/** An amount of money. */
export interface Money {
  amount: number;
  /** ISO 4217; '$' alone counts as US dollars. */
  currency: string;
}

/** An amount of money as written. Offsets are those of the text searched. */
export interface MoneyMention extends Money {
  start: number;
  end: number;
}

const SYMBOLS: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  CDN$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  HK$: 'HKD',
  S$: 'SGD',
  NZ$: 'NZD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  RS: 'INR',
  'RS.': 'INR',
  R: 'ZAR',
  R$: 'BRL',
  NT$: 'TWD',
  '₦': 'NGN',
  '₩': 'KRW',
  '₪': 'ILS',
  '₱': 'PHP',
  '฿': 'THB',
  '₫': 'VND',
  RM: 'MYR',
  RP: 'IDR',
  'RP.': 'IDR',
  KSH: 'KES',
  KSHS: 'KES',
  DHS: 'AED',
  'DHS.': 'AED',
};
const WORDS: Record<string, string> = {
  dollars: 'USD',
  euros: 'EUR',
  euro: 'EUR',
  pounds: 'GBP',
  yen: 'JPY',
  rmb: 'CNY',
};
/** Of ISO 4217, but for those that are words in small letters: 'try', 'pen', 'all'. */
const CODES = [
  'USD|EUR|GBP|CAD|AUD|CHF|JPY|CNY|RMB|HKD|SGD|NZD|INR|SEK|NOK|DKK|ZAR|AED|KES|NGN|MYR|PLN',
  'BRL|KRW|CZK|MXN|HUF|THB|IDR|PHP|VND|CLP|TWD|PKR|LKR|GHS|EGP|SAR|QAR|ILS|BGN|ISK|UAH',
].join('|');
/** 'Rs. 2,25,00,000': Indian numbers are grouped by two before the last three. '1.250,00' and '780,00' are written so on the Continent. */
const NUMBER =
  '(\\d{1,3}(?:\\.\\d{3}){1,4}(?:,\\d{2}|(?!\\.?\\d))|\\d{1,6},\\d{2}(?![\\d,])|\\d{1,2}(?:,\\d{2}){1,4},\\d{3}(?:\\.\\d{1,2})?|\\d{1,3}(?:[, ]\\d{3}){1,5}(?:\\.\\d{1,2})?|\\d{1,12}(?:\\.\\d{1,2})?)';
const SCALE = '(?: {0,2}-?(thousand|million|billion|lakhs?|lacs?|crores?|mm|m|k|bn)\\b)?';
const BEFORE = new RegExp(
  `(\\b(?:CAD|AUD|NZD|HKD|SGD|USD) ?\\$|(?:US ?|CA|CDN|HK|NZ|NT|AU|C|A|S|R)?\\$|[€£¥₹₦₩₪₱฿₫]|\\bRs\\.?|\\bEuros?\\b(?! \\d{4}\\b(?!,))|\\bR(?=\\d{1,3}[, ]\\d{3}\\b)|\\b(?:${CODES})\\b) {0,2}${NUMBER}${SCALE}`,
  'gi',
);
/** Signs that are words or rooms in other letters: 'Rm 12'. */
const SIGN_OF_LETTERS = 'RM|Rp\\.?|KShs?|Kshs?|Dhs\\.?';
const BEFORE_AS_WRITTEN = new RegExp(`\\b(${SIGN_OF_LETTERS}) ?(?=\\d)${NUMBER}${SCALE}`, 'g');
const AFTER = new RegExp(
  `(?<!/)\\b${NUMBER}${SCALE} {0,2}\\)? {0,2}\\b(${CODES}|US dollars|U\\.S\\. dollars|dollars|euros?|pounds sterling|pounds|yen)\\b`,
  'gi',
);
const SCALES: Record<string, number> = {
  ...{ thousand: 1e3, k: 1e3, million: 1e6, mm: 1e6, m: 1e6, billion: 1e9, bn: 1e9 },
  ...{ lakh: 1e5, lakhs: 1e5, lac: 1e5, lacs: 1e5, crore: 1e7, crores: 1e7 },
};

/** Where a point parts thousands. */
const CONTINENTAL: ReadonlySet<string> = new Set(['EUR', 'CHF', 'DKK', 'NOK', 'SEK', 'PLN', 'IDR']);

function amountOf(number: string, scale: string | undefined, currency: string): number {
  return Number(withPoint(number, currency)) * (SCALES[scale?.toLowerCase() ?? ''] ?? 1);
}

/** The number with a point before its decimals only: '1250.00' for '1.250,00', '1,250.00' and '1 250.00'. */
function withPoint(number: string, currency: string): string {
  const [whole = '', decimals] = /^(.*),(\d{2})$/.exec(number)?.slice(1) ?? [];
  if (decimals !== undefined && !whole.includes(',')) return `${whole.replaceAll('.', '')}.${decimals}`;
  const isGrouped = /^\d{1,3}(?:\.\d{3})+$/.test(number) && (CONTINENTAL.has(currency) || number.split('.').length > 2);
  return isGrouped ? number.replaceAll('.', '') : withoutSigns(number, ', ');
}

/** 'CAD $96': the code says which dollars. */
const CODE_AND_SIGN = /^([A-Z]{3}) ?\$$/;
/** 'US dollars', 'U.S. dollars'. */
const OF_STATES = openingWords('u(.)s(.) ');
/** 'Twenty-Four Thousand and no/100 Dollars'. */
const CENTS = '(?: and (no|xx|\\d{1,2})/100)?';

function currencyOf(mark: string): string {
  const upper = mark.toUpperCase().replace(CODE_AND_SIGN, '$1');
  const symbol = SYMBOLS[upper.replace(' ', '')];
  if (symbol) return symbol;
  const word = mark.toLowerCase().replace(OF_STATES, '').split(' ')[0] ?? '';
  const currency = WORDS[word] ?? upper;
  return currency === 'RMB' ? 'CNY' : currency;
}

const IN_WORDS = new RegExp(
  `\\b(${SPELLED_AMOUNT})${CENTS}[ -](US dollars|dollars|euros?|pounds sterling|pounds)\\b(?! (?:of (?!the\\b|his|her|their)|in weight|weight|per square))(?!\\.? ?\\( ?(?:[A-Z]{0,3} ?[$€£]|[A-Z]{3} ?\\d|\\d))`,
  'gi',
);

/** Without such a word no amount is given in words. */
const MAY_BE_IN_WORDS = wording('dollars, euro*, pounds');

const centsOf = (hundredths: string | undefined): number => (Number.parseInt(hundredths ?? '', 10) || 0) / 100;

/** The amounts in plain text: '$1,000,000', 'US$ 5 million', 'EUR 20,000', '500 dollars', 'ninety-six dollars'; in words only where no figures follow in brackets. */
export function findMoney(plain: string): MoneyMention[] {
  const mentions: MoneyMention[] = [];
  const add = (match: RegExpExecArray, number: string, scale: string | undefined, mark: string) => {
    const start = match.index;
    const currency = currencyOf(mark);
    addApart(mentions, {
      start,
      end: start + match[0].length,
      amount: amountOf(number, scale, currency),
      currency,
    });
  };
  if (hasDigit(plain)) {
    for (const match of plain.matchAll(BEFORE)) add(match, match[2] ?? '', match[3], match[1] ?? '');
    for (const match of plain.matchAll(BEFORE_AS_WRITTEN)) add(match, match[2] ?? '', match[3], match[1] ?? '');
    for (const match of plain.matchAll(AFTER)) add(match, match[1] ?? '', match[2], match[3] ?? '');
  }
  if (!MAY_BE_IN_WORDS.test(plain)) return mentions;
  for (const match of plain.matchAll(IN_WORDS)) {
    const start = match.index;
    const amount = numberFromWords(match[1] ?? '');
    if (amount)
      addApart(mentions, {
        start,
        end: start + match[0].length,
        amount: amount + centsOf(match[2]),
        currency: currencyOf(match[3] ?? ''),
      });
  }
  return mentions;
}

const NAMED = new RegExp(`\\b(?:${CODES}|RM|KShs?)\\b|(?:US|CA|CDN|HK|NZ|NT|AU|C|A|S|R)?\\$|[€£¥₹₦₩₪₱฿₫]`, 'g');

/** The currencies that a text names by a code or sign, with or without a sum, in its order. */
export function currenciesIn(text: string): string[] {
  return (text.match(NAMED) ?? []).map(currencyOf);
}

const BARE = new RegExp(`^\\s*${NUMBER}\\s*$`);

/** The number of a cell that holds nothing else, as of money without a sign: '22,180.00'; null where it holds more. */
export function bareAmount(cell: string): number | null {
  const number = BARE.exec(cell)?.[1];
  return number === undefined ? null : amountOf(number, undefined, 'EUR');
}

/** 'EUR 1,500,000', '$1,500,000' for US dollars; rupees are grouped as in India, 'INR 15,00,000'. */
export function formatMoney({ amount, currency }: Money): string {
  const cents = Number.isInteger(amount) ? 0 : 2;
  const digits = amount.toLocaleString(currency === 'INR' ? 'en-IN' : 'en-US', {
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  });
  return currency === 'USD' ? `$${digits}` : `${currency} ${digits}`;
}
