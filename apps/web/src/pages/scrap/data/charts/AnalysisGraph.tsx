import { type GraphConfig, type GraphDataset, newDataset, newGraph } from '@takt/domain/dashboards/graph-config.ts'
import { GRID_COLOR } from '@takt/domain/dashboards/look.ts'
import { distinctColours } from '@takt/domain/ground/distinct-colours.ts'
import { useMemo } from 'react'
import { Graph } from '../../../../dashboard/graph/Graph.tsx'
import { useSession } from '../../../../data/session/session.ts'
import { useLanguage } from '../../../../data/words/language.ts'
import { useText } from '../../../../data/words/use-text.ts'

export interface GraphLine {
  /** What its colour follows from, where it has none of its own: an article, a machine. */
  readonly key?: string
  readonly name: string
  /** null: not known, and so not drawn. */
  readonly values: readonly (number | null)[]
  readonly color?: string | undefined
}

interface AnalysisGraphProps {
  readonly categories: readonly string[]
  readonly lines: readonly GraphLine[]
  readonly labelOf?: (category: unknown) => string
  /** The same, shorter, for the axis. */
  readonly axisOf?: (label: string) => string
  readonly press?: { readonly name: (label: string) => string; readonly run: (category: unknown) => void } | undefined
}

const look = { fontSize: 14, maxLabelSize: -1, gridColor: GRID_COLOR, animationDuration: 0 }
export const FIRST_COLOR = '#1c7ed6'
export const SECOND_COLOR = '#f08c00'

const keyOf = ({ key, name }: GraphLine) => key ?? name

/** The dashboards' graph, told in columns instead of options. */
export function AnalysisGraph({ categories, lines, labelOf, axisOf, press }: AnalysisGraphProps) {
  const text = useText()
  const language = useLanguage()
  const { time_zone } = useSession()
  const plant = useMemo(
    () => ({ language, timeZone: time_zone, noContactSeconds: Number.POSITIVE_INFINITY }),
    [language, time_zone],
  )
  const colours = useMemo(() => distinctColours(lines.map((line) => [keyOf(line), line.color])), [lines])
  const config = useMemo(
    (): GraphConfig => ({
      ...newGraph,
      graphType: 'bar',
      x: 'x',
      showLegend: lines.length > 1,
      datasets: lines.map(
        (line, at): GraphDataset => ({
          ...newDataset,
          y: `y${at}`,
          borderColor: colours.get(keyOf(line)) ?? '',
          borderWidth: 3,
        }),
      ),
    }),
    [lines, colours],
  )
  const rows = useMemo(
    () =>
      categories.map((x, at) => ({
        x,
        ...Object.fromEntries(lines.map(({ values }, line) => [`y${line}`, values[at]])),
      })),
    [categories, lines],
  )
  const nameOf = useMemo(() => (key: string) => lines[Number(key.slice(1))]?.name ?? key, [lines])
  return (
    <Graph
      config={config}
      rows={rows}
      look={look}
      nameOf={nameOf}
      {...(labelOf ? { labelOf } : {})}
      {...(axisOf ? { axisOf } : {})}
      press={press}
      plant={plant}
      say={text}
    />
  )
}
