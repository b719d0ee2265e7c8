import { anyWording, closingWords, inClause, openingWords, wording } from '../lexicon/words';

const PAPERS =
  'agreement*, contract*, lease*, tenanc*, letter*, licen{c,s}e*, offer*, order*, quotation*, policy, policies, deed*, arrangement*, membership*, note(s), loan(s), iou';
/** Words before a sum or a right that stands in another paper: 'this replaces the lease of 2021, at a rent of'. */
const OF_ANOTHER = anyWording(
  closingWords(
    '{replaces,supersedes,replacing,superseding,{shall,will} {replace,supersede},{takes,take,taking} the place of,instead of}',
    inClause(50),
    PAPERS,
    inClause(220),
  ),
  // 'Fees were last raised from $50'.
  closingWords('{raised,increased,risen,rose,lowered,reduced,changed,{go,went,gone} up}', inClause(60), 'from( )'),
  closingWords(
    '{previous,previously,earlier,former,formerly,expired,superseded,last}',
    inClause(50),
    PAPERS,
    inClause(160),
  ),
  closingWords(
    PAPERS,
    inClause(160),
    '{has,had,which,that} ({since,now} ){expired,ended,lapsed,terminated}',
    inClause(120),
  ),
);

const PAPER = '{agreement,contract,lease,tenancy,letter,licen{c,s}e,offer,order,policy,deed,note,loan}';
/** 'Your offer letter of May 6, 2023, under which your salary is': words before what another paper says, named by its day. */
const OF_ONE_NAMED = closingWords(
  `{your,his,her,their,our,its,the,a,an,another,a separate} ~3 ${PAPER} {of,dated,signed on,made on,entered into on}`,
  inClause(100),
  '{under,by,in,through} which',
  inClause(90),
);
/** The same words for the paper's day itself. */
const NAMED_BY_DAY = closingWords(
  `{your,his,her,their,another,a separate} ~3 ${PAPER} {of,dated,signed on,made on,entered into on} `,
);
/** Words behind it: '(£6,300 in 2024) is no part of this contract', 'was paid under that agreement', 'is not affected'. */
const NOT_OF_THIS = anyWording(
  openingWords(
    inClause(90),
    `{{is,are,was,were,forms,form} {no,not a} part of,{is,are} not {due,payable,owed} under} {this,the} ${PAPER}`,
  ),
  openingWords(
    inClause(60),
    `{paid,due,payable,owed,agreed,made} under {that,another,the other,a separate,the old,the sale,the earlier,the previous,the former} (~2 )${PAPER}`,
  ),
  openingWords(inClause(20), 'for {information,comparison,illustration}'),
);
/** 'Lease No. 8 (copier, $212 a month) is not affected', where a paper is named before it. */
const GOES_ON = openingWords(
  inClause(110),
  '{is,are,remains,remain,stays,stay} {not affected,unaffected}, {goes,go} on unchanged, continues unchanged',
);
const NAMED_BEFORE = closingWords(PAPER, 80);
const THIS_BEFORE = wording(`{this,these,the rest of the,all other,other terms of the} ~2 ${PAPER}`);

/** Whether the words at an offset of a sentence tell what another paper said, which this one only mentions. */
export function isOfAnotherPaper(text: string, at: number): boolean {
  return OF_ANOTHER.test(text.slice(Math.max(0, at - 400), at)) || isOfNamedPaper(text, at);
}

/** The same by words that name the other paper beside the offset: sure enough for the facts too. */
export function isOfNamedPaper(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 220), at);
  const after = text.slice(at, at + 200);
  if (NOT_OF_THIS.test(after) || OF_ONE_NAMED.test(before) || NAMED_BY_DAY.test(before)) return true;
  const named = NAMED_BEFORE.exec(before);
  return named !== null && !THIS_BEFORE.test(before.slice(Math.max(0, named.index - 30))) && GOES_ON.test(after);
}
