import { groupTypes, isLocation, sortedLocations } from '@takt/domain/navigation/locations.ts'
import { viewtypeOf } from '@takt/domain/navigation/viewtype.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { Popover } from '@takt/ui/popover/Popover.tsx'
import { useLocation } from '@tanstack/react-router'
import { type ReactElement, useState } from 'react'
import { useLanguage } from '../../data/language.ts'
import { useLoad } from '../../data/use-load.ts'
import { useText } from '../../data/use-text.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import { isKnownPath } from '../../routes/match-route.ts'
import { to } from '../../routes/to.ts'
import styles from './LocationPopover.module.css'

interface Choice {
  readonly label: string
  readonly path: string
  readonly count?: number
}

export default function LocationPopover({ trigger }: { trigger: ReactElement }) {
  const text = useText()
  const language = useLanguage()
  const [open, setOpen] = useState(true)
  const shown = useLocation({ select: (location) => location.pathname })
  const groups = useLoad('get_groups', {}, { enabled: open })
  const viewtype = viewtypeOf(shown.split('/')[1]) ?? 'machines'

  /** The same place of the overview one is on, where that has it. */
  const inView = (path: string) => {
    const own = path.replace(/^\/machines/, `/${viewtype}`)
    return isKnownPath(own) ? own : path
  }
  const link = ({ label, path, count }: Choice) => (
    <li key={path}>
      <AppLink
        to={inView(path)}
        className={classNames(styles.link, shown === inView(path) && styles.here)}
        aria-current={shown === inView(path) ? 'page' : undefined}
        onClick={() => setOpen(false)}
      >
        {label}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </AppLink>
    </li>
  )
  const known = sortedLocations((groups.rows ?? []).filter(isLocation), language)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={text('swap.location')}
      closeLabel={text('shell.close')}
      trigger={trigger}
    >
      <div className={styles.list}>
        <ul>
          {link({ label: text('swap.all'), path: to('allMachines') })}
          {link({ label: text('swap.mine'), path: to('machinesIn', { locationtype: 'mine', location: 'all' }) })}
        </ul>
        {groupTypes.map((type) => {
          const places = known.filter((place) => place.group_type === type)
          if (places.length === 0) return null
          return (
            <section key={type}>
              <h3 className={styles.heading}>{text(`swap.${type}`)}</h3>
              <ul>
                {places.map(({ code, description, machines }) =>
                  link({
                    label: description || code,
                    path: to('machinesIn', { locationtype: type, location: code }),
                    count: machines,
                  }),
                )}
              </ul>
            </section>
          )
        })}
      </div>
    </Popover>
  )
}
