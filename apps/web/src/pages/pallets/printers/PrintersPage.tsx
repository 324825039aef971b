import type { PrinterSettings } from '@takt/domain/pallets/model/print-job.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { PrinterForm } from './PrinterForm.tsx'

const none: readonly PrinterSettings[] = []
const keyOf = ({ printer_no }: PrinterSettings) => printer_no

/** Where the printers of the company are reached; a press opens one. */
export default function PrintersPage() {
  const text = useText()
  const load = useLoad('get_printer_settings', {}, { reloadOn: ['PalletsChanged'] })
  const columns = usePrinterColumns()
  /** null: none is open, '': one is being entered. */
  const [open, setOpen] = useState<string | null>(null)
  const printer = load.rows?.find((row) => keyOf(row) === open)
  return (
    <PageFrame
      layout="list"
      title={text('title.printers')}
      back={to('admin')}
      about={load.rows && text('printers.count', { count: load.rows.length })}
      load={load}
      failed={text('erp.failed-to-load')}
      tools={
        <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpen('')}>
          {text('printers.new')}
        </Button>
      }
    >
      <DataTable
        label={text('title.printers')}
        columns={columns}
        rows={load.rows ?? none}
        rowKey={keyOf}
        onSelect={setOpen}
        empty={<EmptyState title={text('printers.none')} />}
      />
      {open !== null && (open === '' || printer) && (
        <PrinterForm printer={printer} onSaved={load.reload} onClose={() => setOpen(null)} />
      )}
    </PageFrame>
  )
}

/** A description that only repeats the name says nothing. */
const aboutOf = ({ printer_name, printer_description }: PrinterSettings) =>
  printer_description === printer_name ? '' : printer_description

function usePrinterColumns(): readonly TableColumn<PrinterSettings>[] {
  const text = useText()
  const phone = usePhone()
  return useMemo(() => {
    const where = ({ host, port }: PrinterSettings) => (host === '' ? text('printers.no-address') : `${host}:${port}`)
    const name: TableColumn<PrinterSettings> = {
      key: 'printer_name',
      header: text('printers.name'),
      minWidth: 150,
      sortValue: (row) => row.printer_name,
      cell: (row) => <TwoLines strong first={row.printer_name} second={phone ? where(row) : aboutOf(row)} />,
    }
    const state: TableColumn<PrinterSettings> = {
      key: 'active',
      header: text('erp.state'),
      width: 130,
      sortValue: (row) => Number(row.active),
      cell: (row) => text(row.active ? 'printers.in-use' : 'printers.out-of-use'),
    }
    if (phone) return [name, state]
    return [
      name,
      { key: 'host', header: text('printers.host'), minWidth: 200, sortValue: where, cell: where },
      {
        key: 'waiting',
        header: text('printers.waiting'),
        width: 130,
        align: 'end',
        sortValue: (row) => row.waiting,
        cell: (row) => row.waiting,
      },
      state,
    ]
  }, [text, phone])
}
