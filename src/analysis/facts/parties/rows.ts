import type { LabelValue } from '../../document/label-values';
import { labelNames, labelWords } from '../../document/labels';
import { plainText } from '../../document/plain-text';
import { hasDigit, wordsIn } from '../../lexicon/characters';
import { closingWords, onlyWords, openingWords, upTo, wording } from '../../lexicon/words';
import { endsLikeOrganisation, isFirm, legalFormOf } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { roleIn } from './aliases';
import { isParticular, labelInRow, leadInCell } from './cells-of-row';
import { haveBothSides } from './head-of-paper';
import { callsParty, ROW_LETTER } from './listed-by-role';
import { isNatural, type PartyMention } from './mention';
import { readName } from './name';
import { namesInCell } from './names-in-cell';
import { withTitle } from './person';
import { endsInRole, isPronoun, namesRole } from './role-words';
import { whoWeAre } from './who-we-are';

/** How far from the first word a form names its parties; the tables of schedules name others. */
const HEAD = 6000;
/** What a label calls the reader or the writer: 'The couple (“you”)', 'Operator (“Tramshed”, “we”)'. */
const SPEAKER = wording('\\(', upTo(100, '()'), '"{you,we,us,me,i}"', upTo(100, '()'), '\\)');
/** Labels of names, whose role stands on the line above or over the column. */
const NAME_LABEL = onlyWords(
  '({full,legal,company,business,registered,party} )({full,legal,company,business,registered} )name, company, organi{s,z}ation, entity, business',
);
/** Labels that lead into a list of parties: 'Between: Acme Ltd', 'And: Beta Ltd'. */
const LEADS = onlyWords(
  '(who is ){selling,buying,letting,renting,lending,borrowing,hiring,booking}, between, and, order placed {with,by}, {lent,let,hired,ordered,sold,bought,supplied,rented,licen{c,s}ed} {by,to,from}',
);
/** Under such a label stands a salesman as often as a seller. */
const SOLD_BY = onlyWords('{sold,ordered,order taken,hired,rented,let,supplied,booked} by');
/** The two of a letter or note: companies, or both told. */
const SENT: readonly string[] = ['from', 'to'];
/** The two of a proposal, where both are told. */
const PROPOSED_TO = onlyWords('({proposal,quote,quotation,estimate} ){prepared for,submitted to,presented to}');
const PROPOSED_BY = onlyWords('({proposal,quote,quotation,estimate} ){prepared by,submitted by,presented by}');
/** An offer of prices says above its list whom it is for. */
const OFFER_HEAD = 600;
const IS_OFFER = wording('quotation, quote, estimate');
/** What somebody is at a firm is nobody's name: 'Party: Director'. */
const OFFICE_ALONE = onlyWords(
  '({managing,company,sole,finance} ){director,secretary,manager,owner,partner,president,proprietor,trustee}(s)',
);
/** Labels of a block in which a person signs for somebody else. */
const SIGNS = onlyWords('by, title, its, signature, position, signed( by)');
const OFFICE = onlyWords('by, title, its, position, office, capacity, for and on behalf of');
const SURETY = onlyWords('({the,personal,joint} ){guarantor,surety,co-signer,cosigner}(s)( #1-2)');
/** Columns of a table in which the parties sign: of their names, and of hands and offices. */
const NAME_COLUMN = onlyWords('({full,legal,printed,party} )name(s)( of party), party');
const HAND_COLUMN = onlyWords('signature(s), signed( by), sign here');
const OFFICE_COLUMN = onlyWords('title, position, office, capacity, signatory, authori{s,z}ed signatory');
const CONFIDENCE = 0.85;

