import type { ArchiveFile } from '@takt/domain/documents/model/document.ts'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import { DocumentViewer } from '../../../parts/viewer/DocumentViewer.tsx'
import { fileUrl } from '../../../parts/viewer/file-url.ts'
import styles from './FilePopup.module.css'

/** A look at a file without leaving the list; two pages beside each other make it wide. */
export default function FilePopup({ file, onClose }: { file: ArchiveFile; onClose: () => void }) {
  const text = useText()
  const [wide, setWide] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={file.description || file.name}
      closeLabel={text('shell.close')}
      size={wide ? 'full' : 'm'}
    >
      <div className={styles.document}>
        <DocumentViewer
          inPopup
          fileName={file.name}
          recordNo={file.record_no}
          objURL={fileUrl(file)}
          onWide={setWide}
          onFailure={notify.failure}
        />
      </div>
    </Dialog>
  )
}
