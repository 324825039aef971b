import { fileOf } from '@takt/domain/ground/registers/register-file.ts'
import { csv } from '@takt/domain/ground/tables/csv.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { DownloadIcon, FileIcon } from '@takt/ui/icon/document-icons.tsx'
import { ClockIcon, MoreIcon } from '@takt/ui/icon/icons.tsx'
import { MenuButton } from '@takt/ui/menu/MenuButton.tsx'
import { useState } from 'react'
import { useMayCall } from '../../data/session/may-call.ts'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'
import { takeOut } from '../take-out.ts'
import { ChangesDialog } from './ChangesDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import type { DescribedView, FiledView, Row } from './register-view.ts'
import { useRegisterWords } from './use-register-words.ts'

type RegisterToolsProps = {
  /** What goes into the file. */
  rows: readonly Row[]
} & (
  | { of: DescribedView; onImported?: undefined }
  /** Called when a file was read: its rows are to be loaded. */
  | { of: FiledView; onImported: () => Promise<void> }
)

/** Who changed what, and the list as a file, out and in. */
export function RegisterTools(props: RegisterToolsProps) {
  const { of: view, rows } = props
  const text = useText()
  const language = useLanguage()
  const words = useRegisterWords(view)
  const [open, setOpen] = useState<'changes' | 'import' | null>(null)
  const mayImport = useMayCall('save_register_rows') && props.onImported !== undefined
  const close = () => setOpen(null)
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
            onSelect: () => setOpen('changes'),
          },
          { id: 'save', icon: <DownloadIcon />, label: text('register.save-file'), onSelect: () => void save() },
          ...(mayImport
            ? [{ id: 'import', icon: <FileIcon />, label: text('register.import'), onSelect: () => setOpen('import') }]
            : []),
        ]}
      />
      {open === 'changes' && <ChangesDialog view={view} onClose={close} />}
      {open === 'import' && props.onImported && (
        <ImportDialog view={props.of} onSaved={props.onImported} onClose={close} />
      )}
    </>
  )
}
