import { languages } from '@takt/domain/ground/languages.ts'
import { plannedUntil } from '@takt/domain/reports/handover/planned-until.ts'
import { scrapLeftOut } from '@takt/domain/reports/handover/scrap-left-out.ts'
import type { Handover, HandoverMachine, MadeOfShift } from '@takt/domain/reports/model/handover.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { hoursText, useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { tenthsText } from '../../../data/words/percent-text.ts'
import { unitText } from '../../../data/words/unit-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import styles from './Handover.module.css'

interface Column {
  readonly label: string
  /** A line for each unit; of the machine one. */
  readonly cell: (row: HandoverMachine) => string | readonly string[]
  /** In a hand only what one asks first. */
  readonly wide?: true
}

/** What each machine made, beside what was planned of it. */
export function MachinesCard({ handover }: { handover: Handover }) {
  const text = useText()
  const phone = usePhone()
  const { figures } = handover
  const leftOut = scrapLeftOut(figures.machines)
  const columns = useColumns(handover, phone).filter(({ wide }) => !phone || wide === undefined)
  return (
    <Card title={text('handover.machines')} className={styles.wide} flush>
      <div className={styles.tableBox}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('reports.machine')}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col" className={styles.end}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.machines.map((row) => (
              <tr key={row.machine_id}>
                <th scope="row">
                  {row.machine_id} {!phone && <span className={styles.quiet}>{row.machine_description}</span>}
                </th>
                {columns.map(({ label, cell }) => (
                  <td key={label} className={styles.end}>
                    <Lines of={cell(row)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {leftOut.length > 0 && (
        <p className={classNames(styles.quiet, styles.others)}>
          {text('handover.scrap-left-out', { machines: leftOut.join(', ') })}
        </p>
      )}
      {figures.others.length > 0 && (
        <p className={classNames(styles.quiet, styles.others)}>
          {text('handover.others', { machines: figures.others.join(', ') })}
        </p>
      )}
    </Card>
  )
}

function Lines({ of }: { readonly of: string | readonly string[] }) {
  if (typeof of === 'string') return of
  return of.map((line, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines stand where they stand
    <span key={nth} className={styles.lineOfUnit}>
      {line}
    </span>
  ))
}

const nothing: MadeOfShift = { unit: '', good_qty: 0, scrap_qty: 0, target_qty: null }

function useColumns({ figures, end_time, handover_no }: Handover, phone: boolean): readonly Column[] {
  const text = useText()
  const number = useNumber()
  const { locale } = languages[useLanguage()]
  const until = plannedUntil({ as_of: figures.as_of, end_time, frozen: handover_no > 0 })
  const whole = (value: number | null) => (value === null ? '–' : number(Math.round(value)))
  const signed = (value: number) => (value > 0 ? `+${whole(value)}` : whole(value))
  const ofUnits =
    (line: (made: MadeOfShift, several: boolean) => string) =>
    ({ made }: HandoverMachine) =>
      made.length === 0 ? [line(nothing, false)] : made.map((one) => line(one, made.length > 1))
  return [
    {
      label: text('reports.good'),
      cell: ofUnits(({ good_qty, unit }, several) =>
        phone && !several ? whole(good_qty) : `${whole(good_qty)} ${unitText(unit)}`.trim(),
      ),
    },
    {
      label: text(`handover.planned.${until}`),
      cell: ofUnits(({ target_qty }) => whole(target_qty)),
    },
    {
      label: text('handover.difference'),
      wide: true,
      cell: ofUnits(({ good_qty, target_qty }) =>
        target_qty === null ? '–' : signed(Math.round(good_qty) - Math.round(target_qty)),
      ),
    },
    { label: text('handover.scrap'), wide: true, cell: ofUnits(({ scrap_qty }) => number(scrap_qty)) },
    { label: text('reports.stop-time'), wide: true, cell: ({ stop_s }) => hoursText(stop_s) },
    { label: text('reports.availability'), wide: true, cell: ({ t_percent }) => tenthsText(t_percent, locale) },
    { label: text('reports.performance'), wide: true, cell: ({ a_percent }) => tenthsText(a_percent, locale) },
    { label: text('reports.quality'), wide: true, cell: ({ k_percent }) => tenthsText(k_percent, locale) },
    { label: text('reports.oee'), cell: ({ tak }) => tenthsText(tak, locale) },
  ]
}
