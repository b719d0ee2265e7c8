import { sentenceEvidence } from '../../facts/fact';
import { STANDALONE } from '../../kinds/contract-kind';
import { isBesideBody } from '../../pdf/contract-text';
import { defineRule, eachOnce, finding } from '../rule';

const BLANK =
  /_{4,}|\[\s?(?:●|•|_+|\s{2,}|insert\b[^\]]{0,60}|to be (?:determined|completed|inserted|agreed)[^\]]{0,40}|tbd|amount|date|name|address|state|company name|name of [^\]]{0,30})\s?\]|\[\s?\](?=,?\s(?:day of|(?:19|20)\d\d)\b)|(?<=\b(?:as of|dated|on|day of|the)\s)\[\s?\]|\bTBD\b|\$\s?_{2,}/gi;
/** Lines to sign on are blank in every unsigned copy and are told by another rule. */
const LABEL_BELOW = /^\s*\(?(?:print(?:ed)? name|name|address|title|signature|date|witness|city)\b/i;
/** A line across the page parts sections; nothing is to be filled in there. */
const RULE_ACROSS = 60;
const TO_SIGN =
  /\b(?:by|name|title|date|signature|signed|print|its|witness|attest|address|phone|fax|e-?mail|attention|attn|officer|director|secretary|signatory|manager|president|representative|attorney|trustee|seal)\b\s?:?[\s_]*$|\/s\//i;

export const blanks = defineRule({
  id: 'blanks',
  label: 'Blanks left open',
  family: 'paper',
  severity: { medium: 'a term may be filled in after signing' },
  kinds: [...STANDALONE, 'amendment', 'unknown'],
  find(reading) {
    const { contract, outline } = reading;
    const signatures = outline.sections.filter((section) => section.kind === 'signatures');
    const open = contract.paragraphs
      .filter((p) => !isBesideBody(p) && !signatures.some((s) => p.start >= s.start && p.start < s.end))
      .flatMap((p) => {
        const text = contract.text.slice(p.start, Math.min(p.end, p.start + 4_000));
        return [...text.matchAll(BLANK)]
          .filter(
            (m) =>
              !(m.index === 0 && m[0].length >= RULE_ACROSS) &&
              !LABEL_BELOW.test(text.slice(m.index + m[0].length)) &&
              !/^\s*initial/i.test(text) &&
              text.replace(/[_\s]/g, '').length > 20 &&
              !TO_SIGN.test(text.slice(Math.max(0, m.index - 40), m.index)),
          )
          .map((m) => sentenceEvidence(contract, outline, p.start + m.index, p.start + m.index + m[0].length));
      });
    if (open.length === 0) return null;
    return finding(
      'medium',
      `The contract has ${open.length === 1 ? 'one blank' : `${open.length} blanks`} that ${open.length === 1 ? 'was' : 'were'} not filled in.`,
      'Fill in or strike out every blank before signing.',
      eachOnce(open).slice(0, 5),
    );
  },
});
