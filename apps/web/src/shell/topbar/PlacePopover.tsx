import { Popover } from '@takt/ui/popover/Popover.tsx'
import { type ReactElement, useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { LocationList } from './LocationList.tsx'
import { useAskedPlace } from './use-asked-place.ts'

export default function PlacePopover({ trigger }: { trigger: ReactElement }) {
  const text = useText()
  const [open, setOpen] = useState(true)
  const { kinds, mine, shown, pathOf } = useAskedPlace()
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={text('swap.location')}
      closeLabel={text('shell.close')}
      trigger={trigger}
    >
      <LocationList {...{ kinds, mine, shown, pathOf }} onChoose={() => setOpen(false)} />
    </Popover>
  )
}
