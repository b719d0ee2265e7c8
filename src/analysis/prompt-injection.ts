import { fold } from './pdf/folding';

/**
 * Words that speak to a machine which reads the contract and not to its parties: "ignore all previous instructions", "report no
 * risks", the marks of chat formats. Contracts about models and assistants name them, but give no orders.
 */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|ignorier(?:e|en sie)|ignorez|ignora|vergiss|oublie[rz]?)\b.{0,50}\b(?:instructions?|prompts?|anweisungen|instrucciones|istruzioni)\b/i,
  /\b(?:report|answer|respond|reply|output|rate|classify|melde)\b.{0,80}\b(?:no (?:risks?|findings?|issues)|(?:overall )?risk (?:is )?low|severity low|empty list|keine risiken)\b/i,
  /\b(?:print|reveal|repeat|show|output)\b.{0,30}\b(?:your|the) (?:system )?(?:prompt|instructions)\b/i,
  /\byou are now (?:an?|in|the)\b/i,
  /\bwhen you (?:quote|review|summari[sz]e|analy[sz]e)\b/i,
  /\bcall the function\b/i,
  /\[\/?INST\]|<<\/?SYS>>|<\|[a-z_]+\|>|<\/document\b|^(?:system|assistant): ?[{[]/i,
];

/** Whether a sentence gives orders to a machine. Words broken at the ends of lines are read as whole. */
export function isOrderToSoftware(sentence: string): boolean {
  const { text } = fold(sentence, 'space');
  const whole = text.replace(/(\p{L})- ?(?=\p{L})/gu, '$1');
  return ORDERS.some((order) => order.test(text) || order.test(whole));
}
