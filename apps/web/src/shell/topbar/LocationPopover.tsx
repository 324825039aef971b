import { groupTypes } from '@takt/domain/navigation/locations.ts'
import { viewtypeOf } from '@takt/domain/navigation/viewtype.ts'
import { Popover } from '@takt/ui/popover/Popover.tsx'
import { useLocation } from '@tanstack/react-router'
import { type ReactElement, useState } from 'react'
import { useText } from '../../data/use-text.ts'
import { isKnownPath } from '../../routes/match-route.ts'
import { to } from '../../routes/to.ts'
import { LocationList } from './LocationList.tsx'

export default function LocationPopover({ trigger }: { trigger: ReactElement }) {
  const text = useText()
  const [open, setOpen] = useState(true)
  const shown = useLocation({ select: (location) => location.pathname })
  const viewtype = viewtypeOf(shown.split('/')[1]) ?? 'machines'

  const statistics = shown.startsWith('/statistics/')

  /** The same place of the overview one is on, where that has it. */
  const inView = (path: string) => {
    // Statistics stay the same statistics, of the other place.
    if (statistics) return `${path.replace(/^\/machines/, '/statistics')}/${shown.split('/').at(-1)}`
    const own = path.replace(/^\/machines/, `/${viewtype}`)
    // A time history goes on with the other place.
    const below = shown.endsWith('/time-history') ? [`${own}/time-history`] : []
    return [...below, own].find(isKnownPath) ?? path
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={text('swap.location')}
      closeLabel={text('shell.close')}
      trigger={trigger}
    >
      <LocationList
        kinds={groupTypes}
        mine={!statistics}
        everywhere={!statistics}
        pathOf={(place) => inView(place === undefined ? to('allMachines') : to('machinesIn', place))}
        shown={shown}
        onChoose={() => setOpen(false)}
      />
    </Popover>
  )
}
