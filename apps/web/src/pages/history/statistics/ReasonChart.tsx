import { machinesOfReason, reasonPareto } from '@takt/domain/dashboards/statistics/stop-charts.ts'
import type { StopFigure } from '@takt/domain/dashboards/statistics/task-graph.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CloseIcon } from '@takt/ui/icon/icons.tsx'
import { useMemo, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Chart } from '../../../parts/chart/Chart.tsx'
import { ComparedChart } from './ComparedChart.tsx'
import { EVERY_SECONDS, type StatisticsPlace } from './statistics-place.ts'
import type { Compared } from './use-compared.ts'
import { useDrill } from './use-drill.ts'
import { useStopChartWords } from './use-stop-chart-words.ts'

interface ReasonChartProps {
  readonly figures: readonly StopFigure[]
  readonly place: StatisticsPlace
  /** As the figures were asked for. */
  readonly asked: {
    readonly start_day?: string | undefined
    readonly end_day?: string | undefined
    readonly shift?: number
    readonly period?: '24h'
  }
  readonly about: string
  readonly compared: Compared
  /** The figures of the period before, once they are there. */
  readonly earlier: readonly StopFigure[] | undefined
  /** As it stands in the address. */
  readonly period: string
  readonly className?: string | undefined
}

/** Why machines stood still. A reason of a machine opens its stops, one of a place the machines that it stopped. */
export function ReasonChart(on: ReasonChartProps) {
  const { figures, place, asked, about, period, compared, earlier, className } = on
  const text = useText()
  const words = useStopChartWords()
  const drill = useDrill(period)
  const [reason, setReason] = useState<string | null>(null)
  const chart = useMemo(() => reasonPareto(figures, words), [figures, words])
  const before = useMemo(() => earlier && reasonPareto(earlier, words), [earlier, words])
  const name = chart.categories.find(({ key }) => key === reason)?.name
  const press =
    place.machine_id === ''
      ? { title: (of: string) => text('statistics.open-machines', { name: of }), run: setReason }
      : drill.stopsOf(place.machine_id)
  return (
    <>
      <ComparedChart
        better="less"
        title={text('statistics.graph.stops')}
        what={text('statistics.reason')}
        {...{ compared, before, about, chart, press, className }}
      />
      {reason !== null && name !== undefined && (
        <MachinesOfReason {...{ reason, name, place, asked, about, period, className }} close={() => setReason(null)} />
      )}
    </>
  )
}

interface MachinesOfReasonProps extends Omit<ReasonChartProps, 'figures' | 'compared' | 'earlier'> {
  readonly reason: string
  readonly name: string
  readonly close: () => void
}

function MachinesOfReason({ reason, name, place, asked, about, period, className, close }: MachinesOfReasonProps) {
  const text = useText()
  const words = useStopChartWords()
  const { machine: press } = useDrill(period)
  const load = useLoad('get_stop_figures', { ...place, ...asked, by: 'machine' }, { everySeconds: EVERY_SECONDS })
  const chart = useMemo(() => load.rows && machinesOfReason(load.rows, reason, words), [load.rows, reason, words])
  return (
    <Chart
      title={text('statistics.graph.reason-machines', { name })}
      what={text('statistics.machine')}
      actions={
        <Button variant="quiet" icon={<CloseIcon />} onClick={close}>
          {text('shell.close')}
        </Button>
      }
      {...{ about, chart, load, press, className }}
    />
  )
}
