import { Button } from '@takt/ui/button/Button.tsx'
import { ChevronDownIcon } from '@takt/ui/icon/arrow-icons.tsx'
import type { ReactElement, ReactNode } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useText } from '../../data/words/use-text.ts'
import { usePhone } from '../../device/use-phone.ts'
import { LazyPopup } from '../../parts/lazy-popup/LazyPopup.tsx'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { LocationPopover } from '../lazy-parts.ts'
import styles from './Swap.module.css'

/** All, mine, or a department, zone or category; the overview one is on stays the same kind. */
export function LocationSwap() {
  const { locationtype, location, machine } = useRouteParams()
  // At one machine a narrow bar has the search of machines in its place: beside it “All machines” would be cut to “A…”.
  if (usePhone() && machine !== undefined) return null
  return (
    <LocationTrigger locationtype={locationtype} location={location}>
      {(trigger) => <LazyPopup popup={LocationPopover} trigger={trigger} />}
    </LocationTrigger>
  )
}

interface LocationTriggerProps {
  readonly locationtype: string | undefined
  readonly location: string | undefined
  readonly children: (trigger: ReactElement<{ onClick?: () => void }>) => ReactNode
}

/** The button that says where one is. */
export function LocationTrigger({ locationtype, location, children }: LocationTriggerProps) {
  const text = useText()
  const placed = locationtype !== undefined && locationtype !== 'mine'
  const groups = useLoad('get_groups', {}, { enabled: placed })
  const here = groups.rows?.find((place) => place.group_type === locationtype && place.code === location)
  const otherwise = placed ? location : text(locationtype === 'mine' ? 'swap.mine' : 'swap.all')
  const label = here?.description || otherwise
  return children(
    <Button
      variant="quiet"
      className={styles.location}
      iconEnd={<ChevronDownIcon />}
      aria-label={`${text('swap.location')}: ${label}`}
      data-help="part.location"
    >
      <span className={styles.label}>{label}</span>
    </Button>,
  )
}
