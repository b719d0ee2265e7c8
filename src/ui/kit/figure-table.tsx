/**
 * <FigureTable caption="Contracts by kind" head={['Kind', 'Contracts']} rows={[['Lease', '12']]} />
 * The figures of a chart, folded: all that it shows in pictures can be read, copied and heard here. The first column says what, the others how many.
 */
import { classNames } from './class-names';

export function FigureTable({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <details className="mt-4 text-sm print:hidden">
      <summary className="pointer-coarse:py-3 text-accent hover:text-accent-hover">Show as a table</summary>
      {/* Wider than a narrow phone where it has many columns. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section aria-label={caption} tabIndex={0} className="mt-2 overflow-x-auto -outline-offset-2">
        <table className="w-full border-collapse text-left tabular-nums">
          <thead className="text-muted">
            <tr>
              {head.map((name, i) => (
                <th
                  key={name}
                  scope="col"
                  className={classNames('py-1.5 pr-3 font-medium last:pr-0', i > 0 && 'text-right')}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, ...figures]) => (
              <tr key={[what, ...figures].join(' ')} className="border-line border-t">
                <th scope="row" className="py-1.5 pr-3 font-normal">
                  {what}
                </th>
                {figures.map((figure, i) => (
                  <td key={head[i + 1]} className="py-1.5 pr-3 text-right last:pr-0">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
