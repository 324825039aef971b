import type { GraphConfig, GraphType } from '@takt/domain/dashboards/graph-config.ts'
import { GRID_COLOR } from '@takt/domain/dashboards/look.ts'
import { type GraphTask, labelModesOf, partOf } from '@takt/domain/dashboards/statistics/graph-tasks.ts'
import { type StopFigure, taskGraph } from '@takt/domain/dashboards/statistics/task-graph.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { type ReactNode, useMemo } from 'react'
import type { Plant } from '../../../dashboard/define-widget.ts'
import { Graph } from '../../../dashboard/graph/Graph.tsx'
import { graphWords } from '../../../dashboard/task-graph/TaskGraph.tsx'
import { useSession } from '../../../data/session/session.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './StatisticsPage.module.css'

const LOOK = { fontSize: 13, maxLabelSize: -1, gridColor: GRID_COLOR, animationDuration: 0 }

/** Days of one page lie in one year. */
export const monthAndDay = (day: string): string => day.slice(5)

export function GraphCards({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}

interface GraphCardProps {
  readonly title: string
  readonly config: GraphConfig
  readonly rows: readonly Row[]
  /** One name for all series, or one for each. */
  readonly name?: string
  readonly nameOf?: (key: string) => string
  readonly labelOf?: ((label: unknown) => string) | undefined
  readonly axisOf?: ((label: string) => string) | undefined
  readonly unit?: string
  readonly gaps?: boolean
  readonly wide?: boolean
}

export function GraphCard(on: GraphCardProps) {
  const { title, config, rows, name = '', labelOf, axisOf, unit, gaps, wide } = on
  const text = useText()
  const plant = usePlant()
  const nameOf = on.nameOf ?? (() => name)
  return (
    <section className={classNames(styles.card, wide && styles.wide)} aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.none}>{text('statistics.no-data')}</p>
      ) : (
        <div className={styles.graph} data-room>
          <Graph
            {...{ config, rows, plant, nameOf, unit }}
            {...(labelOf === undefined ? {} : { labelOf })}
            {...(axisOf === undefined ? {} : { axisOf })}
            {...(gaps === undefined ? {} : { gaps })}
            look={LOOK}
            say={text}
          />
        </div>
      )}
    </section>
  )
}

interface StopGraphCardProps {
  readonly title: string
  readonly figures: readonly StopFigure[]
  readonly task: GraphTask
  readonly type: GraphType
  readonly wide?: boolean
}

/** A graph over a task, as the widget draws it. */
export function StopGraphCard({ title, figures, task, type, wide = false }: StopGraphCardProps) {
  const text = useText()
  const labelMode = labelModesOf[task][0] ?? 'hours'
  const graph = useMemo(
    () => taskGraph(figures, { task, type, labelMode, words: graphWords(text) }),
    [figures, task, type, labelMode, text],
  )
  const axisOf = partOf(task) === 'day' ? monthAndDay : undefined
  return <GraphCard {...{ title, wide, axisOf }} name={text(`widget.task-unit.${labelMode}`)} {...graph} />
}

function usePlant(): Plant {
  const language = useLanguage()
  const session = useSession()
  return useMemo(() => {
    const { noContactSeconds } = settingValues(session.company_settings)
    return { language, timeZone: session.time_zone, noContactSeconds: Number(noContactSeconds) }
  }, [language, session])
}
