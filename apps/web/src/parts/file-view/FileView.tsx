import { useState } from 'react'
import { notify } from '../notices.ts'
import { DocumentViewer } from '../viewer/DocumentViewer.tsx'
import { fileUrl } from '../viewer/file-url.ts'
import { PrintDialog } from './PrintDialog.tsx'
import { type PrintedFile, printFile } from './print-file.ts'

/** A file as a page shows it: the viewer, the printers, and what went wrong. */
export function FileView({ file, machine_id }: { file: PrintedFile; machine_id: string }) {
  const [printing, setPrinting] = useState(false)
  return (
    <>
      <DocumentViewer
        fileName={file.name}
        recordNo={file.record_no}
        objURL={fileUrl(file)}
        onPrint={() => setPrinting(true)}
        onFailure={notify.failure}
      />
      {printing && (
        <PrintDialog
          machine_id={machine_id}
          onClose={() => setPrinting(false)}
          onPrint={(printer) => {
            setPrinting(false)
            void printFile(file, printer)
          }}
        />
      )}
    </>
  )
}
