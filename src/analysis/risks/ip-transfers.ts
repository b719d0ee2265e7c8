import { isPlain } from '../document/plain-document';
import type { Reading } from '../reading';
import { actorBehind } from '../statements/actors';
import { partiesIn } from '../statements/parties';
import { findAll, type Hit } from '../statements/search';

export const ASSIGNS_IP =
  /\b(?:hereby (?:irrevocably )?assigns?|(?:shall|will|agrees? to|does hereby) (?:and (?:does )?hereby )?(?:promptly |irrevocably |hereby )?assign)\b.{0,160}\b(?:right|title|interest|ownership)s?\b.{0,160}\b(?:intellectual property|inventions?|copyrights?|patents?|work product|works?|deliverables?|improvements?|developments?|know-how|trade secrets?|trademarks?|marks?|materials?)\b|\bassigns (?:to (?:the )?\w+ )?(?:all|any|its|the) (?:[\w-]+ ){0,4}(?:intellectual property|inventions?|copyrights?|patents?|work product|deliverables)\b|\bworks? (?:made )?for hire\b/i;
const MADE =
  '\\b(?:(?:everything|anything|whatever|all|any)\\b.{0,80}\\b(?:makes?|made|creates?|created|writes?|written|invents?|invented|develops?|developed|produces?|produced|designs?|draws?|comes? out of)\\b|(?:the |all |any |her |his )?(?:results?|designs?|drawings|work|code|articles|photos|pictures|videos|inventions|ideas|logos?|copyright))\\b';
/** 'Ideas arising from the discussions shall be the sole property of Discloser'. */
const MADE_PROPERTY =
  /\b(?:work product|deliverables|inventions|improvements|developments|results|ideas|feedback|works?|designs)\b.{0,160}\b(?:shall|will) (?:be(?:come)? (?:the )?(?:sole |exclusive |sole and exclusive )?property of|be (?:solely |exclusively )?owned by|vest in|belong to)/i;
/** 'Everything the writer makes belongs to the magazine'. */
const MADE_BELONGS = new RegExp(
  `${MADE}.{0,120}?\\b(?:belongs? to|becomes? (?:the )?(?:sole |exclusive )?property of|(?:is|are|becomes?) (?:ours\\b|owned by (?:us|the)\\b|the property of the (?:client|customer|company|buyer|agency)))`,
  'i',
);
/** 'The clinic owns the app and all code in it': in everyday words, and of what the other side is paid to make. */
const OWNS =
  /\bowns? (?:the |all |any |every |each |whatever |everything |what )(?:\w+ ){0,4}?(?:app|code|software|designs?|drawings|results?|work|website|texts?|pictures|photos|videos|inventions?|makes?|made|creates?|writes?|builds?)\b/i;
const KEPT =
  /\b(?:stays?|keeps?|remains?|retains?|both|each (?:party|side|of us)|whoever|jointly|together|confidential|except|other than|if (?:the|you|it))\b/i;

const MAKES = /^\s(?:\w+\s){0,2}?(?:makes?|made|creat|writ|wrote|invent|develop|produc|design|draw)/i;

/** Who makes what the hit speaks of. */
export function makerOf(reading: Reading, { match }: Hit): string | null {
  const [words] = match;
  const maker = partiesIn(reading, words).find(({ to }) => MAKES.test(words.slice(to)));
  return maker?.actor.name ?? null;
}

/** What one party makes and another owns: 'belongs to' the maker itself is no transfer. */
export function madeForTheOther(reading: Reading): Hit[] {
  const owned = isPlain(reading) && reading.kind.family === 'services' ? findAll(reading, OWNS, { unless: KEPT }) : [];
  const belongs = findAll(reading, MADE_BELONGS, { unless: KEPT }).filter((hit) => {
    const maker = makerOf(reading, hit);
    return !(maker && ownerOf(reading, hit)?.toLowerCase() === maker.toLowerCase());
  });
  return [...belongs, ...owned];
}

/** The party that stands right behind the words of a hit: whose property something becomes. */
export function ownerOf(reading: Reading, hit: Hit): string | null {
  const owner = actorBehind(reading, hit);
  return owner && !owner.joint ? owner.name : null;
}

/** The sentences by which results become the property of one side that has not made them. */
export function madeProperty(reading: Reading): Hit[] {
  return findAll(reading, MADE_PROPERTY, { unless: KEPT }).filter((hit) => {
    const owner = ownerOf(reading, hit);
    return owner !== null && owner !== makerOf(reading, hit);
  });
}

/** Whether a hit says whose the results are, and not that somebody assigns them. */
export function saysWhose({ match }: Hit): boolean {
  return MADE_BELONGS.test(match[0]) || OWNS.test(match[0]);
}
