import type { GraphType } from '@takt/domain/dashboards/graph-config.ts'
import type { GraphTask, LabelMode } from '@takt/domain/dashboards/statistics/graph-tasks.ts'
import { type GraphWords, type StopFigure, taskGraph } from '@takt/domain/dashboards/statistics/task-graph.ts'
import { useMemo } from 'react'
import type { Plant, Say } from '../define-widget.ts'
import { Graph } from '../graph/Graph.tsx'
import { NoData } from '../NoData.tsx'

interface TaskGraphProps {
  readonly figures: readonly StopFigure[]
  readonly config: {
    readonly task: GraphTask
    readonly labelMode: LabelMode
    readonly type: GraphType
    readonly fontSize: number
    readonly maxLabelSize: number
    readonly gridColor: string
    readonly animationDuration: number
  }
  readonly plant: Plant
  readonly say: Say
}

/** Stop reasons or availability, of machines or of a place. */
export function TaskGraph({ figures, config, plant, say }: TaskGraphProps) {
  const { task, labelMode, type } = config
  const graph = useMemo(
    () => taskGraph(figures, { task, labelMode, type, words: graphWords(say) }),
    [figures, task, labelMode, type, say],
  )
  const nameOf = useMemo(() => () => say(`widget.task-unit.${labelMode}`), [labelMode, say])
  if (graph.rows.length === 0) return <NoData say={say} />
  return <Graph config={graph.config} rows={graph.rows} look={config} unit={graph.unit} {...{ nameOf, plant, say }} />
}

function graphWords(say: Say): GraphWords {
  return {
    run: say('widget.task.run'),
    stop: say('widget.task.stop'),
    uncoded: say('widget.task.uncoded'),
    micro: say('stops.micro'),
    availability: say('widget.task.availability'),
  }
}
