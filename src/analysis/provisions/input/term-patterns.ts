import type { ClausePattern } from './clause-pattern';

/** Law, term, renewal and end. */
export const TERM_PATTERNS: readonly ClausePattern[] = [
  {
    category: 'Governing Law',
    any: [
      /\b(?:governed|construed|interpreted|enforced)\b.{0,120}\b(?:laws?|internal laws|legislation)\sof\b/i,
      /\blaws?\sof\b.{0,80}\b(?:shall|will)\s(?:govern|apply|control)\b/i,
      /\b[A-Z][a-z]+ law (?:applies|governs|controls|decides)\b/,
      /\b(?:follows?|covered by|judged (?:by|under)) (?:the )?laws? of\b/i,
      /^\W*(?:\d{1,2}\.\s)?(?:[A-Z][a-z]+\s){1,3}law\.?$/,
    ],
    heading: /governing law|applicable law|choice of law/i,
  },
  {
    category: 'Effective Date',
    any: [/\beffective (?:as of|date|from|upon|on)\b.{0,60}\b(?:\d{4}|date)\b/i, /\bshall (?:become|be) effective\b/i],
  },
  {
    category: 'Expiration Date',
    any: [
      /\b(?:initial |original )?term\b.{0,120}\b(?:commenc|begin|start|continu|effective|remain|expir|end|be for|period of|is for)\w{0,6}\b.{0,160}\b(?:years?|months?|until|through|perpetu\w+|\d{4})\b/i,
      /\b(?:agreement|contract)\s(?:shall|will)\s(?:\w+\s){0,3}(?:remain|continue|be|expire|terminate|commence|extend)\b.{0,160}\b(?:period of|until|years?|months?|anniversary)\b/i,
      /\b(?:agreement|contract|lease|term|deal|it|subscription)\b.{0,40}\b(?:lasts?|runs? (?:for|until)|ends? on|stays? in force)\b.{0,80}\b(?:years?|months?|until|\d{4})\b/i,
    ],
    unless: /\bconfidential|\bsurviv|\bwarrant(?:y|s)\b/i,
    heading: /\bterm\b|duration/i,
  },
  {
    category: 'Renewal Term',
    any: [
      /\b(?:automatically\s)?(?:renew(?:s|ed|al)?|extend(?:s|ed)?)\b.{0,140}\b(?:successive|additional|further|consecutive|renewal|period|term)\b.{0,60}\b(?:years?|months?|periods?|terms?)\b/i,
      /\b(?:year-to-year|year to year|month-to-month|month to month)\b/i,
      /\brenews?\b.{0,40}\b(?:by itself|on its own|each (?:month|year)|every|until|for another)\b/i,
      /\b(?:continues?|carries on|rolls? over|goes on|repeats?)\b.{0,80}\b(?:further|another|more|additional) (?:\w+ ){0,3}(?:years?|months?|periods?|terms?)\b/i,
      /\bextend (?:the|this) (?:lease|agreement|contract|term)\b.{0,60}\b(?:for|by|once)\b.{0,40}\b(?:years?|months?|periods?)\b/i,
    ],
    unless: /\bwarrant(?:y|ies)\b|\blease of\b/i,
    heading: /\bterm\b|renew|duration/i,
  },
  {
    category: 'Notice Period To Terminate Renewal',
    any: [
      /\b(?:renew|extend)\w{0,8}\b.{0,300}\bunless\b.{0,200}\b(?:notice|notif)\w{0,6}\b/i,
      /\bunless\b.{0,200}\bnotice\b.{0,120}\b(?:not\sto\srenew|non-?renewal|intent\w*\snot|expiration of|end of)\b/i,
      /\bnotice of (?:non-?renewal|(?:its )?(?:intent|intention|election|decision) not to renew)\b/i,
      /\bunless\b.{0,120}\b(?:cancels?|says? no|tells?|writes?)\b.{0,120}\b(?:before|ahead)\b/i,
      /\b(?:cancel|tell us|write to us)\b.{0,80}\b(?:days|weeks|months) (?:before|ahead)\b.{0,80}\b(?:end|renew|year|term|period)/i,
    ],
    negated: true,
  },
  {
    category: 'Termination For Convenience',
    any: [
      /\b(?:terminat\w{1,5}|cancel\w{0,6})\b.{0,160}\b(?:for convenience|without cause|for any reason|for no reason|with or without cause|at any time|in its sole discretion|at will|without reason)\b/i,
      /\b(?:at any time|for any reason|without cause|with or without cause|for convenience)\b.{0,120}\b(?:terminat\w{1,5}|cancel)\b/i,
      /\b(?:until|if) (?:terminated|cancell?ed) by either party\b.{0,80}\bnotice\b/i,
      /\b(?:may|can|right to|entitled to|wishing to) (?:terminate|cancel)\b.{0,120}\b\d{1,3}\)?(?: |-)days?\b.{0,60}\bnotice\b/i,
      /\b(?:may|right to|entitled to) (?:terminate|cancel) this (?:agreement|contract)\b.{0,60}\b(?:upon|by|on|with) (?:giving )?(?:at least |not less than )?(?:\w+ )?\(?\d{1,3}\)? days?'? (?:prior )?(?:written )?notice\b/i,
      /\b(?:may|can)\s(?:also )?(?:end|cancel|stop|leave|terminate)\b.{0,100}\b(?:whenever|at any (?:time|moment)|any time|for any reason|when (?:it|he|she|they|you|we) (?:likes?|wants?|pleases?)|without (?:a |giving a )?reason)\b/i,
      /\b(?:may|can) end (?:it|this|the)\b.{0,60}\bnotice\b/i,
    ],
    unless: /\b(?:breach|default|insolven|bankrupt|fails? to|failure|with cause)/i,
    heading: /terminat|term\b/i,
  },
  {
    category: 'Change Of Control',
    any: [
      /\bchange (?:of|in) (?:the )?control\b/i,
      /\b(?:merger|merges?|consolidat\w+|acquisition|acquired|sale)\b.{0,200}\b(?:all or substantially all|substantially all|controlling interest|majority|voting)\b.{0,200}\b(?:terminat|consent|notice|assign|notify)\w{0,6}\b/i,
      /\b(?:terminat|consent|notice|assign|notify)\w{0,6}\b.{0,200}\b(?:merger|consolidation|acquisition|change of (?:ownership|control)|sale of (?:all|substantially|a majority))\b/i,
      /\b(?:if|when)\b.{0,40}\b(?:is|are|gets?) (?:sold|bought|taken over|acquired)\b/i,
      /\b(?:control|ownership) of\b.{0,40}\bchanges\b/i,
      /\b(?:buys?|buying|selling|sells?) (?:more than half|control|a majority|most)\b/i,
    ],
    negated: true,
    heading: /assign|change|control|terminat/i,
  },
  {
    category: 'Anti-Assignment',
    any: [
      /\b(?:not|neither|nor|no)\b.{0,160}\b(?:assign|assigned|assignable|assignment|transfer|transferred|delegate)\b.{0,200}\b(?:consent|approval|permission|authori[sz]ation|agreement)\b/i,
      /\b(?:not|neither)\b.{0,60}\b(?:assign|assigned|assignable)\b/i,
      /\b(?:assign|transfer)\w{0,5}\b.{0,120}\bwithout\b.{0,60}\b(?:consent|approval|permission)\b/i,
      /\bassign\w{0,5}\b.{0,80}\b(?:null and void|void)\b/i,
      /\b(?:can't|cannot|won't|must not|may not|may never)\b.{0,40}\b(?:transfer|assign|hand over|hand on|pass on|sublet|give)\b.{0,60}\b(?:agreement|contract|lease|rights?|place)\b/i,
      /\b(?:agreement|contract|lease)\b.{0,20}\b(?:can't|cannot|must not) be (?:transferred|assigned|handed)/i,
    ],
    negated: true,
    unless:
      /\bperson assigned|\bassigned to (?:it|them|him) (?:in|under) (?:this|section)|\bmeanings? assigned|\bassigned personnel/i,
    heading: /assign|transfer|successors/i,
  },
  {
    category: 'Post-Termination Services',
    any: [
      /\b(?:upon|after|following|on) (?:the |any )?(?:effective date of )?(?:the )?(?:earlier )?(?:expiration|termination|expiry|cancellation)\b.{0,300}\b(?:shall|will|must|agrees? to|may continue)\b/i,
      /\b(?:shall|will|may)\b.{0,160}\b(?:following|after|upon) (?:the |any )?(?:effective date of )?(?:the )?(?:expiration|termination|expiry)\b.{0,120}\b(?:days|months|period|sell|inventory|transition|wind|return|cease|continue)\b/i,
      /\b(?:transition (?:services|assistance|period)|wind-?down|sell-?off period|last[- ](?:time )?buy)\b/i,
      /\b(?:after|when|once) (?:this|the|our) (?:agreement|contract|licen[cs]e|lease|subscription|deal) (?:ends|is over|has ended)\b/i,
    ],
    unless: /\bconfidential information\b|\bsurvive\b|\bdisclosing party|\bsolicit|\bcompete\b/i,
    heading: /terminat|expir|effect|transition/i,
    negated: true,
  },
];
