import { openingWords } from '../../lexicon/words';
import { isFirm } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { isNatural, type PartyMention } from './mention';
import { readName } from './name';
import { partyKey } from './party-key';

/** Words with which a lawyer or agent says for whom he writes. */
const ACTS_FOR = new RegExp(
  [
    /\b(?:[Ii] am|[Ww]e are|[Ii]|[Ww]e) (?:act|acting|instructed|retained|write|writing)(?: in this matter)? (?:for|by|on behalf of) (?:the |our client,? |my client,? )?(?=\p{Lu})/u,
    /\b(?:my|our) client,? (?=\p{Lu})/u,
    /\b(?:[Ss]olicitors?|[Cc]ounsel|[Aa]ttorneys?|[Ll]awyers?) (?:for|to|acting for) (?:the )?(?=\p{Lu})/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);
/** How far above it his own name stands, in characters. */
const ABOVE = 700;
/** How much of a paper may be his letterhead. */
const LETTERHEAD = 160;
const WROTE = openingWords('from');
const LONGEST_NAME = 120;
/** Where another mail begins. */
const NEXT_MAIL = /\n ?From:/;

/** Those told, with the client instead of the lawyer or agent who writes for him: 'From: Ann Lee (Lee Law Corporation)' and then 'I act for Acme Ltd'. */
export function withClients({ plain, contract }: Source, told: readonly PartyMention[]): PartyMention[] {
  const clients = [...plain.matchAll(ACTS_FOR)].flatMap((match) => {
    const from = match.index + match[0].length;
    const read = readName(plain.slice(from, from + LONGEST_NAME));
    const isName = read?.start === 0 && (isFirm(read.name) || isNatural(read.name));
    return isName ? [{ at: match.index, name: read.name, start: from, end: from + read.end }] : [];
  });
  return told.flatMap((mention) => {
    const line = plain.slice(contract.text.lastIndexOf('\n', mention.start) + 1, mention.start);
    const writes = mention.role === null && (WROTE.test(line) || (mention.start < LETTERHEAD && line.trim() === ''));
    const client = clients.find(
      ({ at }) =>
        writes &&
        at > mention.start &&
        at - mention.start < ABOVE &&
        !NEXT_MAIL.test(contract.text.slice(mention.end, at)),
    );
    if (!client || partyKey(client.name) === partyKey(mention.name)) return [mention];
    const { name, start, end } = client;
    return told.some((other) => partyKey(other.name) === partyKey(name)) ? [] : [{ ...mention, name, start, end }];
  });
}
