import { endsBehindConsonant } from '../characters';

/** What parties to a contract do, as the present tense says it of them: 'Provider hosts', 'you pay'. No words that are mostly nouns. */
const DEALING =
  'accept acknowledge acquire agree allow apply appoint approve arrange assign assume authorise authorize bear begin borrow bring build buy cancel carry choose clean collect consent create credit deal decide defend deliver determine disclaim disclose earn employ enter exclude extend fail fix forfeit furnish get give grant guarantee hand have help hire hold host indemnify insure keep lease lend let license maintain make manage notify obtain own participate pay perform permit prepare produce promise protect provide purchase put receive refuse reimburse release rent replace represent require reserve resell retain return sell send serve set settle sign store submit supply surrender suspend take tell terminate train transfer understand undertake use waive wish withdraw work write need owe leave cover answer become stop say speak go come';

/** As the subject is one ('pays') and as it is many, or 'you' or 'we' ('pay'). */
export const PRESENT_VERBS: readonly string[] = [...new Set(DEALING.split(' '))].flatMap((verb) => [
  verb,
  thirdPerson(verb),
]);

/** Verbs whose present tense binds in contracts that never say 'shall'. */
export const BINDING_VERBS: readonly string[] = [
  ...'pay buy sell lend deliver give keep help make provide host clean send get insure store fix'.split(' '),
].flatMap((verb) => [verb, thirdPerson(verb)]);

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (endsBehindConsonant(verb, 'y')) return `${verb.slice(0, -1)}ies`;
  return ['s', 'x', 'o', 'ch', 'sh'].some((ending) => verb.endsWith(ending)) ? `${verb}es` : `${verb}s`;
}
