import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { LazyPopup } from '../../../parts/lazy-popup/LazyPopup.tsx'
import { GroupIcon } from './GroupIcon.tsx'

const GroupPopover = lazy(() => import('./GroupPopover.tsx'))

export function GroupSelector() {
  const text = useText()
  return (
    <LazyPopup
      popup={GroupPopover}
      trigger={<IconButton variant="secondary" aria-label={text('machines.group')} icon={<GroupIcon />} />}
    />
  )
}
