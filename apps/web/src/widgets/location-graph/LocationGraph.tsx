import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { TaskGraph } from '../../dashboard/task-graph/TaskGraph.tsx'
import type { locationGraph } from './location-graph.widget.ts'

type Props = WidgetProps<(typeof locationGraph)['options'], ReturnType<(typeof locationGraph)['needs']>>

export default function LocationGraph({ config, data, plant, say }: Props) {
  return <TaskGraph figures={data.figures} {...{ config, plant, say }} />
}