/** The parties that rows and labels of a form name: 'Landlord | Jane Doe', 'Company | Acme Inc. | Beta LLC', 'HIRER / Name: Acme Ltd'. */
export function partiesInRows(source: Source): PartyMention[] {
  const { labelValues } = source.document;
  const mentions = labelValues.flatMap((read) => {
    const pair = ofOwnLabel(source, read);
    if (pair?.state !== 'filled') return [];
    const role = roleOf(source, pair);
    // 'R. Tanner (seller) | M. Falk (buyer)': two who sign beside each other.
    const areSigners = [pair.label, pair.value].every(({ text }) => namesRole(/ \((.{3,20})\)$/.exec(text)?.[1] ?? ''));
    if (role === null || areSigners) return [];
    const whole = plainText(pair.value.text);
    const asked = leadInCell(pair, whole);
    if (asked === null) return [];
    const [label = ''] = pair.names;
    const isOffer = PROPOSED_TO.test(label) || PROPOSED_BY.test(label);
    const lead = asked + (isOffer ? firmBehind(whole.slice(asked)) : 0);
    const cell = whole.slice(lead);
    const names = isHeading(source, pair) ? [] : namesInCell(cell);
    const detailsOf = (index: number) => cell.slice(names[index]?.end ?? 0, names[index + 1]?.start ?? cell.length);
    // 'Families: Ann Lee ("Family A") and Bo Kim ("Family B")': each has a name of its own; that of 'Ann Lee and Bo Kim ("the Bakers")' is of both.
    const haveOwn = names.length > 1 && names.every((_, index) => roleIn(detailsOf(index)) !== null);
    return names
      .filter(({ name }) => !OFFICE_ALONE.test(name) && !isParticular(name))
      .map((read, index): PartyMention => {
        const { name, start, end } = withTitle(cell, read);
        const details = detailsOf(index);
        const own = haveOwn ? roleIn(details) : null;
        return {
          name,
          start: pair.value.start + lead + start,
          end: pair.value.start + lead + end,
          role: own ?? (role === '' ? null : role),
          details,
          confidence: CONFIDENCE,
        };
      });
  });
  // 'Contractor', 'Owner' and then 'Sold by': who sold is one of theirs.
  const sellers = new Set(
    labelValues.flatMap(({ names: [name = ''], value }) => (SOLD_BY.test(name) ? [value.start] : [])),
  );
  if (haveBothSides(mentions)) return mentions.filter(({ start }) => !sellers.has(start));
  // So is 'Sold by: Trey M.' where the terms say which firm 'we' are.
  const isOfFirm = sellers.size > 0 && whoWeAre(source).some(({ name }) => legalFormOf(name) !== null);
  return mentions.filter(({ start, name }) => !(isOfFirm && sellers.has(start) && legalFormOf(name) === null));
}

/** The pair under the label that its cell has in a row where labels and values take turns; null for a cell that is such a label. */
function ofOwnLabel({ document }: Source, pair: LabelValue): LabelValue | null {
  if (pair.form !== 'row') return pair;
  const row = placesOf(document.labelValues).byLabel.get(pair.label.start) ?? [];
  const label = labelInRow(pair, row);
  return label === pair.label ? pair : label && { ...pair, label, names: labelNames(label.text) };
}

/** 'Member | Contribution | Units': the row of a table that says what its columns have. */
function isHeading({ document }: Source, { label, form }: LabelValue): boolean {
  const cells = placesOf(document.labelValues).byLabel.get(label.start) ?? [];
  return (
    form === 'row' &&
    cells.length > 1 &&
    cells.every(
      ({ value }) => wordsIn(value.text).length < 3 && legalFormOf(value.text) === null && !hasDigit(value.text),
    ) &&
    cells.some(({ value }) => wordsIn(value.text).length === 1)
  );
}

