import type { ProcedureRow } from '@takt/contract/procedures.ts'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import styles from './JobCards.module.css'

type Job = ProcedureRow<'get_jobs'>

interface JobCardsProps {
  readonly label: string
  readonly jobs: readonly Job[]
  readonly columns: readonly TableColumn<Job>[]
}

const HEAD = ['name', 'state']

/** On a phone, what stands in the columns stands below each other: a job has more to say than two columns have room for. */
export function JobCards({ label, jobs, columns }: JobCardsProps) {
  const [name, state] = HEAD.map((key) => columns.find((column) => column.key === key))
  const run = columns.find(({ key }) => key === 'run')
  const facts = columns.filter(({ key }) => key !== 'run' && !HEAD.includes(key))
  return (
    <ul className={styles.jobs} aria-label={label}>
      {jobs.map((job) => (
        <li key={job.name} className={styles.job}>
          {name?.cell(job)}
          <div>{state?.cell(job)}</div>
          <dl className={styles.facts}>
            {facts.map(({ key, header, cell }) => {
              const said = cell(job)
              return (
                said !== false && (
                  <div key={key}>
                    <dt>{header}</dt>
                    <dd>{said}</dd>
                  </div>
                )
              )
            })}
          </dl>
          {run?.cell(job)}
        </li>
      ))}
    </ul>
  )
}
