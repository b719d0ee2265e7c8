import { anyWording, closingWords, inClause } from '../../lexicon/words';

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

/** Whether the words at an offset of a sentence tell what another paper said, which this one only mentions. */
export function isOfAnotherPaper(text: string, at: number): boolean {
  return OF_ANOTHER.test(text.slice(Math.max(0, at - 400), at));
}
