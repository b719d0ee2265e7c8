import { spacedSource } from '../../analysis/lexicon/phrases';
import type { Reading } from '../../analysis/reading';
import { partiesIn, partyNames } from '../../analysis/statements/parties';
import { plain } from './words';

type Known = Pick<Reading, 'facts' | 'contract'>;

/** A name that stands for one party, as it is looked for and as the passages are read. */
interface Alias {
  pattern: RegExp;
  name: string;
}

const LEGAL_FORM =
  /,?\s+(?:Inc|LLC|L\.L\.C|Ltd|Limited|Corp|Corporation|Co|GmbH|AG|SE|LP|L\.P|LLP|PLC|plc|S\.A|SARL|B\.V)\.?$/i;
/** '(the "Company")', '("Ironwood", "we" or "us")' behind a name. */
const DEFINITION = /\(([^()]*["“][^()]*)\)/;
const TERM = /["“]([^"”]{1,40})["”]/g;
const PRONOUN = /^(?:we|you)$/i;
/** Forms of them that do not stand for the name itself. */
const BENT = /^(?:ours?|us|yours?)$/i;
/** In characters. */
const TO_DEFINITION = 170;

const memo = new WeakMap<Reading['facts'], Alias[]>();

/** The names that the contract gives a party where it names it: 'Company', 'we'. */
function definedNames(text: string, value: string, others: readonly string[]): string[] {
  const found: string[] = [];
  const low = text.toLowerCase();
  for (let at = low.indexOf(value.toLowerCase()); at >= 0; at = low.indexOf(value.toLowerCase(), at + 1)) {
    const behind = text.slice(at + value.length, at + value.length + TO_DEFINITION);
    const definition = DEFINITION.exec(behind);
    if (!definition) continue;
    const between = behind.slice(0, definition.index).toLowerCase();
    if (/[.;]\s+[a-z]/.test(between.slice(2)) || others.some((other) => between.includes(other.toLowerCase())))
      continue;
    for (const [, term = ''] of (definition[1] ?? '').matchAll(TERM)) found.push(term.replace(/^(?:the|an?)\s+/i, ''));
  }
  return found;
}

/** 'Lopez Hearth LLC' is also 'Lopez Hearth', 'Penhallow Textiles Limited' also 'Penhallow Textiles' and 'Penhallow'. */
function shortNames(value: string, known: ReadonlySet<string>): string[] {
  const bare = value.replace(LEGAL_FORM, '');
  const words = bare.split(/\s+/);
  const [first = ''] = words;
  const shorter = words.map((_, index) => words.slice(0, index + 1).join(' ')).slice(1);
  return [value, bare, ...shorter, ...(known.has(first.toLowerCase()) ? [first] : [])];
}

function aliasesOf(reading: Known): Alias[] {
  const done = memo.get(reading.facts);
  if (done) return done;
  const text = plain(reading.contract.text);
  const names = partyNames(reading);
  const known = new Set(names.map((name) => name.toLowerCase()));
  const values = reading.facts.parties.flatMap(({ value }) => (value ? [value] : []));
  const aliases: Alias[] = [];
  const taken = new Set<string>();
  const add = (written: string, name: string, anyCase: boolean) => {
    const key = written.toLowerCase();
    if (written.length < 2 || taken.has(key)) return;
    taken.add(key);
    aliases.push({ pattern: new RegExp(`(?<![\\w-])${spacedSource(written)}(?![\\w-])`, anyCase ? 'gi' : 'g'), name });
  };
  for (const { value, role } of reading.facts.parties) {
    const others = values.filter((other) => other !== value);
    const roles = (role ?? '')
      .split(/\s*(?:,|;|\/|\bor\b)\s*/)
      .map((one) => one.replace(/^(?:the|an?)\s+/i, '').trim())
      .filter((one) => one.length > 1);
    const defined = value ? definedNames(text, value, others).filter((one) => !BENT.test(one)) : [];
    const short = value ? shortNames(value, known) : [];
    const isRead = (name: string) => {
      const [mention] = partiesIn(reading, name);
      return mention?.from === 0 && mention.to === name.length;
    };
    const own = [...defined.filter((name) => PRONOUN.test(name)), ...roles, ...defined, ...short.toReversed()];
    const name = own.flatMap((one) => [one, one.toUpperCase()]).find(isRead);
    if (!name) continue;
    for (const one of [...roles, ...defined, ...short]) {
      const others = values
        .filter((other) => other !== value)
        .some((other) => other.toLowerCase().startsWith(one.toLowerCase()));
      if (!others) add(one, name, !/^\p{Lu}\p{Ll}+$/u.test(one) || !short.includes(one));
    }
  }
  // Roles that no party was found for: 'the Purchaser' of general conditions.
  for (const name of names) if (/^\p{Lu}\p{Ll}+$/u.test(name)) add(name, name, true);
  aliases.sort((one, other) => other.pattern.source.length - one.pattern.source.length);
  memo.set(reading.facts, aliases);
  return aliases;
}

/**
 * A text with one name for each party, whichever it uses: 'Tomas Wexler', 'the tenant' and 'the Tenant' are all 'Tenant', so that who acts in a claim and in its passages can be
 * compared.
 */
export function withOneName(reading: Known, text: string): string {
  const parts: string[] = [];
  let said = text;
  for (const { pattern, name } of aliasesOf(reading)) {
    // What was replaced is put aside, so that 'Ironwood' within a longer name is not replaced again.
    said = said.replace(pattern, (written, at: number) => {
      if (/\b(?:an?|another|any)\s$/i.test(said.slice(0, at)) && written !== name) return written;
      parts.push(name);
      return `⟦${parts.length - 1}⟧`;
    });
  }
  return said.replace(/⟦(\d+)⟧/g, (_, index: string) => parts[Number(index)] ?? '');
}
