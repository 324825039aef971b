import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { printers } from '@takt/domain/pallets/printers.register.ts'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { RegisterPage } from '../../../parts/register/RegisterPage.tsx'
import { showRegister } from '../../../parts/register/register-view.ts'
import { TestLabel } from './TestLabel.tsx'

type Printer = ProcedureRow<'get_printer_settings'>

const view = showRegister({
  of: printers,
  title: 'title.printers',
  columns: ['host', 'active'],
  onPhone: ['host', 'active'],
  find: 'printers.find',
  states: { active: ['printers.in-use', 'printers.out-of-use'] },
  hints: { printer_no: 'printers.name-hint', host: 'printers.host-hint', asks_status: 'printers.asks-status-hint' },
  deleteText: 'printers.delete-text',
  beside: { first: {}, part: ({ row }) => row && <TestLabel printer_no={String(row.printer_no)} /> },
  // What waits for a printer is printed meanwhile.
  reloadOn: ['PalletsChanged'],
})

/** Where the printers of the company are reached, and how much waits for each. */
export default function PrintersPage() {
  const text = useText()
  const cells = useMemo(
    () => ({
      host: ({ host, port }: Pick<Printer, 'host' | 'port'>) =>
        host === '' ? text('printers.no-address') : `${host}:${port}`,
    }),
    [text],
  )
  const waiting = useMemo(
    (): readonly TableColumn<Pick<Printer, 'waiting'>>[] => [
      {
        ...{ key: 'waiting', header: text('printers.waiting'), width: 130, align: 'end' },
        sortValue: (row) => row.waiting,
        cell: (row) => row.waiting,
      },
    ],
    [text],
  )
  return <RegisterPage of={view} cells={cells} moreColumns={waiting} />
}
