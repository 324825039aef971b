import { isRound } from '@takt/domain/dashboards/graph-scale.ts'
import { VisuallyHidden } from '@takt/ui/a11y/VisuallyHidden.tsx'
import type { GraphPart } from './graph-part.ts'

/** The same numbers for who cannot see the picture: a row for each category, a column for each series that is drawn. */
export function GraphValues({ config, data, label, value, caption }: GraphPart & { readonly caption: string }) {
  // A circle is of the first series alone.
  const drawn = isRound(config.graphType) ? data.series.slice(0, 1) : data.series
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {drawn.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.categories.map((category, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points of a scatter may have the same x
            <tr key={`${at} ${String(category)}`}>
              <th scope="row">{label(at).whole}</th>
              {drawn.map(({ name, points }, series) => (
                <td key={name}>{points[at] === undefined ? '-' : value(points[at].value, series)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
