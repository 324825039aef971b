import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { uncodedCount } from '@takt/domain/machines/overview/uncoded-count.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { ArrowRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { CheckIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useMachinesLoad } from '../../../data/machines/machines.ts'
import { useText } from '../../../data/words/use-text.ts'
import { AppLink } from '../../../routes/AppLink.tsx'
import { to } from '../../../routes/to.ts'
import styles from './HomePage.module.css'

/** How many stops wait for a reason, on how many machines. */
export function UncodedTile({ machines }: { machines: readonly Machine[] }) {
  const text = useText()
  const { loading } = useMachinesLoad()
  const { stops, at } = uncodedCount(machines)
  if (loading) return null
  if (stops === 0) {
    return (
      <p className={styles.uncoded}>
        <CheckIcon />
        {text('cockpit.all-coded')}
      </p>
    )
  }
  return (
    <AppLink className={classNames(styles.uncoded, styles.waiting)} to={to('uncodedEverywhere')}>
      <WarningIcon />
      <span className={styles.words}>
        {text('home.uncoded', { count: stops })} {text('home.at-machines', { count: at })}
      </span>
      <ArrowRightIcon />
    </AppLink>
  )
}
