import type { ContractText } from '../pdf/contract-text';
import { outlineOf } from '../provisions/input/segment';
import { changedLater } from './changed-later';
import { type Definition, definitionsOf } from './definitions';
import { type LabelValue, labelValuesOf } from './label-values';
import { mailsBefore } from './mails-before';
import type { Outline } from './outline';
import { struckByNumber } from './struck-by-number';
import { struckLater } from './struck-later';
import { type Span, type TickBox, tickBoxesOf, untickedSpans } from './tick-boxes';

/** What the structure of a contract says, read once for everybody. */
export interface ContractDocument {
  outline: Outline;
  /** Labels with their values, in the order of the labels. */
  labelValues: LabelValue[];
  tickBoxes: TickBox[];
  /** Where options stand that nobody ticked, and terms that later or stronger words strike, in order: nothing may rest on them. */
  unticked: Span[];
  /** Every definition of a term, in the order of the text. */
  definitions: Definition[];
}

/** Reads the structure of a contract: sections and sentences, label–value pairs, tick boxes, definitions. Linear in the text. */
export function documentOf(contract: ContractText): ContractDocument {
  const outline = outlineOf(contract);
  const tickBoxes = tickBoxesOf(contract, outline.sections);
  const notTicked = untickedSpans(tickBoxes);
  const unticked = [
    ...notTicked,
    ...struckLater(contract, outline.sentences),
    ...struckByNumber(contract, outline.sentences, notTicked),
    ...[mailsBefore(contract, outline.sentences)].filter((one) => one !== null),
    ...[...changedLater(contract, outline).values()].flatMap(({ gone }) => gone ?? []),
  ].toSorted((one, other) => one.start - other.start);
  const definitions = definitionsOf(contract, outline);
  // A row of a glossary is a definition and no pair; a label may hold one in parentheses: 'Operator (“we”) | Acme Ltd'.
  const glossary = new Set(definitions.flatMap(({ kind, start }) => (kind === 'parenthetical' ? [] : start)));
  return {
    outline,
    labelValues: labelValuesOf(contract, outline.sections, tickBoxes).filter(
      (pair) => pair.form !== 'row' || !(glossary.has(pair.label.start) || isOfUnticked(pair, unticked)),
    ),
    tickBoxes,
    unticked,
    definitions,
  };
}

/** Whether a row as a whole is an option that nobody ticked: 'One class a week | €38 a month | [ ]'. */
function isOfUnticked({ label, value }: LabelValue, unticked: readonly Span[]): boolean {
  return unticked.some(({ start, end }) => start <= label.start && value.end <= end);
}
