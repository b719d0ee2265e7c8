import { Spinner } from '../../kit/spinner';
import { useValues } from '../../lib/table';
import { Check } from './column-dialog';
import { groupWords } from './words';

/** The values that contracts have in a column, to be filtered by. */
export function ValueChoice({
  column,
  chosen,
  onChange,
}: {
  column: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const { data, isError } = useValues(column);
  if (isError) return <p className="text-high text-sm">The values of this column could not be loaded.</p>;
  if (!data) return <Spinner />;
  const values = data.values.filter(({ state }) => state !== null);
  if (values.length === 0) return <p className="text-muted text-sm">No contract has anything in this column.</p>;
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">Is one of</legend>
      <div className="grid max-h-56 overflow-y-auto rounded-md border border-line px-3 py-1">
        {values.slice(0, 100).map((value) => (
          <Check
            key={value.key}
            label={`${groupWords(column, value)} (${value.count})`}
            on={chosen.includes(value.key)}
            onChange={(on) => onChange(on ? [...chosen, value.key] : chosen.filter((key) => key !== value.key))}
          />
        ))}
      </div>
    </fieldset>
  );
}
