import { shownDocument, shownReport } from '@takt/domain/documents/shown-document.ts'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { NewDocumentBadge } from '../../dashboard/document/NewDocumentBadge.tsx'
import { DocumentViewer } from '../../parts/viewer/DocumentViewer.tsx'
import { fileUrl } from '../../parts/viewer/file-url.ts'
import styles from './ReportWidget.module.css'
import type { report } from './report.widget.ts'

type Props = WidgetProps<(typeof report)['options'], ReturnType<(typeof report)['needs']>>

/** The report of the order that runs, or a document of the machine: one page of it. */
export default function ReportWidget({ config, data, say }: Props) {
  const { machine } = data
  const card_no = machine?.card_no ?? ''
  const setting_name = config['reportType.report_setting']
  const made = config.dataSource === 1 ? shownReport(data.files, { setting_name, card_no }) : null
  const document = config.dataSource === 2 ? shownDocument(data.documents, config) : null
  const shown = made
    ? { hash: made.hash, path: made.path }
    : document && { hash: document.hash, path: document.document_link }
  if (shown === null) {
    return (
      <p className={styles.none}>{say(config.dataSource === 1 ? 'widget.report-not-made' : 'widget.report-none')}</p>
    )
  }
  const heading = config.dataSource === 2 ? config['customDocuments.label'] : ''
  return (
    <div className={styles.report}>
      {heading !== '' && <h3 className={styles.heading}>{heading}</h3>}
      <DocumentViewer
        bare
        printEnabled={false}
        specificPage={config.pageNumber}
        fileName={shown.path}
        objURL={fileUrl(shown)}
      />
      {document && machine && config.warnForNew && (
        <NewDocumentBadge
          document={document}
          machine={machine}
          threshold={config.warningThreshHold}
          place={{ right: config.right, top: config.top }}
        />
      )}
    </div>
  )
}
