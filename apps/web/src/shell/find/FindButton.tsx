import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { FindIcon } from '@takt/ui/icon/icons.tsx'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { FindDialog } from '../lazy-parts.ts'
import { openFind } from './find-open.ts'
import { mayFind } from './may-find.ts'

/** The way to anything, on every page. */
export function FindButton() {
  const text = useText()
  if (!mayFind(useSession())) return null
  return (
    <IconButton
      aria-label={text('find.title')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      icon={<FindIcon />}
      data-help="part.find"
      onPointerEnter={() => void FindDialog.load().catch(() => undefined)}
      onClick={openFind}
    />
  )
}
