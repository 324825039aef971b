import type { ArchiveFile, QuickReport } from '@takt/domain/documents/model/document.ts'
import { availableOrders } from '@takt/domain/orders/wizard/available-orders.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { select, useSelection } from '../../../data/chosen/selection.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { useFileColumns } from '../files/use-file-columns.tsx'
import { useOpenFile } from '../files/use-open-file.ts'
import styles from './QuickReportsPage.module.css'
import { ReportAbout } from './ReportAbout.tsx'

const noReports: readonly QuickReport[] = []
const noFiles: readonly ArchiveFile[] = []
const keyOf = ({ record_no }: { readonly record_no: number }) => String(record_no)

/** Reports that are made at once: one is chosen and generated; what was generated stands below, newest first. */
export default function QuickReportsPage() {
  const text = useText()
  const go = useGo()
  const { machine: here } = useRouteParams('machineQuickReports', 'quickReports')
  const [chosenMachine, setMachine] = useState('')
  const machine_id = here ?? chosenMachine
  /** null: the order that runs, until another one is chosen. */
  const [chosenCard, setCard] = useState<string | null>(null)
  const running = useLoad('get_running_orders', { machine_id }, { enabled: machine_id !== '' })
  const card_no = chosenCard ?? availableOrders(running.rows ?? [])[0]?.card_no ?? ''
  const load = useLoad('get_quick_reports', here === undefined ? {} : { machine_id: here })
  const asked = here === undefined ? {} : { machine_id: here }
  const files = useLoad('get_files', { ...asked, kind: 'q-reports' }, { reloadOn: ['file-archive-added'] })
  const selected = useSelection()
  const key = selected?.kind === 'quick-report' ? keyOf(selected.of.report) : null
  const choose = useEffectEvent((pressed: string | null) => {
    const report = load.rows?.find((one) => keyOf(one) === pressed)
    const onDone = (made: number) => {
      const record_no = String(made)
      go(here === undefined ? to('file', { record_no }) : to('machineFile', { machine: here, record_no }))
    }
    select(report ? { kind: 'quick-report', of: { report, machine_id, card_no, onDone } } : null)
  })
  // Another machine or order: the bar acts on what is chosen now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the occasion
  useEffect(() => choose(key), [machine_id, card_no])
  useEffect(() => () => select(null), [])
  const columns = useReportColumns()
  const fileColumns = useFileColumns()
  const open = useOpenFile(here)
  return (
    <PageFrame
      layout="screen"
      title={text('title.quick-reports')}
      about={here}
      back={here === undefined ? to('files') : to('machine', { machine: here })}
      load={load}
      failed={text('quick-reports.failed')}
    >
      <ReportAbout
        machine_id={machine_id}
        card_no={card_no}
        onMachine={
          here === undefined
            ? (next) => {
                setMachine(next)
                setCard(null)
              }
            : undefined
        }
        onCard={setCard}
      />
      <DataTable
        className={styles.reports}
        label={text('title.quick-reports')}
        columns={columns}
        rows={load.rows ?? noReports}
        rowKey={keyOf}
        selectedKey={key}
        onSelect={(pressed) => choose(pressed === key ? null : pressed)}
        empty={<EmptyState title={text('quick-reports.failed')} />}
      />
      <h2 className={styles.latest}>{text('quick-reports.latest')}</h2>
      <DataTable
        className={styles.files}
        label={text('quick-reports.latest')}
        columns={fileColumns}
        rows={files.rows ?? noFiles}
        rowKey={keyOf}
        onSelect={(pressed) => {
          const file = files.rows?.find((one) => keyOf(one) === pressed)
          if (file) open(file)
        }}
        loading={files.rows || files.error ? undefined : <LoadingState label={text('shell.loading')} />}
        empty={<EmptyState title={files.error?.message ?? text('quick-reports.no-files')} />}
      />
    </PageFrame>
  )
}

function useReportColumns(): readonly TableColumn<QuickReport>[] {
  const text = useText()
  return useMemo(() => {
    const name = ({ report_translation, report_name }: QuickReport) => report_translation || report_name
    return [
      { key: 'report_translation', header: text('files.name'), sortValue: name, cell: name },
      {
        key: 'use_custom_xml',
        header: text('quick-reports.order'),
        width: 180,
        cell: ({ use_custom_xml }) => (use_custom_xml === 1 ? text('quick-reports.needs-order') : ''),
      },
    ]
  }, [text])
}
