import { groupTypes } from '@takt/domain/ground/navigation/locations.ts'
import { samePageAt } from '@takt/domain/ground/navigation/same-page-at.ts'
import { Popover } from '@takt/ui/popover/Popover.tsx'
import { useLocation } from '@tanstack/react-router'
import { type ReactElement, useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { isKnownPath } from '../../routes/match-route.ts'
import { useMatchedRoute } from '../../routes/use-matched-route.ts'
import { LocationList } from './LocationList.tsx'

export default function LocationPopover({ trigger }: { trigger: ReactElement }) {
  const text = useText()
  const [open, setOpen] = useState(true)
  const shown = useLocation({ select: (location) => location.pathname })
  const route = useMatchedRoute()
  const statistics = route?.pattern.startsWith('/statistics/') === true
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
        pathOf={(place) => samePageAt(route, place, isKnownPath)}
        shown={shown}
        onChoose={() => setOpen(false)}
      />
    </Popover>
  )
}
