import type { ArchiveFile } from '@takt/domain/documents/model/document.ts'
import { leadsOutside } from '@takt/domain/ground/file-path.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'

/** Opens a file of a list: at its number, or by its hash where it has none; an address in a tab of its own. */
export function useOpenFile(machine: string | undefined): (file: ArchiveFile) => void {
  const go = useGo()
  return (file) => {
    if (leadsOutside(file.name)) return void window.open(file.name, '_blank', 'noopener,noreferrer')
    const record_no = String(file.record_no)
    if (machine === undefined) return go(to('file', { record_no }))
    if (file.record_no === 0) return go(to('document', { machine, hash: file.hash }))
    go(to('machineFile', { machine, record_no }))
  }
}
