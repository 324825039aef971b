/** Shows a document: PDF page by page, pictures; anything else is offered as a download. */

import { shownAs } from '@takt/domain/ground/document-file.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../data/words/use-text.ts'
import styles from './DocumentViewer.module.css'
import { DownloadLink } from './DownloadLink.tsx'
import type { DocumentViewerProps } from './document-viewer-props.ts'
import { OpenDocument } from './OpenDocument.tsx'
import { useFileBytes } from './use-file-bytes.ts'

export function DocumentViewer(props: DocumentViewerProps) {
  const { fileName, objURL } = props
  if (shownAs(fileName) === 'download') return <OnlyDownload fileName={fileName} url={objURL} />
  // Another document is looked at anew.
  return <Fetched key={`${objURL ?? ''} ${fileName}`} {...props} />
}

function Fetched(props: DocumentViewerProps) {
  const text = useText()
  const { fileName, objURL, blob, onFailure } = props
  const { state, again } = useFileBytes({ blob, objURL })
  const failure = state !== null && 'failure' in state ? state.failure : undefined
  const tell = useEffectEvent((words: string) => onFailure?.(words))
  useEffect(() => {
    if (failure !== undefined) tell(failure)
  }, [failure])
  if (failure !== undefined) {
    return (
      <div className={styles.state}>
        <ErrorState
          message={text('document.failed')}
          detail={failure}
          retryLabel={text('shell.retry')}
          onRetry={again}
        />
      </div>
    )
  }
  if (state === null || 'failure' in state) {
    return (
      <div className={styles.state}>
        <LoadingState label={text('viewer.loading', { name: fileName })} />
      </div>
    )
  }
  // The name says what it is, and the server must agree.
  const agreed = shownAs(fileName) === 'pdf' ? 'application/pdf' : 'image/'
  if (!state.file.contentType.startsWith(agreed)) return <OnlyDownload fileName={fileName} url={objURL} />
  return <OpenDocument {...props} file={state.file} />
}

function OnlyDownload({ fileName, url }: { fileName: string; url: string | undefined }) {
  const text = useText()
  return (
    <div className={styles.state}>
      <EmptyState
        title={text('viewer.only-download')}
        text={text('viewer.only-download-text')}
        action={url !== undefined && <DownloadLink primary url={url} fileName={fileName} />}
      />
    </div>
  )
}
