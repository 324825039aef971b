import { documentFolders, isOpen } from '@takt/domain/documents/document-folders.ts'
import type { Document, DocumentGroup } from '@takt/domain/documents/model/document.ts'
import { leadsOutside } from '@takt/domain/ground/file-path.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useMemo, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { DocumentRow, FolderRow } from './DocumentRows.tsx'
import styles from './DocumentsStep.module.css'

export interface ChosenDocument {
  readonly document_link: string
  readonly hash: string
}

const noDocuments: readonly Document[] = []
const noGroups: readonly DocumentGroup[] = []

export default function DocumentsStep({ value, asked, change, next }: StepProps<ChosenDocument | null, NoSettings>) {
  const text = useText()
  const phone = usePhone()
  const { machine_id } = asked.machine
  const card_no = asked.order?.card_no ?? ''
  const load = useLoad('get_documents', { machine_id, card_no }, { reloadOn: ['file-archive-added'] })
  const groups = useLoad('get_document_groups', {}, { reloadOn: ['file-archive-added'] })
  const [search, setSearch] = useState('')
  /** Folders that were closed by hand: all are open at first. */
  const [closed, setClosed] = useState<readonly number[]>([])
  const { folders, loose } = useMemo(
    () => documentFolders(load.rows ?? noDocuments, groups.rows ?? noGroups, search),
    [load.rows, groups.rows, search],
  )
  const failure = load.error ?? groups.error
  if (failure && (!load.rows || !groups.rows)) {
    return (
      <ErrorState
        message={text('documents.failed')}
        text={failure.message}
        retryLabel={text('wizard.retry')}
        onRetry={() => void Promise.all([load.reload(), groups.reload()])}
      />
    )
  }
  if (!load.rows || !groups.rows) return <LoadingState label={text('documents.loading')} />
  if (load.rows.length === 0) return <EmptyState title={text('documents.none')} text={text('documents.none-text')} />
  const numbers = folders.map(({ group_no }) => group_no)
  const opened = numbers.filter((group_no) => !closed.includes(group_no))
  const choose = ({ document_link, hash }: Document) => {
    // The new tab must not reach back into this one.
    if (leadsOutside(document_link)) return void window.open(document_link, '_blank', 'noopener,noreferrer')
    change({ document_link, hash })
    next()
  }
  const row = (shown: (typeof loose)[number]) => (
    <DocumentRow
      key={shown.document.hash}
      {...shown}
      chosen={value?.hash === shown.document.hash}
      onPress={() => choose(shown.document)}
    />
  )
  return (
    <div className={styles.step}>
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          size="primary"
          label={text('documents.search')}
          placeholder={text('documents.search')}
          clearLabel={text('shell.clear-search')}
          value={search}
          onValueChange={setSearch}
        />
        <Button size={phone ? 'touch' : 'primary'} onClick={() => setClosed([])}>
          {text('documents.expand')}
        </Button>
        <Button size={phone ? 'touch' : 'primary'} onClick={() => setClosed(numbers)}>
          {text('documents.collapse')}
        </Button>
      </div>
      <div className={styles.list}>
        {folders.map((folder) => {
          const open = isOpen(folder.group_no, opened, search)
          const turn = () =>
            setClosed(open ? [...closed, folder.group_no] : closed.filter((no) => no !== folder.group_no))
          return (
            <section key={folder.group_no} className={styles.folder}>
              <FolderRow folder={folder} open={open} onPress={turn} />
              {open && <ul className={styles.inside}>{folder.documents.map(row)}</ul>}
            </section>
          )
        })}
        {loose.length > 0 && <ul className={styles.loose}>{loose.map(row)}</ul>}
        {folders.length === 0 && loose.length === 0 && <EmptyState title={text('documents.no-match', { search })} />}
      </div>
    </div>
  )
}
