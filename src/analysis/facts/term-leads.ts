const DOCUMENT =
  '(?:agreement|contract|lease|license|amendment|addendum|jsma|schedule|undertaking|deed|arrangement|appointment|engagement|franchise|joint venture|mou|project)';
const LASTS =
  '(?:commence|begin|start|become (?:effective|binding)|be(?:en)? (?:effective|valid|in effect|in force|binding|for)|take effect|is (?:effective|valid|in effect|for)|effective|come into|enter into force|remain|continue|run|last|expire|terminate(?:, and [^.;]{0,90},)? (?:on|upon|at|two|three|one|\\d)|end|extend|survive until|have an? (?:initial )?(?:term|duration)|shall be for)';
const LEADS: { pattern: RegExp; weight: number }[] = [
  {
    pattern:
      /[("](?:the )?"?(?:initial )?(?:term|contract period|contract term|agreement term|covered period|base term)"?"?\)/i,
    weight: 3,
  },
  {
    pattern:
      /^(?:\(?[a-z\d.]{1,6}[.)]?\s{1,3})?[^a-z]{0,12}"?(?:initial |contract |agreement )?(?:term|contract period|duration|(?:expir\w+|termination|end) date)"?[^a-z]{0,3} (?:shall mean|means?|is|shall be|shall|will)\b/i,
    weight: 3.5,
  },
  {
    pattern: new RegExp(
      `\\b(?:the )?(?:initial |primary |base )?(?:term|duration|period) of (?:this|the) (?:[\\w"'-]{1,20} ){0,5}?${DOCUMENT}\\b`,
      'i',
    ),
    weight: 3,
  },
  { pattern: /\b(?:an? |the )?(?:initial|primary|base) (?:term|period)\b/i, weight: 2.5 },
  // In everyday words: 'The first term is three years', 'It starts on June 1 and ends on May 31', 'The duty lasts five years'.
  { pattern: /\bthe first (?:term|period) (?:is|lasts|runs)\b/i, weight: 3 },
  {
    pattern:
      /\b(?:it|they|agreement|contract|lease|tenancy|letting|terms?|subscription|loan|engagement|appointment) (?:starts?|begins?|commences?|runs?|takes effect)\b[^.;]{0,60}\b(?:ends?|until|through|for)\b/i,
    weight: 3,
  },
  {
    pattern:
      /\b(?:it|agreement|contract|lease|tenancy|membership|subscription|loan|engagement|plan|licen[cs]e|policy) (?:lasts?|is (?:for|(?:good|valid) (?:for|through|until))|is (?=[\w-]+ (?:weeks|months|years)\b)|runs? (?:for|through|until))\b/i,
    weight: 2.3,
  },
  { pattern: /\b(?:duty|duties|obligations?|promises?) (?:lasts?|continues?|runs?|ends?)\b/i, weight: 1.8 },
  {
    pattern:
      /\b(?:engages?|appoints?|retains?|hires?|employs?)\b[^.;]{0,100}\bfor an? (?:initial |fixed |minimum )?(?:term|period) of\b|\binitial (?:[\w-]+ (?:\(\d+\) ?)?){0,2}[\w-]*[ -]?(?:year|month) term\b|\bis an? [\w()-]+(?: \(\d+\))? ?-?(?:year|month) (?:agreement|contract)\b/i,
    weight: 2.5,
  },
  // A form's own lines for the term and its end.
  {
    pattern: /(?:^|\s)(?:subscription|initial|contract|service|licen[cs]e) term ?: {1,3}(?=\d|[a-z]+ ?\()/i,
    weight: 3,
  },
  {
    pattern:
      /\b(?:contract end|(?:contract |agreement )?(?:expiration|expiry|end) date|(?:contract|agreement) expires)["')]{0,2} ?: {1,4}(?=\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i,
    weight: 4,
  },
  {
    pattern: /"[^"]{0,30}\b(?:end of (?:the )?term|(?:expiration|termination|end) date)" (?:shall )?means?\b/i,
    weight: 3,
  },
  {
    pattern: new RegExp(`\\b(?:this|the) (?:[\\w"'&-]{1,20} ){0,4}?${DOCUMENT}\\b[^.;]{0,220}?\\b${LASTS}`, 'i'),
    weight: 2.5,
  },
  {
    pattern:
      /^(?:\(?[\da-z][\d.]*[.)]?\s{1,3})?(?:the )?(?:(?:effective|cooperation|contract|license|lease|project|agreement) )?(?:term|period)\b[^.;]{0,60}\b(?:shall|will|is|commence|begin)/i,
    weight: 2.5,
  },
  {
    pattern:
      /\b(?<!during the )(?:terms?|duration|period|termination date|expiration date|expiry date|contract end)(?: of (?:the )?(?:agreement|contract|project))? ?[:-] /i,
    weight: 2,
  },
  {
    pattern: /\b(?:employment|appointment)\b[^.;]{0,60}\b(?:shall|will) (?:commence|continue|begin)\b/i,
    weight: 4.2,
  },
  {
    pattern:
      /\b(?:obligations?|restrictions|provisions|undertakings?)\b[^.;]{0,120}\b(?:this|the) (?:letter )?agreement\b[^.;]{0,160}\b(?:terminate|expire|cease|remain|continue|end|lapse)\b/i,
    weight: 1.6,
  },
];
/** The weight of a sentence and where its words on the term begin; a definition in brackets stands at the end. */
export function weightOf(text: string): { weight: number; at: number } {
  let weight = 0;
  let at = text.length;
  for (const lead of LEADS) {
    const match = lead.pattern.exec(text);
    if (!match) continue;
    if (!match[0].endsWith(')')) at = Math.min(at, match.index);
    weight = Math.max(weight, lead.weight) + (weight > 0 ? 0.4 : 0);
  }
  return { weight, at: at === text.length ? 0 : at };
}
