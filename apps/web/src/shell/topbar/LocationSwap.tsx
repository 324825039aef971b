import { Button } from '@takt/ui/button/Button.tsx'
import { ChevronDownIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { lazy } from 'react'
import { useLoad } from '../../data/use-load.ts'
import { useText } from '../../data/use-text.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { LazyPopup } from '../LazyPopup.tsx'
import styles from './Swap.module.css'

const LocationPopover = lazy(() => import('./LocationPopover.tsx'))

/** All, mine, or a department, zone or category; the overview one is on stays the same kind. */
export function LocationSwap() {
  const text = useText()
  const { locationtype, location } = useRouteParams()
  const placed = locationtype !== undefined && locationtype !== 'mine'
  const groups = useLoad('get_groups', {}, { enabled: placed })
  const here = groups.rows?.find((place) => place.group_type === locationtype && place.code === location)
  const otherwise = placed ? location : text(locationtype === 'mine' ? 'swap.mine' : 'swap.all')
  const label = here?.description || otherwise
  return (
    <LazyPopup
      popup={LocationPopover}
      trigger={
        <Button
          variant="quiet"
          className={styles.location}
          iconEnd={<ChevronDownIcon />}
          aria-label={`${text('swap.location')}: ${label}`}
          data-help="part.location"
        >
          <span className={styles.label}>{label}</span>
        </Button>
      }
    />
  )
}