/** What the label calls the party; '' for a party whose role it does not say, null where it asks for something else. */
function roleOf(source: Source, pair: LabelValue): string | null {
  const label = plainText(pair.label.text);
  const [name = ''] = pair.names;
  const signed = columnToSign(source, pair);
  if (signed === 'other') return null;
  const isHead = pair.label.start < HEAD || signed === 'name';
  const isRole = () =>
    namesRole(labelWords(label)) || (endsInRole(label) && isUsed(source, labelWords(label).replace(BEFORE_ROLE, '')));
  if (isHead && (SPEAKER.test(label) || isRole()))
    return calledInLabel(source, pair.label.text) ?? roleWords(pair.label.text);
  if (isHead && isPronoun(labelWords(label)) && bothSpeak(source)) return labelWords(label).toLowerCase();
  if (NAME_LABEL.test(name)) {
    const heading = pair.column ? pair.column.text : lineAbove(source, pair);
    // 'GUARANTOR 1' over 'Full name' and 'Signature' signs for himself where no office stands beside.
    const signs = SURETY.test(heading ?? '') ? OFFICE : SIGNS;
    const isForAnother = () => !endsLikeOrganisation(firstNameOf(pair)) && isSigned(source, pair, signs);
    if (heading !== null && namesRole(heading) && !isForAnother()) return roleWords(heading);
    const isColumns = isOneOfTwo(source, pair) && endsLikeOrganisation(firstNameOf(pair));
    return isColumns ? '' : null;
  }
  if (pair.label.start < HEAD / 2 && (LEADS.test(name) || isSent(source, pair) || isProposed(source, pair))) return '';
  return null;
}

/**
 * Of the row of a table in which the parties sign, whether the pair has the party's name: 'Company | Acme LLC | /s/ Ann Lee, Manager' under 'Capacity | Name | Signature'. Null
 * where no such columns are, and of a person beside an office, who signs for the party.
 */
function columnToSign({ document }: Source, { label, value, column, form }: LabelValue): 'name' | 'other' | null {
  if (form !== 'row' || !column) return null;
  const row = placesOf(document.labelValues).byLabel.get(label.start) ?? [];
  const has = (words: RegExp) => row.some((pair) => words.test(pair.column?.text ?? ''));
  if (!has(NAME_COLUMN) || !has(HAND_COLUMN)) return null;
  if (has(OFFICE_COLUMN) && legalFormOf(value.text) === null) return null;
  return NAME_COLUMN.test(column.text) ? 'name' : 'other';
}

/** 'Us | Acme Ltd', 'You | Ann Lee': a form that has a row for each. */
function bothSpeak({ document }: Source): boolean {
  const said = document.labelValues.filter(({ label }) => label.start < HEAD).map(({ names: [name = ''] }) => name);
  return said.some((name) => OURS.test(name)) && said.some((name) => YOURS.test(name));
}
const OURS = onlyWords('us, we, me, i');
const YOURS = onlyWords('you');

const BEFORE_ROLE = openingWords('(full )(legal )name of (the ), the, your');
const AFTER_ROLE = closingWords('(full )(legal )name');
const POSSESSIVE = closingWords("{'s,’s}");

