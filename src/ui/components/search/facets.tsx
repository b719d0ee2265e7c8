import type { FacetValue, SearchAnswer } from '../../../shared/search';
import { classNames } from '../../kit/class-names';
import { Select } from '../../kit/select';
import { ask } from '../../lib/search';
import type { Asked, Narrowing } from '../../lib/search-address';
import { labelOf } from './words';

type Facets = SearchAnswer['facets'];

const FACETS: { part: Narrowing & keyof Facets; name: string }[] = [
  { part: 'kind', name: 'Kind' },
  { part: 'party', name: 'Party' },
  { part: 'law', name: 'Governing law' },
  { part: 'rating', name: 'Risk' },
];

/** No question is chosen. */
const ANY = 'any';

/** What the contracts that were found have in common: a press leaves those with that value, a second one takes it back. */
export function FacetList({ facets, asked }: { facets: Facets; asked: Asked }) {
  return (
    <div className="grid content-start gap-6 sm:max-lg:grid-cols-2">
      {FACETS.map(({ part, name }) => (
        <Facet key={part} name={name} part={part} values={facets[part]} asked={asked} />
      ))}
      {(facets.questions.length > 0 || asked.question) && <QuestionFacet facets={facets} asked={asked} />}
    </div>
  );
}

function Facet({ name, part, values, asked }: { name: string; part: Narrowing; values: FacetValue[]; asked: Asked }) {
  const chosen = asked[part];
  const shown =
    chosen && !values.some(({ value }) => value === chosen)
      ? [{ value: chosen, label: chosen, count: 0 }, ...values]
      : values;
  if (shown.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{name}</legend>
      <Values part={part} values={shown} asked={asked} />
    </fieldset>
  );
}

function Values({ part, values, asked }: { part: Narrowing; values: FacetValue[]; asked: Asked }) {
  return (
    <ul className="grid">
      {values.map(({ value, label, count }) => {
        const on = asked[part] === value;
        return (
          <li key={value}>
            <button
              type="button"
              aria-pressed={on}
              onClick={() => ask(asked, { [part]: on ? '' : value })}
              className={classNames(
                '-mx-2 flex w-[calc(100%+1rem)] items-baseline justify-between gap-3 rounded-md px-2 py-1 text-left text-sm pointer-coarse:py-2.5 hover:bg-accent-soft',
                on && 'bg-accent-soft font-semibold text-accent',
              )}
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{labelOf(part, label)}</span>
              <span className="text-muted tabular-nums">{count.toLocaleString('en-US')}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A question that is asked of these contracts, then what they answer to it. */
function QuestionFacet({ facets: { questions, answers }, asked }: { facets: Facets; asked: Asked }) {
  const known = questions.some(({ value }) => value === asked.question) || !asked.question;
  const options = [
    { value: ANY, label: 'Any' },
    ...(known ? [] : [{ value: asked.question ?? '', label: asked.question ?? '' }]),
    ...questions.map(({ value, label }) => ({ value, label })),
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">Question answered</legend>
      <Select
        aria-label="Question"
        value={asked.question ?? ANY}
        onValueChange={(question) => ask(asked, { question: question === ANY ? '' : question, answer: '' })}
        options={options}
        className="mb-1.5 text-sm"
      />
      {asked.question && <Values part="answer" values={answers} asked={asked} />}
    </fieldset>
  );
}
