import { filesNamed } from '@takt/domain/documents/file-list.ts'
import type { ArchiveFile } from '@takt/domain/documents/model/document.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useMemo, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import styles from './FilesPage.module.css'
import { UploadDialog } from './UploadDialog.tsx'
import { useFileColumns } from './use-file-columns.tsx'
import { useOpenFile } from './use-open-file.ts'

const FilePopup = lazy(() => import('./FilePopup.tsx'))
const none: readonly ArchiveFile[] = []
const keyOf = ({ record_no, hash, path }: ArchiveFile) => `${record_no} ${hash} ${path}`

/** The archive of the company, or what of it belongs to a machine and the order that runs there. */
export default function FilesPage() {
  const text = useText()
  const go = useGo()
  const { machine } = useRouteParams('machineFiles', 'files')
  const session = useSession()
  const running = useLoad('get_running_orders', { machine_id: machine ?? '' }, { enabled: machine !== undefined })
  const card_no = running.rows?.[0]?.card_no ?? ''
  const known = machine === undefined || running.rows !== undefined || running.error !== null
  const asked = machine === undefined ? {} : { machine_id: machine, card_no }
  const load = useLoad('get_files', asked, { enabled: known, reloadOn: ['file-archive-added'] })
  const [looked, setLooked] = useState<ArchiveFile | null>(null)
  const columns = useFileColumns({ numbered: machine === undefined, onLook: setLooked })
  const [search, setSearch] = useState('')
  const [adding, setAdding] = useState(false)
  const shown = useMemo(() => filesNamed(load.rows ?? none, search), [load.rows, search])
  const open = useOpenFile(machine)
  const count = load.rows && text('files.count', { count: shown.length })
  const reports = machine === undefined ? to('quickReports') : to('machineQuickReports', { machine })
  return (
    <PageFrame
      layout="list"
      title={text('title.files')}
      about={[machine, card_no, count].filter(Boolean).join(' · ')}
      back={machine === undefined ? undefined : to('machine', { machine })}
      load={load}
      failed={text('files.failed')}
      tools={
        <>
          <SearchField
            className={styles.search}
            label={text('files.search')}
            placeholder={text('files.search')}
            clearLabel={text('shell.clear-search')}
            value={search}
            onValueChange={setSearch}
          />
          <Button onClick={() => go(reports)}>{text('title.quick-reports')}</Button>
          {can(session, 'change-documents') && (
            <Button variant="primary" icon={<PlusIcon />} onClick={() => setAdding(true)}>
              {text('upload.open')}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label={text('title.files')}
        columns={columns}
        rows={shown}
        rowKey={keyOf}
        onSelect={(key) => {
          const file = shown.find((each) => keyOf(each) === key)
          if (file) open(file)
        }}
        empty={
          search !== '' ? (
            <EmptyState title={text('files.no-match', { search })} />
          ) : (
            <EmptyState title={text('files.none')} text={machine && text('files.none-machine')} />
          )
        }
      />
      {looked && <FilePopup file={looked} onClose={() => setLooked(null)} />}
      {adding && (
        <UploadDialog
          start={card_no !== '' ? { field: 'card_no', key: card_no } : { field: 'machine_id', key: machine ?? '' }}
          onClose={() => setAdding(false)}
        />
      )}
    </PageFrame>
  )
}
