import { fileOf } from '@takt/domain/ground/registers/register-file.ts'
import { csv } from '@takt/domain/ground/tables/csv.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { DownloadIcon } from '@takt/ui/icon/document-icons.tsx'
import { ClockIcon, MoreIcon } from '@takt/ui/icon/icons.tsx'
import { MenuButton } from '@takt/ui/menu/MenuButton.tsx'
import type { MenuEntry } from '@takt/ui/menu/menu-entry.ts'
import { useState } from 'react'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'
import { takeOut } from '../take-out.ts'
import { ChangesDialog } from './ChangesDialog.tsx'
import type { DescribedView, Row } from './register-view.ts'
import { useRegisterWords } from './use-register-words.ts'

interface RegisterToolsProps {
  of: DescribedView
  /** What goes into the file. */
  rows: readonly Row[]
  more?: readonly MenuEntry[]
}

/** Who changed what, and the list as a file. */
export function RegisterTools({ of: view, rows, more = [] }: RegisterToolsProps) {
  const text = useText()
  const language = useLanguage()
  const words = useRegisterWords(view)
  const [showsChanges, setShowsChanges] = useState(false)
  const save = () =>
    takeOut(`${text(view.title)}.csv`, { rows: rows.length, content: csv(fileOf(view.of, rows, words.file), language) })
  return (
    <>
      <MenuButton
        label={text('register.more')}
        trigger={<IconButton variant="secondary" aria-label={text('register.more')} icon={<MoreIcon />} />}
        entries={[
          {
            id: 'changes',
            icon: <ClockIcon />,
            label: text('register.changes'),
            onSelect: () => setShowsChanges(true),
          },
          { id: 'save', icon: <DownloadIcon />, label: text('register.save-file'), onSelect: () => void save() },
          ...more,
        ]}
      />
      {showsChanges && <ChangesDialog view={view} onClose={() => setShowsChanges(false)} />}
    </>
  )
}
