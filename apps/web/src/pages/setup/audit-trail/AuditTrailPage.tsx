import { MOST_EXPORTED } from '@takt/contract/setup/export_audit_trail.ts'
import { TRAIL_PAGE } from '@takt/contract/setup/get_audit_trail.ts'
import { hasWholePlant } from '@takt/domain/ground/reach.ts'
import { csv } from '@takt/domain/ground/tables/csv.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { DownloadIcon } from '@takt/ui/icon/document-icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useOneAtATime } from '../../../data/call/use-one-at-a-time.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { saveFile } from '../../../device/save-file.ts'
import { notify } from '../../../parts/notices.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { useTrailWords } from '../../../parts/trail/use-trail-words.ts'
import { to } from '../../../routes/to.ts'
import styles from './AuditTrailPage.module.css'
import { TrailEntry } from './TrailEntry.tsx'
import { TrailFilters } from './TrailFilters.tsx'
import { useFirstFilter } from './trail-filter.ts'
import { useTrail } from './use-trail.ts'

/** Who did what, when and from where. */
export default function AuditTrailPage() {
  const text = useText()
  const language = useLanguage()
  const words = useTrailWords()
  const mayExport = useMayCall('export_audit_trail')
  const [filter, setFilter] = useState(useFirstFilter())
  const isWrong = filter.from_day > filter.to_day
  // Asked for by somebody with some machines, it would be refused.
  const isOpen = hasWholePlant(useSession())
  const trail = useTrail(filter, isOpen && !isWrong)
  const { pending, run } = useOneAtATime()
  const save = () =>
    run('save', async () => {
      try {
        const rows = await call('export_audit_trail', filter)
        const name = text('trail.file', { from: filter.from_day, to: filter.to_day })
        saveFile(name, csv(words.file(rows), language), 'text/csv')
        if (rows.length === MOST_EXPORTED) notify.success(text('trail.file-cut', { count: rows.length }))
      } catch (problem) {
        notify.refused(problem)
      }
    })
  return (
    <PageFrame
      layout="flow"
      title={text('title.audit-trail')}
      back={to('admin')}
      load={isWrong || !isOpen ? undefined : trail.load}
      failed={text('admin.failed')}
      tools={
        mayExport && (
          <Button
            icon={<DownloadIcon />}
            why={isWrong && text('trail.wrong-days')}
            busy={pending === 'save'}
            onClick={() => void save()}
          >
            {text('trail.export')}
          </Button>
        )
      }
    >
      {!isOpen && <EmptyState title={text('call.whole-plant')} />}
      {isOpen && <TrailFilters filter={filter} isWrong={isWrong} onChange={setFilter} />}
      {isOpen && !isWrong && trail.rows.length === 0 && (
        <EmptyState title={text('trail.none')} text={text('trail.none-text')} />
      )}
      {!isWrong && trail.rows.length > 0 && (
        <ol className={styles.entries} aria-label={text('title.audit-trail')}>
          {trail.rows.map((row) => (
            <TrailEntry key={row.id} row={row} />
          ))}
        </ol>
      )}
      {!isWrong && trail.rows.length > 0 && trail.rows.length % TRAIL_PAGE === 0 && !trail.isWhole && (
        <Button size="primary" busy={trail.busy} onClick={() => void trail.more()}>
          {text('trail.more')}
        </Button>
      )}
    </PageFrame>
  )
}
