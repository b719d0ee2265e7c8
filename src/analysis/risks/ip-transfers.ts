import { isPlain } from '../document/plain-document';
import { anyWording, openingWords, wording } from '../lexicon/words';
import type { Reading } from '../reading';
import { actorBehind } from '../statements/actors';
import { partiesIn } from '../statements/parties';
import { findAll, type Hit } from '../statements/search';

export const ASSIGNS_IP = anyWording(
  wording(
    [
      'hereby (irrevocably )assign(s)',
      '{shall,will,agree(s) to,does hereby} (and (does )hereby )({promptly ,irrevocably ,hereby })assign',
    ],
    160,
    '{right,title,interest,ownership}(s)',
    160,
    [
      'intellectual property, invention(s), copyright(s), patent(s), work product, work(s), deliverable(s)',
      'improvement(s), development(s), know-how, trade secret(s), trademark(s), mark(s), material(s)',
    ],
  ),
  wording([
    'assigns (to (the )+ ){all,any,its,the} ~4 {intellectual property,invention(s),copyright(s),patent(s),work product,deliverables}',
    'work(s) (made )for hire',
  ]),
);
const MADE =
  '\\b(?:(?:everything|anything|whatever|all|any)\\b.{0,80}\\b(?:makes?|made|creates?|created|writes?|written|invents?|invented|develops?|developed|produces?|produced|designs?|draws?|comes? out of)\\b|(?:the |all |any |her |his )?(?:results?|designs?|drawings|work|code|articles|photos|pictures|videos|inventions|ideas|logos?|copyright))\\b';
/** 'Ideas arising from the discussions shall be the sole property of Discloser'. */
const MADE_PROPERTY = wording(
  ['work product, deliverables, inventions, improvements, developments, results, ideas, feedback', 'work(s), designs'],
  160,
  '{shall,will} {be(come) (the )({sole ,exclusive ,sole and exclusive })property of,be ({solely ,exclusively })owned by,vest in,belong to}*',
);
/** 'Everything the writer makes belongs to the magazine'. */
const MADE_BELONGS = new RegExp(
  `${MADE}.{0,120}?\\b(?:belongs? to|becomes? (?:the )?(?:sole |exclusive )?property of|(?:is|are|becomes?) (?:ours\\b|owned by (?:us|the)\\b|the property of the (?:client|customer|company|buyer|agency)))`,
  'i',
);
/** 'The clinic owns the app and all code in it': in everyday words, and of what the other side is paid to make. */
const OWNS = wording(
  'own(s) {the ,all ,any ,every ,each ,whatever ,everything ,what }~4 {app,code,software,design(s),drawings,result(s),work,website,text(s),pictures,photos,videos,invention(s),make(s),made,create(s),write(s),build(s)}',
);
const KEPT = wording([
  'stay(s), keep(s), remain(s), retain(s), both, each {party,side,of us}, whoever, jointly, together',
  'confidential, except, other than, if {the,you,it}',
]);

const MAKES = openingWords(' ^2 {make(s),made,creat,writ,wrote,invent,develop,produc,design,draw}*');

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

/** Whether a hit only says that what somebody brings along is his own: 'The recipes, logos and software in the Services belong to us or our licensors'. */
export function isOwnContent({ sentence: { text } }: Hit): boolean {
  return OWN_CONTENT.test(text) && !MADE_BY_SOMEBODY.test(text);
}
const THE_PLACE =
  '{Service(s),Site(s),Website(s),App(s),Application,Platform,Game(s),Product(s),Course(s),Programme,Program,Newsletter,Portal,Marketplace}';
const OWN_CONTENT = anyWording(
  wording(
    '{our,its,their,his,her} {licen{s,c}or(s),licensers,suppliers,content providers}, {licensors,content providers}',
  ),
  wording(
    'content, material(s), text(s), graphics, logo(s), photo*, picture(s), video(s), recipe(s), design(s), software, image(s), music',
    60,
    `{in,on,within,through,available on,displayed on} {the,this,our,these,its} ~2 ${THE_PLACE}`,
    40,
    'belong(s) to, {is,are} (the )(sole )(exclusive )({owned by,property of})',
  ),
);
const MADE_BY_SOMEBODY = wording(
  'assign*, make(s), made, creat*, wr{ite,itten,ites,ote}, invent*, develop*, upload*, post(s), posted, submit*, contribut*, suggest*, feedback, arising, resulting, deliverables, work product, improvement(s)',
);
