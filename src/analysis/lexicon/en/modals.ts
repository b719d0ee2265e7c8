/** What stands between a subject and its verb, or a modal and its verb, without a say in who must do what. */
export const ADVERBS: readonly string[] = [
  'hereby',
  'also',
  'further',
  'each',
  'jointly',
  'both',
  'in turn',
  'therefore',
  'additionally',
  'expressly',
  'only',
  'alone',
  'always',
  'severally',
  'then',
  'however',
  'and',
];

/** A duty. The notation is that of `phrases.ts`. */
export const MUST: readonly string[] = [
  'shall',
  'must',
  'will',
  'has to',
  'have to',
  'need(s) to',
  'agree(s) to',
  'agree(s) that {it,he,she,they} {shall,will}',
  'agree(s)(,) and {covenant,undertake}(s) to',
  'agree(s), at its (own )expense, to',
  'undertake(s) to',
  'covenant(s)( and agree(s)) to',
  'covenant(s)( and agree(s)) that it {shall,will}',
  'promise(s) to',
  'commit(s) to',
  '{is,are} {required,obliged,obligated} to',
];

/** A ban that needs no 'not' behind the verb. */
export const MUST_NOT: readonly string[] = [
  'cannot',
  "can't",
  "won't",
  "mustn't",
  "shan't",
  '{agree,promise,undertake,covenant}(s) {not,never} to',
  'covenant(s) and agree(s) not to',
  '{may,can} no longer',
  '{is,are} not {allowed,entitled,permitted} to',
  "{isn't,aren't} allowed to",
  '{is,are} forbidden to',
  '{is,are} prohibited from',
  '{has,have} no right to',
  '{does,do} not have the right to',
];

/** A right. */
export const MAY: readonly string[] = [
  'may',
  'can',
  '{is,are} {free,allowed,permitted,entitled,authorized,authorised} to',
  '{has,have} the right( and option) to',
  '{reserve,retain}(s) the right(, at its discretion,) to',
  "{does,do}{ not,n't} need a reason to",
];

/** No duty: what one need not do, one may. */
export const NEED_NOT: readonly string[] = [
  'need not',
  '{is,are} not {required,obliged,obligated} to',
  '{is,are} under no obligation to',
  '{has,have} no {obligation,duty} to',
  "{does,do}{ not,n't} have to",
];

/** Verbs that do what they say as soon as they are signed: 'Licensor grants'. */
export const PERFORMS: readonly string[] = ['grant(s)', 'appoint(s)'];
/** Those that do so only behind 'hereby'. */
export const PERFORMS_HEREBY: readonly string[] = [
  'assign(s)',
  'engage(s)',
  'employ(s)',
  'license(s)',
  'retain(s)',
  'designate(s)',
  'nominate(s)',
  'constitute(s)',
  'empower(s)',
  'authori{s,z}e(s)',
];

/** Verbs by which somebody else is bound or freed: 'obliges Customer to pay', 'permits Provider to use'. */
export const OBLIGES: readonly string[] = ['oblige(s)', 'obligate(s)', 'require(s)', 'compel(s)', 'bind(s)'];
export const PERMITS: readonly string[] = [
  'permit(s)',
  'allow(s)',
  'entitle(s)',
  'enable(s)',
  'authorize(s)',
  'authorise(s)',
  'let(s)',
  'license(s)',
];
export const PREVENTS: readonly string[] = [
  'prevent(s)',
  'restrict(s)',
  'prohibit(s)',
  'preclude(s)',
  'bar(s)',
  'limit(s)',
];

/** 'Whenever it likes', 'without a reason': nothing has to have happened. */
export const AT_WILL: readonly string[] = [
  'whenever',
  'at any {time,moment}',
  'any {time,day}',
  'for {any,no} reason',
  'without( {a,any,giving,giving a,giving any,having a}) reason(s)',
  'when {it,he,she,they,you,we} {like,want,please,choose}(s)',
  'as {it,he,she,they,we} {like,please}(s)',
];

/** 'Right away', 'the same day': with no time between. */
export const AT_ONCE: readonly string[] = [
  'at once',
  'right away',
  'straight away',
  'immediately',
  'on the spot',
  'the same day',
  'without notice',
  'without warning',
];
