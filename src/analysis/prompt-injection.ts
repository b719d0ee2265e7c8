import { wording } from './lexicon/words';
import { fold } from './pdf/folding';

/**
 * Words that speak to a machine which reads the contract and not to its parties: "ignore all previous instructions", "report no
 * risks", the marks of chat formats. Contracts about models and assistants name them, but give no orders.
 */
const ORDERS: readonly RegExp[] = [
  wording(
    'ignore, disregard, forget, override',
    30,
    'all, previous, prior, above, earlier, preceding, foregoing, system, your, these, those, former, other',
    30,
    'instruction(s), prompt(s)',
  ),
  wording(
    'ignore, disregard, forget, override',
    20,
    'instruction(s), prompt(s)',
    16,
    'above, before, so far, previously',
  ),
  wording(
    'ignorier{e,en sie}, ignorez, ignora, vergiss, oublie{r,z,}',
    50,
    'instructions, prompt(s), anweisungen, instrucciones, istruzioni',
  ),
  wording(
    'report, answer, respond, reply, output, rate, classify, melde',
    80,
    'no {risk(s),finding(s),issues}, (overall )risk (is )low, severity low, empty list, keine risiken',
  ),
  wording('print, reveal, repeat, show, output', 30, '{your,the} (system ){prompt,instructions}'),
  wording('you are now {a(n),in,the}, when you {quote,review,summari{s,z}e,analy{s,z}e}, call the function'),
  /\[\/?INST\]|<<\/?SYS>>|<\|[a-z_]+\|>|<\/document\b|^(?:system|assistant): ?[{[]/i,
];

/** Whether a sentence gives orders to a machine. Words broken at the ends of lines are read as whole. */
export function isOrderToSoftware(sentence: string): boolean {
  const { text } = fold(sentence, 'space');
  const whole = text.replace(/(\p{L})- ?(?=\p{L})/gu, '$1');
  return ORDERS.some((order) => order.test(text) || order.test(whole));
}