/** In a label: 'Applicant (the Customer)', 'Hire company (hereinafter the "Owner")'. */
const CALLED_IN_LABEL = /\((?:herein(?:after)? )?(?:the |["“](?:the )?)["“]?([^()"“”]{3,30})["”]?\)/u;

/** What the paper calls who is labelled otherwise, where it says this more often: the Customer of 'Applicant (the Customer)'. */
function calledInLabel({ plain }: Source, label: string): string | null {
  const [whole = '', called = ''] = CALLED_IN_LABEL.exec(label) ?? [];
  if (!namesRole(called)) return null;
  const said = plain.toLowerCase();
  const often = (words: string) => said.split(words.toLowerCase()).length;
  return often(called) >= often(label.replace(whole, '').trim()) ? called : null;
}

/** The role in a label: 'Member' of 'Member name', 'lodger' of 'The lodger'. */
function roleWords(label: string): string {
  const numbered = labelWords(label).replace(/^\d{1,2}[.)]? /, '');
  const unlettered = numbered.replace(ROW_LETTER, '');
  const words = callsParty(unlettered) ? unlettered : numbered;
  const bare = words.replace(BEFORE_ROLE, '').replace(AFTER_ROLE, '').trim();
  const role = bare.replace(POSSESSIVE, '') || words;
  // 'Parent(s)/Guardian(s)'.
  return role.replace(/ \/(?=\S)/g, '/');
}

/** Whether the paper goes on to speak of who is labelled: 'the Accommodation Provider may ...'. */
function isUsed({ plain }: Source, label: string): boolean {
  return plain.indexOf(label, plain.indexOf(label) + 1) > 0;
}

function isSent({ document, plain }: Source, { names: [name = ''], value }: LabelValue): boolean {
  const tells = (label: string) =>
    document.labelValues.some(({ names, label: { start } }) => names[0] === label && start < HEAD / 2);
  return (
    SENT.includes(name) &&
    (legalFormOf(namesInCell(plainText(value.text))[0]?.name ?? '') !== null ||
      SENT.every(tells) ||
      (name === 'to' && value.start < OFFER_HEAD && IS_OFFER.test(plain.slice(0, OFFER_HEAD))))
  );
}

/** Whether a label says who proposes or to whom, and another the other one: 'Prepared for' and 'Prepared by'. */
function isProposed({ document }: Source, { names: [name = ''], value }: LabelValue): boolean {
  const other = PROPOSED_TO.test(name) ? PROPOSED_BY : PROPOSED_BY.test(name) ? PROPOSED_TO : null;
  return (
    other !== null &&
    value.start < HEAD / 2 &&
    document.labelValues.some(({ names: [one = ''], label }) => label.start < HEAD / 2 && other.test(one))
  );
}

/** Where in a cell the firm stands for which somebody is named: 'Ann Lee, Acme Ltd'; 0 where it begins with a firm or tells none. */
function firmBehind(cell: string): number {
  if (!isNatural(readName(cell)?.name ?? '')) return 0;
  for (let at = cell.indexOf(', '); at >= 0; at = cell.indexOf(', ', at + 1)) {
    const read = readName(cell.slice(at + 2));
    if (read?.start === 0 && isFirm(read.name)) return at + 2;
  }
  return 0;
}

/** Whether the name stands among the lines of a signature, with labels of this kind. */
function isSigned({ document }: Source, pair: LabelValue, labels: RegExp): boolean {
  const { byParagraph } = placesOf(document.labelValues);
  return [-2, -1, 0, 1, 2].some((off) =>
    byParagraph.get(pair.paragraph + off)?.some(({ names: [name = ''] }) => labels.test(name)),
  );
}

/** The pairs of a form by where they stand, so that the neighbours of one are found without a look at all. */
interface Places {
  byParagraph: ReadonlyMap<number, readonly LabelValue[]>;
  byLabel: ReadonlyMap<number, readonly LabelValue[]>;
}

const places = new WeakMap<readonly LabelValue[], Places>();

function placesOf(pairs: readonly LabelValue[]): Places {
  const known = places.get(pairs) ?? {
    byParagraph: Map.groupBy(pairs, ({ paragraph }) => paragraph),
    byLabel: Map.groupBy(pairs, ({ label }) => label.start),
  };
  places.set(pairs, known);
  return known;
}

function firstNameOf({ value }: LabelValue): string {
  return namesInCell(plainText(value.text))[0]?.name ?? '';
}

/** Two organisations side by side under one label are the two who sign. */
function isOneOfTwo({ document }: Source, pair: LabelValue): boolean {
  const alike = placesOf(document.labelValues).byLabel.get(pair.label.start) ?? [];
  const beside = alike.filter(({ form }) => form === 'row');
  return beside.length === 2 && beside.every((other) => endsLikeOrganisation(firstNameOf(other)));
}

function lineAbove({ contract }: Source, { paragraph }: LabelValue): string | null {
  const above = contract.paragraphs[paragraph - 1];
  return above && above.end - above.start < 60 ? contract.text.slice(above.start, above.end) : null;
}
