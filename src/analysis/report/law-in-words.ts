import { AFTER_STEPS } from '../../shared/caveats';
import { overlaps } from '../evidence';
import type { Facts } from '../facts/facts';
import { courtsBeside, type Forum, forumInWords } from '../facts/forum';
import { besideInWords, waysInWords } from '../facts/settling-in-words';
import { asWritten, openingWords } from '../lexicon/words';
import type { Reading } from '../reading';
import { caveatOf } from './caveats';
import { eitherWay } from './forum-caveats';

/** 'the United States', 'the People's Republic of China'; other places have no article. */
function withThe(place: string): string {
  return asWritten(
    openingWords([
      'United*, People*, Republic*, Netherlands*, Cayman*, British Virgin*, District of*, Commonwealth*',
      'State of*, Province of*, Federal*, Kingdom*, Philippines*, Czech*',
    ]),
  ).test(place)
    ? `the ${place}`
    : place;
}

/** 'before the courts of New York', 'to arbitration in London'. */
function forumWords(forum: Forum): string {
  return `${forum.by === 'arbitration' ? 'to' : 'before the'} ${forumInWords(forum, withThe)}`;
}

/** What comes before the court that is told, or in its place: 'first to talks, then to mediation', 'to arbitration'; null where nothing does. */
export function stepsAhead(facts: Facts): string | null {
  const ways = facts.disputeResolution.value?.ways ?? [];
  const isCourt = facts.jurisdiction.value?.by === 'courts';
  const ahead = waysInWords(ways.filter((way) => way !== 'courts' && (isCourt || way !== 'arbitration')));
  if (ahead.length === 0) return null;
  const isAlone = ahead.length === 1 && ahead[0] === 'arbitration';
  return ahead.map((way, at) => `${at > 0 ? 'then ' : isAlone ? '' : 'first '}to ${way}`).join(', ');
}

const OR_EITHER = /^, or (?:courts|arbitration)(?=, )/;

/** Whether another clause asks for something before the courts that are told, in words that give no step a name. */
const ofClaimsFirst = ({ disputeResolution: { status, evidence }, jurisdiction }: Facts): string =>
  status === 'stated' &&
  jurisdiction.value &&
  evidence.some((one) => jurisdiction.evidence.every((other) => !overlaps(one, other)))
    ? AFTER_STEPS
    : '';

/** What law governs a contract, and how and where its disputes are settled; null where neither is told. */
export function lawInWords({ facts }: Reading): string | null {
  const law = facts.governingLaw.value;
  const forum = facts.jurisdiction.value;
  const steps = forum ? stepsAhead(facts) : null;
  const isArbitrated = steps?.endsWith('arbitration');
  const either = isArbitrated ? eitherWay(facts) : '';
  const court = either
    ? forum && `or ${forumWords(forum)}`
    : isArbitrated
      ? `and the ${forum ? forumInWords(forum, withThe) : ''} beside it`
      : forum && `then ${forumWords(forum)}`;
  const where = forum && (steps ? `${steps}${either ? '' : ','} ${court}` : forumWords(forum));
  const open = forum ? besideInWords(facts.disputeResolution.value ?? {}) : '';
  const ofDisputes = caveatOf('disputeResolution', facts);
  // Of courts beside an arbitration their own caveat says more.
  const isOfForum = ofDisputes === '' || (isArbitrated && forum?.only);
  const told = isOfForum
    ? caveatOf('jurisdiction', facts)
    : `${ofDisputes}${forum ? courtsBeside(forum, withThe) : ''}`;
  // What both are named for is told once.
  const caveat = `${open}${either ? told.replace(OR_EITHER, '') : told}${ofClaimsFirst(facts)}`;
  if (!law) return where ? `Disputes go ${where}${caveat}` : null;
  const going = steps || forum?.by === 'arbitration' ? 'going ' : '';
  return `The law of ${withThe(law.place)} governs it${where ? `, with disputes ${going}${where}${caveat}` : ''}`;
}
