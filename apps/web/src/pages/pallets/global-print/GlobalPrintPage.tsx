import { type PrintStatus, printStatuses } from '@takt/domain/orders/print-status.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { say, useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { tellUntilLeft } from '../../../parts/page-frame/tell-instead.ts'
import { PrintJobTable } from '../../../parts/pallets/PrintJobTable.tsx'
import { statusWords } from '../../../parts/pallets/use-job-columns.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'

/** Everything that was printed or waits to be, over all machines; the path says of which status. */
export default function GlobalPrintPage() {
  const text = useText()
  const go = useGo()
  const { printstatus = '' } = useRouteParams('globalPrint')
  const print_status = statusOf(printstatus)
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    if (printstatus !== '' && print_status === '') {
      tellUntilLeft(say('instead.print-status', { asked: printstatus }), path)
    }
  }, [printstatus, print_status, path])
  const load = useLoad('get_print_jobs', { print_status }, { reloadOn: ['PalletsChanged'] })
  return (
    <PageFrame
      layout="list"
      title={text('title.global-print')}
      about={load.rows && text('print.count', { count: load.rows.length })}
      load={load}
      failed={text('erp.failed-to-load')}
      tools={
        <SelectField
          label={text('erp.state')}
          placeholder={text('print.all')}
          value={print_status}
          onValueChange={(next) => go(next === '' ? to('globalPrint', {}) : to('globalPrint', { printstatus: next }))}
          options={[
            { value: '', label: text('print.all') },
            ...printStatuses.map((status) => ({ value: status, label: text(statusWords[status]) })),
          ]}
        />
      }
    >
      <PrintJobTable
        label={text('title.global-print')}
        machine_id=""
        rows={load.rows}
        empty={<EmptyState title={text('print.nothing')} />}
      />
    </PageFrame>
  )
}

/** In a path of somebody's own hand the case may be another; what is no status shows all, and the page says so. */
function statusOf(segment: string): '' | PrintStatus {
  return printStatuses.find((status) => status.toLowerCase() === segment.toLowerCase()) ?? ''
}
