import { weekText } from '@takt/domain/calendar/week-text.ts'
import { type HistoryLine, historyLines, isTotal } from '@takt/domain/history/history-lines.ts'
import { besideDay, besideWeek, dayOf, daysOfWeek, lastWeeks, weekOf } from '@takt/domain/history/history-place.ts'
import type { HistoryLevel } from '@takt/domain/history/model/history.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { Step } from '../../../parts/period/Step.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteName, useRouteParams } from '../../../routes/use-route-params.ts'
import styles from './MachineHistoryPage.module.css'
import { keyOf, useHistoryColumns } from './use-history-columns.tsx'
import { usePlantToday, useRightPath } from './use-right-path.ts'

const levels = { historyWeeks: 'week', historyDays: 'day', historyHours: 'hour' } as const satisfies Record<
  string,
  HistoryLevel
>
const routes = ['historyWeeks', 'historyDays', 'historyHours'] as const

/** A machine's weeks, the days of one week or the hours of one day; a row opens what it is made of. */
export default function MachineHistoryPage() {
  const text = useText()
  const language = useLanguage()
  const go = useGo()
  const { machine, week, day } = useRouteParams(...routes)
  const level = levels[useRouteName(...routes)]
  const today = usePlantToday(machine)
  const [atWeek, atDay] = [weekOf(week, today), dayOf(day, today)]
  const here = {
    week: { days: lastWeeks(today), about: '', back: to('machine', { machine }) },
    day: {
      days: daysOfWeek(atWeek.value) ?? lastWeeks(today),
      about: weekText(atWeek.value, language),
      back: to('historyWeeks', { machine }),
    },
    hour: {
      days: { from: atDay.value, to: atDay.value },
      about: atDay.value,
      back: to('historyDays', { machine, week: weekOf(undefined, atDay.value).value }),
    },
  }[level]
  useRightPath(
    level === 'day' && atWeek.wrong,
    to('historyDays', { machine }),
    text('instead.week', { asked: week ?? '' }),
  )
  useRightPath(
    level === 'hour' && atDay.wrong,
    to('historyHours', { machine }),
    text('instead.day', { asked: day ?? '' }),
  )
  const load = useLoad('get_machine_history', { machine_id: machine, level, ...here.days }, { everySeconds: 300 })
  const lines = useMemo(() => historyLines(load.rows ?? [], level === 'week'), [load.rows, level])
  const columns = useHistoryColumns(level)
  const open = (key: string) => {
    const line = lines.find((each) => keyOf(each) === key)
    if (line === undefined || isTotal(line)) return
    const { period, trans_date } = line
    if (level === 'week') go(to('historyDays', { machine, week: period }))
    else if (level === 'day') go(to('historyHours', { machine, day: period }))
    else go(to('historyTransactions', { machine, date: trans_date, hour: period }))
  }
  const beside = (by: -1 | 1) => {
    const next = level === 'day' ? besideWeek(atWeek.value, by, today) : besideDay(atDay.value, by, today)
    if (level === 'week' || next === undefined) return undefined
    const path =
      level === 'day' ? to('historyDays', { machine, week: next }) : to('historyHours', { machine, day: next })
    return () => go(path, { replace: true })
  }
  return (
    <PageFrame
      layout="list"
      title={text(`title.production-${level}`)}
      about={[machine, here.about].filter(Boolean).join(' · ')}
      back={here.back}
      tools={
        level !== 'week' && (
          <>
            <Step by="before" run={beside(-1)} />
            <Step by="after" run={beside(1)} />
          </>
        )
      }
      load={load}
      failed={text('production.failed')}
    >
      <DataTable
        label={text(`title.production-${level}`)}
        columns={columns}
        rows={lines}
        rowKey={keyOf}
        rowClassName={(line: HistoryLine) => (isTotal(line) ? styles.total : undefined)}
        onSelect={open}
        empty={<EmptyState title={text('production.none')} />}
      />
    </PageFrame>
  )
}
