import type { Folder, ShownDocument } from '@takt/domain/documents/document-folders.ts'
import type { Piece } from '@takt/domain/documents/highlight.ts'
import type { Document } from '@takt/domain/documents/model/document.ts'
import { leadsOutside } from '@takt/domain/ground/file-path.ts'
import { ChevronDownIcon, ChevronRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { FileIcon, FolderIcon } from '@takt/ui/icon/document-icons.tsx'
import { useText } from '../../../data/words/use-text.ts'
import styles from './DocumentsStep.module.css'

export function FolderRow({ folder, open, onPress }: { folder: Folder<Document>; open: boolean; onPress: () => void }) {
  const text = useText()
  return (
    <button type="button" className={styles.head} aria-expanded={open} onClick={onPress}>
      {open ? <ChevronDownIcon /> : <ChevronRightIcon />}
      <FolderIcon />
      <span className={styles.words}>
        <strong>
          <Marked pieces={folder.words} />
        </strong>
        {folder.note !== '' && <span className={styles.note}>{folder.note}</span>}
      </span>
      <span className={styles.note}>{text('documents.count', { count: folder.documents.length })}</span>
    </button>
  )
}

interface DocumentRowProps extends ShownDocument<Document> {
  readonly chosen: boolean
  readonly onPress: () => void
}

export function DocumentRow({ document, words, chosen, onPress }: DocumentRowProps) {
  const text = useText()
  const outside = leadsOutside(document.document_link)
  const about = [
    outside ? text('documents.outside') : document.document_link,
    document.drawing === 1 ? text('documents.drawing') : '',
  ]
  return (
    <li>
      <button type="button" className={styles.document} aria-pressed={chosen} onClick={onPress}>
        <FileIcon />
        <span className={styles.words}>
          <span>
            <Marked pieces={words} />
          </span>
          <span className={styles.note}>{about.filter(Boolean).join(' · ')}</span>
        </span>
      </button>
    </li>
  )
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, hit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
    hit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  )
}
