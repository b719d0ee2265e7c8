import { placeOf } from '../../document/place';
import { isPlain } from '../../document/plain-document';
import { kindOf } from '../../kinds/contract-kind';
import type { Reading } from '../../reading';
import { nameOf, partyPattern } from '../../statements/party-names';
import { findAll, type Hit, proof } from '../../statements/search';
import { clauseHits } from '../clause-hits';
import { defineRule, finding } from '../rule';

export const ASSIGNS_IP =
  /\b(?:hereby (?:irrevocably )?assigns?|(?:shall|will|agrees? to|does hereby) (?:and (?:does )?hereby )?(?:promptly |irrevocably |hereby )?assign)\b.{0,160}\b(?:right|title|interest|ownership)s?\b.{0,160}\b(?:intellectual property|inventions?|copyrights?|patents?|work product|works?|deliverables?|improvements?|developments?|know-how|trade secrets?|trademarks?|marks?|materials?)\b|\bassigns (?:to \w+ )?(?:all|any|its|the) (?:[\w-]+ ){0,4}(?:intellectual property|inventions?|copyrights?|patents?|work product|deliverables)\b|\bworks? (?:made )?for hire\b/i;
const MADE =
  '\\b(?:(?:everything|anything|whatever|all|any)\\b.{0,80}\\b(?:makes?|made|creates?|created|writes?|written|invents?|invented|develops?|developed|produces?|produced|designs?|draws?|comes? out of)\\b|(?:the |all |any |her |his )?(?:results?|designs?|drawings|work|code|articles|photos|pictures|videos|inventions|ideas|logos?|copyright))\\b';
/** 'Everything the writer makes belongs to the magazine'. */
export const MADE_BELONGS = new RegExp(
  `${MADE}.{0,120}?\\b(?:belongs? to|becomes? (?:the )?(?:sole |exclusive )?property of|(?:is|are|becomes?) (?:ours\\b|owned by (?:us|the)\\b|the property of the (?:client|customer|company|buyer|agency)))`,
  'i',
);
/** 'The clinic owns the app and all code in it': in everyday words, and of what the other side is paid to make. */
const OWNS =
  /\bowns? (?:the |all |any |every |each |whatever |everything |what )(?:\w+ ){0,4}?(?:app|code|software|designs?|drawings|results?|work|website|texts?|pictures|photos|videos|inventions?|makes?|made|creates?|writes?|builds?)\b/i;
const KEPT =
  /\b(?:stays?|keeps?|remains?|retains?|both|each (?:party|side|of us)|whoever|jointly|together|confidential|except|other than|if (?:the|you|it))\b/i;
const NOT_THIS =
  /\b(?:assign(?:s|ed)? (?:this agreement|its rights (?:and|or) obligations)|may (?:not )?assign|without the (?:prior )?(?:written )?consent|tenant|lease)\b/i;
const WORDS =
  /\b(?:assigns?|work(?:s)? (?:made )?for hire|sole and exclusive (?:property|owner)|owned (?:solely )?by)\b/i;

/** Who makes what the hit speaks of. */
function makerOf(reading: Reading, { match }: Hit): string | null {
  const maker = new RegExp(
    `(${partyPattern(reading)})\\s(?:\\w+\\s){0,2}?(?:makes?|made|creat|writ|wrote|invent|develop|produc|design|draw)`,
  ).exec(match[0])?.[1];
  return maker ? nameOf(maker) : null;
}

/** What one party makes and another owns: 'belongs to' the maker itself is no transfer. */
export function madeForTheOther(reading: Reading): Hit[] {
  const owned = isPlain(reading) && kindOf(reading) === 'services' ? findAll(reading, OWNS, { unless: KEPT }) : [];
  const belongs = findAll(reading, MADE_BELONGS, { unless: KEPT }).filter((hit) => {
    const maker = makerOf(reading, hit);
    const owner = new RegExp(`^\\s(${partyPattern(reading)})`).exec(
      hit.sentence.text.slice(hit.match.index + hit.match[0].length),
    )?.[1];
    return !(maker && owner && nameOf(owner).toLowerCase() === maker.toLowerCase());
  });
  return [...belongs, ...owned];
}

export const ipAssignment = defineRule({
  id: 'ip-assignment',
  label: 'Assignment of intellectual property',
  family: 'ownership',
  severity: { medium: 'usual where the work is paid for, costly where it is not' },
  kinds: ['licence', 'services', 'goods', 'venture', 'nda', 'amendment', 'unknown'],
  find(reading) {
    const hit: Hit | undefined =
      findAll(reading, ASSIGNS_IP, { unless: NOT_THIS })[0] ??
      madeForTheOther(reading)[0] ??
      clauseHits(reading, 'Ip Ownership Assignment', {
        plain: /\b(?:owns?|owned|belongs?|ours|yours|property|rights|copyright)\b/i,
        must: WORDS,
        unless: NOT_THIS,
      })[0];
    if (!hit) return null;
    const giver = new RegExp(
      `(${partyPattern(reading)})(?:,[^,;.]{0,60},)?\\s(?:[^.;]{0,40}\\s)?(?:assigns?|agrees\\sto\\s(?:\\w+\\s)?assign)\\b`,
    ).exec(hit.sentence.text)?.[1];
    const hire = /for hire/i.test(hit.match[0]) && !giver;
    const what = hire
      ? 'makes the results works for hire, so the one who orders them owns them'
      : MADE_BELONGS.test(hit.match[0]) || OWNS.test(hit.match[0])
        ? `gives what ${makerOf(reading, hit) ?? 'a party'} makes to the other side`
        : `has ${giver ? nameOf(giver) : 'a party'} assign intellectual property to the other side`;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} ${what}.`,
      'Limit the assignment to what is made and paid for under the contract, on payment, and keep or license back tools and know-how.',
      [proof(reading, hit)],
    );
  },
});
