import { type BelongsTo, belongsTo, sizeWords } from '@takt/domain/documents/file-list.ts'
import type { ArchiveFile } from '@takt/domain/documents/model/document.ts'
import { shownAs } from '@takt/domain/ground/document-file.ts'
import { leadsOutside } from '@takt/domain/ground/file-path.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { EyeIcon } from '@takt/ui/icon/icons.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'

const words: Readonly<Record<BelongsTo, TextKey>> = {
  machine_id: 'files.machine',
  card_no: 'files.order',
  part_no: 'files.part',
  tool_id: 'files.tool',
  part_type_id: 'files.part-type',
}

interface FileColumns {
  numbered?: boolean
  /** With it a file can be looked at without leaving the list; the same on every render. */
  onLook?: (file: ArchiveFile) => void
}

/** The columns of a list of files; on a phone two of them. */
export function useFileColumns({ numbered = false, onLook }: FileColumns = {}): readonly TableColumn<ArchiveFile>[] {
  const text = useText()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const when = ({ changed }: ArchiveFile) => {
      const words = dayAndTime(Date.parse(changed), { timeZone })
      return phone ? words.slice(0, 'YYYY-MM-DD'.length) : words
    }
    const of = (file: ArchiveFile) => {
      const found = belongsTo(file)
      return found ? text(words[found.field], { key: found.key }) : ''
    }
    const type = (file: ArchiveFile) => file.type || text('files.link')
    const name: TableColumn<ArchiveFile> = {
      key: 'name',
      header: text('files.name'),
      minWidth: phone ? 200 : 300,
      sortValue: ({ description, name }) => description || name,
      cell: (file) => (
        <TwoLines
          strong
          first={file.description || file.name}
          second={phone ? `${of(file)} · ${type(file)}` : file.name}
        />
      ),
    }
    const changed: TableColumn<ArchiveFile> = {
      key: 'changed',
      header: text('files.changed'),
      width: phone ? 148 : 200,
      sortValue: (file) => file.changed,
      cell: when,
    }
    if (phone) return [name, changed]
    return [
      ...(numbered
        ? [
            {
              key: 'record_no',
              header: text('files.number'),
              width: 80,
              align: 'end' as const,
              sortValue: (file: ArchiveFile) => file.record_no,
              cell: (file: ArchiveFile) => (file.record_no > 0 ? file.record_no : ''),
            },
          ]
        : []),
      name,
      { key: 'belongs', header: text('files.belongs-to'), minWidth: 170, sortValue: of, cell: of },
      { key: 'type', header: text('files.type'), width: 90, sortValue: type, cell: type },
      {
        key: 'size',
        header: text('files.size'),
        width: 100,
        align: 'end',
        sortValue: (file) => file.size,
        cell: (file) => sizeWords(file.size),
      },
      changed,
      ...(onLook
        ? [
            {
              key: 'look',
              header: '',
              width: 72,
              cell: (file: ArchiveFile) =>
                shownAs(file.name) !== 'download' &&
                !leadsOutside(file.name) && (
                  <IconButton
                    aria-label={text('files.look', { name: file.description || file.name })}
                    icon={<EyeIcon />}
                    onClick={() => onLook(file)}
                  />
                ),
            },
          ]
        : []),
    ]
  }, [text, phone, timeZone, numbered, onLook])
}
