import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { TaskGraph } from '../../dashboard/task-graph/TaskGraph.tsx'
import type { graph } from './graph.widget.ts'

type Props = WidgetProps<(typeof graph)['options'], ReturnType<(typeof graph)['needs']>>

export default function TaskGraphWidget({ config, data, plant, say }: Props) {
  return <TaskGraph figures={data.figures} {...{ config, plant, say }} />
}
