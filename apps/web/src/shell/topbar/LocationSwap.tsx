import { groupTypes, sortedLocations } from '@takt/domain/navigation/locations.ts'
import { viewtypeOf } from '@takt/domain/navigation/viewtype.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ChevronDownIcon } from '@takt/ui/icon/icons.tsx'
import { Menu } from '@takt/ui/menu/Menu.tsx'
import type { MenuEntry } from '@takt/ui/menu/menu-entry.ts'
import { useLocation } from '@tanstack/react-router'
import { useLanguage } from '../../data/language.ts'
import { useLoad } from '../../data/use-load.ts'
import { useText } from '../../data/use-text.ts'
import { isKnownPath } from '../../routes/match-route.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import styles from './Swap.module.css'

/** All, mine, or a department, zone or category; the overview one is on stays the same kind. */
export function LocationSwap() {
  const text = useText()
  const go = useGo()
  const language = useLanguage()
  const { locationtype, location } = useRouteParams()
  const first = useLocation({ select: (where) => where.pathname.split('/')[1] })
  const groups = useLoad('get_groups', {})
  const viewtype = viewtypeOf(first) ?? 'machines'

  const choose = (tail: string, otherwise: string) => {
    const path = `/${viewtype}/${tail}`
    go(isKnownPath(path) ? path : otherwise)
  }
  const known = sortedLocations(groups.rows ?? [], language)
  const entries: MenuEntry[] = [
    {
      id: 'all',
      label: text('swap.all'),
      checked: locationtype === undefined,
      onSelect: () => choose('all', to('allMachines')),
    },
    {
      id: 'mine',
      label: text('swap.mine'),
      checked: locationtype === 'mine',
      onSelect: () => choose('mine/all', to('machinesIn', { locationtype: 'mine', location: 'all' })),
    },
    ...groupTypes.flatMap((type): MenuEntry[] => {
      const places = known.filter((place) => place.group_type === type)
      if (places.length === 0) return []
      return [
        { kind: 'heading', id: type, label: text(`swap.${type}`) },
        ...places.map(
          (place): MenuEntry => ({
            id: `${type} ${place.code}`,
            label: place.description || place.code,
            checked: locationtype === type && location === place.code,
            onSelect: () =>
              choose(
                `${type}/${encodeURIComponent(place.code)}`,
                to('machinesIn', { locationtype: type, location: place.code }),
              ),
          }),
        ),
      ]
    }),
  ]
  const here = known.find((place) => place.group_type === locationtype && place.code === location)
  const label = here?.description ?? here?.code ?? text(locationtype === 'mine' ? 'swap.mine' : 'swap.all')
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          className={styles.location}
          iconEnd={<ChevronDownIcon />}
          aria-label={`${text('swap.location')}: ${label}`}
        >
          <span className={styles.label}>{label}</span>
        </Button>
      }
      entries={entries}
    />
  )
}
