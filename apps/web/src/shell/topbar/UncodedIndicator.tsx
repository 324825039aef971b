import { VisuallyHidden } from '@takt/ui/a11y/VisuallyHidden.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { CheckIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useEffect } from 'react'
import { checkMachines } from '../../data/machines/check-machines.ts'
import { useText } from '../../data/words/use-text.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import { usePlace } from '../../routes/place.ts'
import { to } from '../../routes/to.ts'
import styles from './UncodedIndicator.module.css'
import { useUncodedStops } from './use-uncoded-stops.ts'

/** How many stops of the place one is at have no reason yet, and the way to them. */
export function UncodedIndicator() {
  const text = useText()
  const place = usePlace()
  const count = useUncodedStops(place)
  useEffect(checkMachines, [])
  if (count === undefined) return null
  const { locationtype, location } = place
  const list =
    locationtype === undefined || location === undefined
      ? to('uncodedEverywhere')
      : to('uncodedAt', { locationtype, location })
  return (
    <AppLink
      to={list}
      className={classNames(styles.indicator, count > 0 && styles.some)}
      title={text('indicator.uncoded', { count })}
      data-help="part.uncoded-indicator"
    >
      {count > 0 ? <WarningIcon size={20} /> : <CheckIcon size={20} />}
      {/* The name begins with what can be read: a voice command says what stands there. */}
      <span className={styles.count}>{count}</span> <span className={styles.word}>{text('indicator.word')}</span>{' '}
      <VisuallyHidden>{text('indicator.of-what')}</VisuallyHidden>
    </AppLink>
  )
}
