import type { Fact } from '../../shared/analysis';
import { type DateMention, findDates } from './dates';
import { found, missing, sentenceEvidence } from './fact';
import { openingOf } from './opening';
import type { Source } from './source';

const LEADS = /\b(?:dated|made|entered|executed|effective|as of|as at|this|on|date(?:d)?:?|the)\b[^.]{0,60}$/i;
/** Dates of other papers, which openings and recitals also name. */
const OTHER_PAPER =
  /\b(?:amend(?:ed|s|ment)?[^.]{0,80}|certain [^.]{0,80}|pursuant to [^.]{0,80}|filed[^.]{0,40}|ended|ending|expires?|until|through|act of|form 10)$/i;
const SIGNING = /\b(?:in witness whereof|date[d]?|signed|executed)\b/i;

interface Dated {
  mention: DateMention;
  confidence: number;
}

function inOpening(source: Source): Dated | null {
  const opening = openingOf(source);
  if (!opening) return null;
  const text = source.plain.slice(opening.start, Math.min(opening.end, opening.start + 3000));
  const dates = findDates(text).filter((mention) => mention.kind !== 'month');
  const led = dates.filter(
    (mention) =>
      LEADS.test(text.slice(Math.max(0, mention.start - 80), mention.start)) &&
      !OTHER_PAPER.test(text.slice(Math.max(0, mention.start - 100), mention.start)),
  );
  const mention = led[0] ?? dates[0];
  return mention ? { mention: shift(mention, opening.start), confidence: led[0] ? 0.93 : 0.75 } : null;
}

function shift(mention: DateMention, by: number): DateMention {
  return { ...mention, start: mention.start + by, end: mention.end + by };
}

/** A date on a line of its own near the title: 'May 8, 2014', 'Dated as of May 8, 2014', 'Agreement Date: 5/8/2014'. */
function onTitlePage(source: Source): Dated | null {
  for (const paragraph of source.contract.paragraphs) {
    if (paragraph.start > 5000 || paragraph.kind === 'header' || paragraph.kind === 'footer') break;
    const text = source.plain.slice(paragraph.start, paragraph.end);
    if (text.length > 200) continue;
    const mention = findDates(text).find((date) => date.kind === 'day');
    if (!mention || /\b(?:filed|10-?[kq]|8-k|exhibit|ex-|page|rev(?:ised|ision)?|version)\b/i.test(text)) continue;
    const around = text.length - (mention.end - mention.start);
    if (around < 60) return { mention: shift(mention, paragraph.start), confidence: 0.8 };
  }
  return null;
}

/** The date beside the signatures: 'Date: May 8, 2014', 'as of this 8th day of May, 2014'. The latest counts: a contract is made when the last party signs. */
function atSignatures(source: Source): Dated | null {
  const from = Math.max(0, source.plain.length * 0.4);
  let latest: DateMention | null = null;
  for (const match of source.plain
    .slice(from)
    .matchAll(/\b(?:in witness whereof|date[d]?:|date signed|signed (?:this|on)|executed (?:this|on|as of))/gi)) {
    const at = from + match.index;
    const mention = findDates(source.plain.slice(at, at + 260)).find((date) => date.kind === 'day');
    if (mention?.iso && (!latest?.iso || mention.iso > latest.iso)) latest = shift(mention, at);
  }
  return latest && SIGNING.test(source.plain.slice(Math.max(0, latest.start - 260), latest.start))
    ? { mention: latest, confidence: 0.75 }
    : null;
}

/** The date of the contract. A blank or redacted date is not guessed: it is absent, with the blank as evidence. */
export function agreementDate(source: Source): Fact {
  const opening = inOpening(source);
  const dated = opening?.mention.iso ? opening : (onTitlePage(source) ?? atSignatures(source));
  const best = dated ?? opening;
  if (!best) return missing(source.contract);
  const evidence = sentenceEvidence(source.contract, source.outline, best.mention.start, best.mention.end);
  if (!best.mention.iso) return missing(source.contract, [evidence], 'the date is left blank or redacted');
  const written = source.contract.text.slice(best.mention.start, best.mention.end);
  return found({ value: written, normalized: best.mention.iso, confidence: best.confidence, evidence: [evidence] });
}
