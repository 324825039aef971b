import { ContextMenuAt, type MenuPoint } from '@takt/ui/context-menu/ContextMenuAt.tsx'
import { useText } from '../../data/use-text.ts'
import { openShortcuts } from './shortcuts-open.ts'

/** What a right click opens. Help for the thing under the pointer comes with the help texts. */
export default function HelpMenu({ point, onClose }: { point: MenuPoint | null; onClose: () => void }) {
  const text = useText()
  return (
    <ContextMenuAt
      point={point}
      label={text('context.menu')}
      onClose={onClose}
      entries={[{ id: 'shortcuts', label: text('user.shortcuts'), onSelect: openShortcuts }]}
    />
  )
}
