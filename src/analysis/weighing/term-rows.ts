import { hasVerb, statesSomething } from '../document/headings';
import { type OperativeText, operativeSentences } from '../document/operative';
import { NO_WORD, WHITE_SPACE } from '../lexicon/characters';
import { LEAVES_FREE } from '../lexicon/en/fair-limits';
import { GIVEN_BACK, KEPT, LEFT_OUT_OF_RELEASE, NOT_ALL_BACK, TERMS_GO_ON } from '../lexicon/en/fair-terms';
import {
  EARLY_WITHOUT_COST,
  MORE_THAN_THE_STEP,
  PAYING_IS_NOT_ACCEPTING,
  SMALL_STEP,
} from '../lexicon/en/settled-there';
import { anyWording, inClause, openingWords, wording } from '../lexicon/words';
import { isDefinition } from '../statements/search';

const LEAST_WORDS = 5;
/** A longer one says many things, and which of them weighs could not be pointed at. */
const MOST_WORDS = 100;
/** 'Now, therefore, the parties agree as follows'. */
const LEADS_IN = openingWords(NO_WORD, 'now(,) therefore, witnesseth, in witness whereof');

/** What binds both alike: 'Neither party may assign'. */
const OF_BOTH = /^\W*(?:\w{1,4}[.)]\s*)*(?:neither|either|each|both|no)\s+(?:party|parties|side|member|partner|of)\b/i;

/** '14. End of the contract.': a title with a full stop. */
const NUMBERED_TITLE = /^\s*\d{1,3}(?:\.\d{1,2}){0,2}\.?\)?\s[A-Z][^.,;:\d]{3,50}\.?\s*$/;
/** 'End of the contract': a noun, whatever else its first word may be. */
const NOUN_FIRST = /^[\s\d.)]{2,12}[A-Z][a-z]+ (?:of|and|for|on|in) /;
const SAYS_NO = wording('no, not, none, never, nothing, without, all, every, only, any');

/** What only says that the terms bind. */
const BOUND_BY_TERMS = wording('agree(s) to be bound by {the,these} {terms,conditions}');

function isTitle(text: string): boolean {
  if (!NUMBERED_TITLE.test(text) || SAYS_NO.test(text) || statesSomething(text)) return false;
  return NOUN_FIRST.test(text) || !hasVerb(text);
}

/** What gives somebody something, and takes nothing beside it. */
const GIVES = anyWording(
  wording(GIVEN_BACK),
  wording(LEAVES_FREE),
  wording(TERMS_GO_ON),
  wording(LEFT_OUT_OF_RELEASE),
  wording(EARLY_WITHOUT_COST),
  wording('{may,can} {export,download} ~5 at any time, {may,can} at any time {export,download}'),
  wording('{loss,claim,sum,amount} {is,was,has been} (actually )recovered {from,under} ~3 insur*'),
  // What is earned is paid out, and liability that the law itself leaves without a limit.
  wording('{shall pay,will pay,pays,has paid,be paid,paid out}', inClause(160), '{accrued,unused}'),
  wording('liable without {limit,limitation,any limit} for {intent,gross,wilful,willful,fraud}*'),
  wording('{at,for} no (extra )charge, without any charge, free of charge, for free'),
);
const TAKES = anyWording(wording(KEPT), wording(NOT_ALL_BACK.filter((word) => word !== 'not')));

/** 'Increasing by three percent (3%) on each anniversary': a price as it stands everywhere. */
function isSmallStep(text: string): boolean {
  return SMALL_STEP.test(text) && !wording(MORE_THAN_THE_STEP).test(text);
}

/** Clauses of every paper of their kind, which nobody asks about. */
const USUAL = anyWording(
  wording(PAYING_IS_NOT_ACCEPTING),
  // What a company is for, and that it may do all that is lawful.
  wording(
    '{purpose(s),object(s),business} of {the,this} {company,partnership,corporation,llc,firm,venture,society,association} {is,are,shall be}',
  ),
  // Rent stops while a place cannot be used.
  wording(
    'rent, fee(s), charge(s), payment(s)',
    ' ~2 {shall,will} ({be,then} ){cease(s),abate(s),abated,suspended,proportionately reduced}',
  ),
  wording('rent', ' {abates,ceases,is suspended,is abated}'),
  // Who keeps what he had.
  wording(
    '{reserve(s),retain(s)} (all )(of )({its,our,their,his,the} )(own )right(s)(,)( title)(,)( and interest)( in and to)( in)( the)( all)( its)( our) {service(s),software,platform,product(s),content,materials,documentation,marks,technology}',
  ),
  wording('{reserve(s),retain(s)} all (other )right(s) not (expressly )granted'),
  // Either of them may.
  wording('{either,each,both} (the )+ {or,and} (the )+ ({each,both} ){may,can,shall,will}'),
  // Whose act it was answers for it.
  wording(
    '{not,no} (be )(have )(any )(further ){liable,responsible,responsibility,liability,obligation}',
    80,
    '{to the extent,where,if} ~4 {results,result,resulting,arises,arise,arising,caused,based,due}',
    ' {from,by,on,to,out of}',
    30,
    '{drawing(s),specification(s),instruction(s),design(s),modification(s),misuse,own negligence,own fault}',
  ),
);
const BURDENS_BESIDE = wording(
  'feedback, suggestion(s), deliverable(s), work product, the results, improvement(s), derivative*, derived, customer data, usage data, user content, inventions, unless, provided that, except that, but (only )if, upon payment, sole discretion, waive*, indemnif*, forfeit*',
);

/** Whether a sentence is one that every paper has, and takes nothing beside it. */
export function isUsual(text: string): boolean {
  return USUAL.test(text) && !BURDENS_BESIDE.test(text);
}

/** Whether a sentence only gives: a refund, a way out without charge, terms that stay as they are. */
export function onlyGives(text: string): boolean {
  return GIVES.test(text) && !TAKES.test(text.replace(GIVES, ''));
}

/** The sentences of a paper that could be a term of it, as places in the outline: no definitions, headings, recitals, places to sign or what binds both alike. */
export function termRows(source: OperativeText): number[] {
  const { outline } = source;
  const binding = new Set(
    operativeSentences(source)
      .filter(({ text }) => {
        const words = text.trim().split(WHITE_SPACE).length;
        return words >= LEAST_WORDS && words <= MOST_WORDS;
      })
      .filter(({ text }) => !isDefinition(text) && !LEADS_IN.test(text) && !OF_BOTH.test(text))
      .filter(({ text }) => !BOUND_BY_TERMS.test(text) && !isSmallStep(text))
      .filter(({ text }) => !isTitle(text))
      .map(({ start }) => start),
  );
  return outline.sentences.flatMap(({ start, section }, row) => {
    const isSigned = section !== null && outline.sections[section]?.kind === 'signatures';
    return binding.has(start) && !isSigned ? [row] : [];
  });
}
