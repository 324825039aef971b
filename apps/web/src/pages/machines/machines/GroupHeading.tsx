// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are placed absolutely, which a <table> does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and points at its active row
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { amountsOf } from '@takt/domain/ground/made-by-unit.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { groupSums } from '@takt/domain/machines/overview/group-sums.ts'
import type { MachineGroup } from '@takt/domain/machines/overview/widget-order.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { StateShape } from '@takt/ui/state/StateShape.tsx'
import { useMemo } from 'react'
import { useServerNow } from '../../../data/live/live.ts'
import { useMachinesNow } from '../../../data/machines/use-machines-now.ts'
import { useSession } from '../../../data/session/session.ts'
import { useNumber } from '../../../data/words/format.ts'
import { percentText } from '../../../data/words/percent-text.ts'
import { useAmounts } from '../../../data/words/use-amounts.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import styles from './GroupHeading.module.css'
import { OeeCell } from './OeeCell.tsx'
import { figurePeriod, usePeriodFigures } from './use-period-figures.ts'

/** Silence changes a count without an event. */
const LOOK_EVERY_MS = 5_000

const states = [
  ['running', 'running'],
  ['stopped', 'stopped'],
  ['uncoded', 'uncoded'],
  ['silent', 'no-contact'],
  ['off', 'off'],
] as const

/** A department or place with what its machines do together, and what they made in the period of the rows' figures. */
export function GroupHeading({ group }: { group: MachineGroup<Machine> }) {
  const text = useText()
  const number = useNumber()
  const amounts = useAmounts()
  const period = useDeviceValue(figurePeriod)
  const figures = usePeriodFigures()
  const now = useServerNow(LOOK_EVERY_MS)
  const keys = useMemo(() => group.machines.map(({ machine_id }) => machine_id), [group])
  const machines = useMachinesNow(keys)
  const noContactSeconds = Number(settingValues(useSession().company_settings).noContactSeconds)
  const sums = groupSums(machines, { figures, now, noContactSeconds })
  const counted = states.filter(([what]) => what !== 'off' || sums.off > 0)
  const { made, availability, performance, oee } = sums
  return (
    <span className={styles.heading}>
      <span className={styles.line}>
        <strong className={styles.name} title={group.description}>
          {group.description}
        </strong>
        <span className={styles.all}>{text('machines.count', { count: keys.length })}</span>
        {counted.map(([what, tone]) => (
          <span key={what} className={classNames(styles.count, sums[what] === 0 && styles.none)}>
            <StateShape tone={tone} className={styles[what]} />
            {text(`group.${what}`, { count: sums[what] })}
          </span>
        ))}
      </span>
      <span className={styles.line}>
        <span className={styles.all}>{text(`period.${period}-long`)}:</span>
        <span className={styles.count}>{text('group.good', { amounts: amounts(amountsOf(made, 'good_qty')) })}</span>
        <span className={styles.count}>{text('group.scrap', { amounts: amounts(amountsOf(made, 'scrap_qty')) })}</span>
        <span className={styles.count}>
          {text('machines.oee')} <OeeCell of={{ a_percent: performance, oee }} />
        </span>
        <span className={styles.count}>
          {text('group.availability')} {percentText(availability, number)}
        </span>
      </span>
    </span>
  )
}

/** The same as a row of the table. */
export function GroupRow({ group, columns }: { group: MachineGroup<Machine>; columns: number }) {
  return (
    <div role="gridcell" aria-colspan={columns} className={styles.row}>
      <GroupHeading group={group} />
    </div>
  )
}
