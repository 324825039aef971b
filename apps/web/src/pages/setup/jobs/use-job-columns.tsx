import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import { MOMENT_TO_THE_SECOND_WIDTH, type TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { call } from '../../../data/call/call.ts'
import { useOneAtATime } from '../../../data/call/use-one-at-a-time.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime, useAge, useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import { jobWords } from './job-words.ts'

type Job = ProcedureRow<'get_jobs'>

export function useJobColumns(jobs: readonly Job[], onChanged: () => void): readonly TableColumn<Job>[] {
  const text = useText()
  const age = useAge()
  const number = useNumber()
  const { time_zone: timeZone } = useSession()
  const { pending, run } = useOneAtATime()
  const mayRun = useMayCall('run_job')
  const anyFailed = jobs.some(({ last_failure }) => last_failure !== null)
  return useMemo(() => {
    const runNow = (job: Job) =>
      run(job.name, async () => {
        try {
          await call('run_job', { name: job.name })
          notify.success(text('jobs.run-done', { name: text(jobWords[job.name]) }))
        } catch (problem) {
          notify.refused(problem)
        }
        onChanged()
      })
    const moment = (at: string) => dayAndTime(Date.parse(at), { timeZone, seconds: true })
    const columns: TableColumn<Job>[] = [
      {
        key: 'name',
        header: text('jobs.name'),
        minWidth: 260,
        share: 2,
        sortValue: (row) => text(jobWords[row.name]),
        cell: (row) => (
          <TwoLines
            strong
            first={text(jobWords[row.name])}
            second={text('jobs.every', { time: age(row.every_seconds * 1000) })}
          />
        ),
      },
      {
        key: 'state',
        header: text('jobs.state'),
        width: 160,
        sortValue: (row) => -row.failures,
        cell: (row) => <JobState row={row} />,
      },
      {
        key: 'last_run',
        header: text('jobs.last-run'),
        width: MOMENT_TO_THE_SECOND_WIDTH,
        sortValue: (row) => row.last_run,
        cell: ({ last_run, took_ms }) => (
          <TwoLines
            first={last_run === null ? text('jobs.never') : moment(last_run)}
            second={took_ms === null ? '' : text('jobs.took', { seconds: number(Math.max(took_ms, 1) / 1000) })}
          />
        ),
      },
      {
        key: 'next_run',
        header: text('jobs.next-run'),
        width: MOMENT_TO_THE_SECOND_WIDTH,
        sortValue: (row) => row.next_run,
        cell: ({ next_run }) => moment(next_run),
      },
      {
        key: 'last_failure',
        header: text('jobs.last-failure'),
        minWidth: MOMENT_TO_THE_SECOND_WIDTH,
        sortValue: (row) => row.last_failure,
        cell: ({ last_failure, last_error }) =>
          last_failure !== null && (
            <TwoLines first={moment(last_failure)} second={last_error || text('jobs.elsewhere')} />
          ),
      },
      {
        key: 'run',
        header: text('jobs.run'),
        width: 208,
        cell: (row) => (
          <Button
            aria-label={text('jobs.run-for', { name: text(jobWords[row.name]) })}
            busy={pending === row.name}
            onClick={() => void runNow(row)}
          >
            {text('jobs.run')}
          </Button>
        ),
      },
    ]
    const shown = mayRun ? columns : columns.filter(({ key }) => key !== 'run')
    // Empty, it would cut the names of the jobs.
    return anyFailed ? shown : shown.filter(({ key }) => key !== 'last_failure')
  }, [text, mayRun, anyFailed, age, number, timeZone, pending, run, onChanged])
}

const stateWords = (text: ReturnType<typeof useText>, { running, failures }: Job): string => {
  if (running) return text('jobs.running')
  return failures > 0 ? text('jobs.failures', { count: failures }) : text('jobs.fine')
}

function JobState({ row }: { row: Job }) {
  const tone = row.running ? 'waiting' : row.failures > 0 ? 'bad' : 'good'
  return <StatusTag tone={tone} label={stateWords(useText(), row)} size="s" />
}
